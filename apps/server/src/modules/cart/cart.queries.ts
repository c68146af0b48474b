import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { isId, newId } from '../../platform/new-id.ts';
import { products } from '../catalog/catalog.tables.ts';
import { cartLines, carts } from './cart.tables.ts';

export type CartRow = { id: string; version: number; couponId: string | null };

const cartColumns = { id: carts.id, version: carts.version, couponId: carts.couponId };

/** The person's cart, made on first use, locked until the transaction ends: parallel changes come one after the other. */
export async function lockCart(tx: Tx, userId: string): Promise<CartRow> {
  const [row] = await tx
    .insert(carts)
    .values({ id: newId(), userId })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + 1`, updatedAt: sql`now()` } })
    .returning(cartColumns);
  if (!row) throw new Error('the cart could not be locked');
  return row;
}

/** The person's cart as it is, made on first use. */
export async function findCart(db: Db | Tx, userId: string): Promise<CartRow> {
  const [row] = await db.select(cartColumns).from(carts).where(eq(carts.userId, userId));
  if (row) return row;
  await db.insert(carts).values({ id: newId(), userId }).onConflictDoNothing();
  return findCart(db, userId);
}

/** Products by id or by article code, with what the cart holds of each. */
export async function findForCart(tx: Tx, cartId: string, refs: string[]) {
  const ids = refs.filter(isId);
  return tx
    .select({
      id: products.id,
      code: products.code,
      catalogue: products.catalogue,
      pricePaise: products.pricePaise,
      stock: products.stock,
      isAvailable: products.isAvailable,
      isDeleted: sql<boolean>`${products.deletedAt} is not null`,
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
    })
    .from(products)
    .leftJoin(cartLines, and(eq(cartLines.productId, products.id), eq(cartLines.cartId, cartId)))
    .where(
      and(
        or(ids.length > 0 ? inArray(products.id, ids) : undefined, inArray(products.code, refs)),
        // What was deleted can still be taken out of a cart, but not be put into one.
        or(isNull(products.deletedAt), sql`${cartLines.quantity} is not null`),
      ),
    );
}

export async function setLine(
  tx: Tx,
  line: { cartId: string; productId: string; quantity: number; pricePaise: number },
): Promise<void> {
  const { cartId, productId, quantity, pricePaise } = line;
  if (quantity === 0) {
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.productId, productId)));
    return;
  }
  await tx
    .insert(cartLines)
    .values({ cartId, productId, quantity, pricePaiseAtAdd: pricePaise })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.productId], set: { quantity, updatedAt: sql`now()` } });
}

export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

export async function keepCoupon(tx: Tx, cartId: string, couponId: string | null): Promise<void> {
  await tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));
}

/** What is in a cart, with the products as they are now. */
export const cartContents = (db: Db | Tx, cartId: string) =>
  db
    .select({
      id: cartLines.id,
      productId: products.id,
      catalogue: products.catalogue,
      name: products.name,
      picture: sql<string>`${products.pictures}[1]`,
      packQuantity: products.packQuantity,
      unit: products.unit,
      quantity: cartLines.quantity,
      pricePaiseAtAdd: cartLines.pricePaiseAtAdd,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      gstPercent: products.gstPercent,
      stock: products.stock,
      requiresPrescription: products.requiresPrescription,
      isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));

export type CartContents = Awaited<ReturnType<typeof cartContents>>;
