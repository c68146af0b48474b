import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { orders } from '../orders/orders.tables.ts';

const columns = {
  id: orders.id,
  status: orders.status,
  cartVersion: orders.cartVersion,
  wishesHash: orders.wishesHash,
  heldUntil: orders.heldUntil,
  createdAt: orders.createdAt,
};

export async function findAttempt(tx: Tx, orderId: string) {
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, orderId));
  return order;
}

export async function findLastOrder(tx: Tx, cartId: string) {
  const [order] = await tx
    .select(columns)
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.id))
    .limit(1);
  return order;
}

export async function keepPayment(tx: Tx, orderId: string, paymentId: string): Promise<void> {
  await tx.update(orders).set({ paymentId }).where(eq(orders.id, orderId));
}

export async function paymentOf(db: Db, orderId: string): Promise<string | null> {
  const [order] = await db.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, orderId));
  return order?.paymentId ?? null;
}

/** What is left of products after an order tried to take them. */
export async function stockLeft(tx: Tx, productIds: string[]) {
  const rows = await tx
    .select({
      id: products.id,
      stock: products.stock,
      isSold: sql<boolean>`${products.isAvailable} and ${products.deletedAt} is null`,
    })
    .from(products)
    .where(inArray(products.id, productIds));
  return new Map(rows.map((row) => [row.id, row]));
}
