import type { Cart } from '@subah/contract/cart';
import { picturePath } from '@subah/contract/picture';
import { catalogueFacts } from '@subah/rules/catalog/catalogues';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { isId, newId } from '../../platform/new-id.ts';
import { products } from '../catalog/catalog.tables.ts';
import { cartLines, carts } from './cart.tables.ts';

/** The person's cart, made on first use, locked until the transaction ends: parallel changes come one after the other. */
export async function lockCart(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .insert(carts)
    .values({ id: newId(), userId })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id });
  if (!row) throw new Error('the cart could not be locked');
  return row.id;
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
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
    })
    .from(products)
    .leftJoin(cartLines, and(eq(cartLines.productId, products.id), eq(cartLines.cartId, cartId)))
    .where(and(or(ids.length > 0 ? inArray(products.id, ids) : undefined, inArray(products.code, refs))));
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

export async function readCart(db: Db | Tx, cartId: string): Promise<Cart> {
  const rows = await db
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
      stock: products.stock,
      isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
  const items = rows.map((row) => ({
    _id: row.id,
    productId: row.productId,
    itemType: catalogueFacts[row.catalogue].itemType,
    name: row.name,
    image: picturePath(row.picture),
    unit: packSize(row.packQuantity, row.unit),
    quantity: row.quantity,
    priceAtAdd: toRupees(row.pricePaiseAtAdd),
    price: toRupees(row.pricePaise),
    mrp: toRupees(row.mrpPaise),
    available: row.isSold && row.stock >= row.quantity,
    stockLeft: row.isSold ? row.stock : 0,
  }));
  const totalPaise = rows.reduce((sum, row) => sum + (row.isSold ? row.pricePaise * row.quantity : 0), 0);
  return { _id: cartId, items, totalPrice: toRupees(totalPaise), count: items.length };
}
