import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { joinSnapshot, ProductSnapshot } from '../catalog/index.ts';
import { cartLines, carts } from './cart.tables.ts';

export type CartRow = { id: string; version: number; couponId: string | null; attemptId: string | null };

const CartRowShape: z.ZodType<CartRow> = z.object({
  id: z.string(),
  version: z.int(),
  couponId: z.string().nullable(),
  attemptId: z.string().nullable(),
});

const CART = `id, version, coupon_id as "couponId", attempt_id as "attemptId"`;

const LOCK_FOR_CHANGE = defineStatement({
  name: 'cart_lock_for_change',
  text: `insert into carts (id, user_id) values ($1, $2)
     on conflict (user_id) do update set version = carts.version + 1, updated_at = now() returning ${CART}`,
  row: CartRowShape,
});

/** Locks the customer's cart for a change and raises its version. Creates the cart on first use. */
export async function lockCartForChange(tx: Tx, userId: string): Promise<CartRow> {
  const [cart] = await runPrepared(tx, LOCK_FOR_CHANGE, [newId(), userId]);
  if (!cart) throw new Error('cart was neither created nor locked');
  return cart;
}

const LOCK_FOR_ORDER = defineStatement({
  name: 'cart_lock_for_order',
  text: `select ${CART} from carts where user_id = $1 for no key update`,
  row: CartRowShape,
});

/** Locks the customer's cart without changing it. */
export async function lockCartForOrder(tx: Tx, userId: string): Promise<CartRow | undefined> {
  const [cart] = await runPrepared(tx, LOCK_FOR_ORDER, [userId]);
  return cart;
}

/** Locks a cart by its id; false when it was deleted with its account. */
export async function lockCartById(tx: Tx, cartId: string): Promise<boolean> {
  const rows = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('no key update');
  return rows.length > 0;
}

const CREATE_CART = defineStatement({
  name: 'cart_create',
  text: `insert into carts (id, user_id) values ($1, $2)
     on conflict (user_id) do update set version = carts.version returning ${CART}`,
  row: CartRowShape,
});

/** Returns the existing cart when a concurrent request has created it. */
export async function createCart(db: Db | Tx, userId: string): Promise<CartRow> {
  const [cart] = await runPrepared(db, CREATE_CART, [newId(), userId]);
  if (!cart) throw new Error('cart was not created');
  return cart;
}

export type CartLine = { lineId: string; productId: string; quantity: number; pricePaiseAtAdd: number };

const CartLineShape: z.ZodType<CartLine> = z.object({
  lineId: z.string(),
  productId: z.string(),
  quantity: z.int(),
  pricePaiseAtAdd: z.int(),
});

const LINE = `l.id as "lineId", l.product_id as "productId", l.quantity, l.price_paise_at_add as "pricePaiseAtAdd"`;

const FIND_LINES = defineStatement({
  name: 'cart_lines',
  text: `select ${LINE} from cart_lines l join carts c on c.id = l.cart_id where c.user_id = $1 order by l.id`,
  row: CartLineShape,
});

/** In the order in which they were added: ids rise with time. */
export const findLines = (db: Db | Tx, userId: string): Promise<CartLine[]> => runPrepared(db, FIND_LINES, [userId]);

/** A cart line with its product as it is now. */
export type BasketRow = CartLine & ProductSnapshot;

const product = joinSnapshot('l.product_id');

const FIND_CART_WITH_BASKET = defineStatement({
  name: 'cart_with_basket',
  text: `select c.id, c.version, c.coupon_id as "couponId", c.attempt_id as "attemptId", ${LINE}, ${product.columns}
     from carts c left join cart_lines l on l.cart_id = c.id ${product.join}
     where c.user_id = $1 order by l.id`,
  row: z.intersection(
    CartRowShape,
    z.union([z.intersection(CartLineShape, ProductSnapshot), z.object({ lineId: z.null() })]),
  ),
});

/** The customer's cart and its lines at the same moment; no cart before its first use. */
export async function findCartWithBasket(
  db: Db | Tx,
  userId: string,
): Promise<{ cart: CartRow | undefined; basket: BasketRow[] }> {
  const rows = await runPrepared(db, FIND_CART_WITH_BASKET, [userId]);
  return { cart: rows[0], basket: rows.flatMap((row) => (row.lineId === null ? [] : row)) };
}

export async function findBasket(db: Db | Tx, userId: string): Promise<BasketRow[]> {
  return (await findCartWithBasket(db, userId)).basket;
}

export function toBasket(lines: CartLine[], products: ProductSnapshot[]): BasketRow[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return lines.flatMap((line) => {
    const product = byId.get(line.productId);
    return product ? { ...product, ...line } : [];
  });
}

const SAVE_LINES = defineStatement({
  name: 'cart_save_lines',
  text: `with cart as (
       update carts set version = version + 1, updated_at = now() where id = $1 and version = $2 returning id
     ), lines as (
       select cart.id as cart_id, l.*
       from cart, unnest($3::uuid[], $4::uuid[], $5::int[], $6::int[]) as l(id, product_id, quantity, price_paise)
     ), removed as (
       delete from cart_lines using lines
       where cart_lines.cart_id = lines.cart_id and cart_lines.product_id = lines.product_id and lines.quantity = 0
     ), saved as (
       insert into cart_lines (id, cart_id, product_id, quantity, price_paise_at_add)
       select id, cart_id, product_id, quantity, price_paise from lines where quantity > 0
       on conflict (cart_id, product_id) do update set quantity = excluded.quantity, updated_at = now()
     )
     select id from cart`,
  row: z.object({ id: z.string() }),
});

/** Sets the quantity of each line; 0 deletes it. Undefined, and nothing is saved, when the cart has another version by now. */
export async function saveLines(db: Db | Tx, cart: CartRow, lines: CartLine[]): Promise<CartRow | undefined> {
  if (lines.length === 0) return cart;
  const saved = await runPrepared(db, SAVE_LINES, [cart.id, cart.version, ...toColumns(lines)]);
  return saved.length > 0 ? { ...cart, version: cart.version + 1 } : undefined;
}

const CREATE_CART_WITH_LINES = defineStatement({
  name: 'cart_create_with_lines',
  text: `with cart as (
       insert into carts (id, user_id, version) values ($1, $2, 1) on conflict (user_id) do nothing returning id
     ), saved as (
       insert into cart_lines (id, cart_id, product_id, quantity, price_paise_at_add)
       select l.id, cart.id, l.product_id, l.quantity, l.price_paise
       from cart, unnest($3::uuid[], $4::uuid[], $5::int[], $6::int[]) as l(id, product_id, quantity, price_paise)
     )
     select id from cart`,
  row: z.object({ id: z.string() }),
});

/** The first lines of a customer. Undefined, and nothing is saved, when a concurrent request has created the cart. */
export async function createCartWithLines(
  db: Db | Tx,
  userId: string,
  lines: CartLine[],
): Promise<CartRow | undefined> {
  const id = newId();
  const created = await runPrepared(db, CREATE_CART_WITH_LINES, [id, userId, ...toColumns(lines)]);
  return created.length > 0 ? { id, version: 1, couponId: null, attemptId: null } : undefined;
}

const toColumns = (lines: CartLine[]): [string[], string[], number[], number[]] => [
  lines.map(({ lineId }) => lineId),
  lines.map(({ productId }) => productId),
  lines.map(({ quantity }) => quantity),
  lines.map(({ pricePaiseAtAdd }) => pricePaiseAtAdd),
];

export async function deleteLines(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

export async function setCoupon(tx: Tx, cartId: string, couponId: string | null): Promise<void> {
  await tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));
}

const EMPTY_CART = defineStatement({
  name: 'cart_empty',
  text: `with removed as (delete from cart_lines where cart_id = $1)
     update carts set version = version + 1, coupon_id = null, attempt_id = null, updated_at = now() where id = $1`,
});

/** After an order was placed from the whole cart. The caller holds the lock. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await runPrepared(tx, EMPTY_CART, [cartId]);
}

/** Remembers the order that waits for its payment, so that a repeated submit finds it. */
export async function setOpenAttempt(tx: Tx, cartId: string, orderId: string): Promise<void> {
  await tx.update(carts).set({ attemptId: orderId }).where(eq(carts.id, cartId));
}

type OrderedLines = { cartId: string; items: { productId: string; quantity: number }[]; couponId: string | null };

const REMOVE_ORDERED_LINES = defineStatement({
  name: 'cart_remove_ordered_lines',
  text: `
  with ordered as (select * from unnest($2::uuid[], $3::int[]) as o(product_id, quantity)),
  reduced as (
    update cart_lines set quantity = cart_lines.quantity - ordered.quantity, updated_at = now() from ordered
    where cart_lines.cart_id = $1 and cart_lines.product_id = ordered.product_id
      and cart_lines.quantity > ordered.quantity
  )
  delete from cart_lines using ordered
  where cart_lines.cart_id = $1 and cart_lines.product_id = ordered.product_id
    and cart_lines.quantity <= ordered.quantity`,
});

/** After an order was paid: keeps what was added to the cart since it was submitted. The caller holds the lock. */
export async function removeOrderedLines(tx: Tx, { cartId, items, couponId }: OrderedLines): Promise<void> {
  await runPrepared(tx, REMOVE_ORDERED_LINES, [
    cartId,
    items.map(({ productId }) => productId),
    items.map(({ quantity }) => quantity),
  ]);
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, attemptId: null })
    .where(eq(carts.id, cartId));
  if (!couponId) return;
  await tx
    .update(carts)
    .set({ couponId: null })
    .where(and(eq(carts.id, cartId), eq(carts.couponId, couponId)));
}
