import { sampleMorningOf } from '@subah/rules/healthcare/lab-visit';
import { indiaDate } from '@subah/rules/india-time';
import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { DELIVERED_STATUSES } from './bought-goods/list-delivered-lines.ts';
import { orderLines, orders } from './orders.tables.ts';

/** The line of a lab test in a placed order, unless it was rejected. A product occurs once in an order, so the line id is optional. */
export async function findLabLine(
  db: Db | Tx,
  { orderId, productId, lineId }: { orderId: string; productId: string; lineId?: string | undefined },
): Promise<{ id: string; userId: string } | undefined> {
  const [line] = await db
    .select({ id: orderLines.id, userId: orders.userId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.productId, productId),
        eq(orderLines.catalog, 'labtest'),
        isNull(orderLines.rejectedAt),
        isNotNull(orders.placedAt),
        lineId ? eq(orderLines.id, lineId) : undefined,
      ),
    );
  return line;
}

export const findLabLines = (db: Db | Tx, by: { orderId: string } | { lineIds: string[] }) =>
  db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      testName: orderLines.name,
      patientName: orderLines.patientName,
      morePatients: orderLines.morePatients,
    })
    .from(orderLines)
    .where('orderId' in by ? eq(orderLines.orderId, by.orderId) : inArray(orderLines.id, by.lineIds));

/** After a delivery has moved: the samples that its round takes move along, unless it no longer comes in the morning. */
export async function moveSamplesWithDelivery(tx: Tx, orderId: string, slotFrom: Date): Promise<void> {
  const morning = sampleMorningOf(slotFrom);
  await tx
    .update(orderLines)
    .set({ collectionDate: morning ?? indiaDate(slotFrom), isCollectedWithDelivery: morning !== null })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isCollectedWithDelivery, true)));
}

/** Lab tests of orders that were delivered since then. */
export const findCollectedTests = (tx: Tx, userId: string, since: Date): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: orderLines.id, name: orderLines.name })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, DELIVERED_STATUSES),
        gte(orders.deliveredAt, since),
        eq(orderLines.catalog, 'labtest'),
        isNull(orderLines.rejectedAt),
      ),
    );
