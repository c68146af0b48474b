import { UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { orders } from '../orders.tables.ts';

const MAX_ORDERS = 500;

/** Orders that are not packed before the pharmacist has decided, the oldest first. */
export async function listPrescriptionsToCheck(db: Db): Promise<{ _id: string; prescriptionId: string }[]> {
  const rows = await db
    .select({ _id: orders.id, prescriptionId: orders.prescriptionId })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...UNDELIVERED_STATUSES]),
        eq(orders.prescriptionState, 'to_check'),
        isNotNull(orders.prescriptionId),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MAX_ORDERS);
  return rows.flatMap(({ _id, prescriptionId }) => (prescriptionId ? [{ _id, prescriptionId }] : []));
}
