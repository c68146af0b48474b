import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, desc, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findCards } from '../../catalog/index.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { DELIVERED_STATUSES } from './list-delivered-lines.ts';

/** True when the product was delivered to this customer. */
export async function hasReceived(
  db: Db | Tx,
  { userId, productId }: { userId: string; productId: string },
): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, [...DELIVERED_STATUSES]),
        eq(orderLines.productId, productId),
        isNull(orderLines.rejectedAt),
      ),
    )
    .limit(1);
  return line !== undefined;
}

const MAX_BOUGHT = 60;
const MAX_BUY_AGAIN = 12;

/** Products of a customer's orders that are for sale, the last one first. A lab test is not bought again by a tap. */
export async function listBuyAgain(db: Db, userId: string): Promise<ProductCard[]> {
  const rows = await db
    .select({ productId: orderLines.productId, last: max(orders.placedAt) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.status, 'cancelled'),
        ne(orderLines.catalog, 'labtest'),
        isNull(orderLines.rejectedAt),
      ),
    )
    .groupBy(orderLines.productId)
    .orderBy(desc(max(orders.placedAt)), orderLines.productId)
    .limit(MAX_BOUGHT);
  const cards = await findCards(
    db,
    rows.map(({ productId }) => productId),
  );
  return cards.filter(({ isAvailable, stock }) => isAvailable && stock > 0).slice(0, MAX_BUY_AGAIN);
}
