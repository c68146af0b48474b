import type { WaitingWork } from '@subah/contract/reports/reports';
import { can, type Role } from '@subah/rules/accounts/roles';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isAccountOpen } from '../accounts/index.ts';
import { products } from '../catalog/catalog.tables.ts';
import { contactMessages } from '../contact/contact.tables.ts';
import { callRequests } from '../healthcare/healthcare.tables.ts';
import { isOpenPickUp } from '../orders/index.ts';
import { orderClaims } from '../orders/order-claims.tables.ts';
import { pickUps } from '../orders/pick-ups.tables.ts';
import { isUndecidedDispute } from '../payments/index.ts';
import { disputes } from '../payments/payments.tables.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';
import { countRecalledOrders } from './recalled-orders.ts';

/** Every open console reads it again and again: each count reads an index of open rows only. */
export async function countWaitingWork(db: Db, role: Role): Promise<WaitingWork> {
  const servesCustomers = can(role, 'serve customers');
  return {
    prescriptions: can(role, 'check prescriptions')
      ? await db.$count(
          prescriptions,
          and(eq(prescriptions.status, 'pending'), isNull(prescriptions.erasedAt), isAccountOpen(prescriptions.userId)),
        )
      : null,
    callRequests: servesCustomers ? await db.$count(callRequests, isNull(callRequests.doneAt)) : null,
    messages: servesCustomers ? await db.$count(contactMessages, isNull(contactMessages.doneAt)) : null,
    lowStock: can(role, 'change prices and stock') ? await countLowStock(db) : null,
    claims: can(role, 'change orders') ? await db.$count(orderClaims, eq(orderClaims.state, 'open')) : null,
    disputes: can(role, 'see payments') ? await db.$count(disputes, isUndecidedDispute) : null,
    pickUps: can(role, 'count cash') ? await db.$count(pickUps, isOpenPickUp) : null,
    recalledOrders: can(role, 'pack orders') ? await countRecalledOrders(db) : null,
  };
}

/** More than the badge shows; a shop that was imported without stock would count every product. */
const MAX_COUNTED = 100;

const countLowStock = (db: Db): Promise<number> =>
  db.$count(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isNull(products.deletedAt), products.isAvailable, isNotNull(products.lowStock)))
      .limit(MAX_COUNTED),
  );
