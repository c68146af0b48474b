import type { Catalog } from '@subah/rules/catalog/catalogs';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isId, newId } from '../../platform/database/new-id.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { cartLines, carts } from './cart.tables.ts';

// Every tap on ADD asks these, so each is planned once.

export type CartRow = { id: string; version: number; couponId: string | null };

const CART = `id, version, coupon_id as "couponId"`;

/** The person's cart, made on first use, locked until the transaction ends: parallel changes come one after the other. */
export async function lockCart(tx: Tx, userId: string): Promise<CartRow> {
  const [row] = await runPrepared<CartRow>(
    tx,
    'cart_lock',
    `insert into carts (id, user_id) values ($1, $2)
     on conflict (user_id) do update set version = carts.version + 1, updated_at = now() returning ${CART}`,
    [newId(), userId],
  );
  if (!row) throw new Error('the cart could not be locked');
  return row;
}

/** The person's cart as it is, made on first use. */
export async function findCart(db: Db | Tx, userId: string): Promise<CartRow> {
  const [row] = await runPrepared<CartRow>(db, 'cart_find', `select ${CART} from carts where user_id = $1`, [userId]);
  if (row) return row;
  await db.insert(carts).values({ id: newId(), userId }).onConflictDoNothing();
  return findCart(db, userId);
}

type ProductForCart = {
  id: string;
  code: string;
  catalog: Catalog;
  pricePaise: number;
  stock: number;
  isAvailable: boolean;
  isDeleted: boolean;
  inCart: number;
};

/**
 * Products by id or by article code, with what the person's cart holds of each. What was deleted can still be taken out of a
 * cart, but not be put into one.
 */
export const findForCart = (tx: Tx, userId: string, refs: string[]): Promise<ProductForCart[]> =>
  runPrepared(
    tx,
    'cart_products',
    `select p.id, p.code, p.catalog, p.price_paise as "pricePaise", p.stock, p.is_available as "isAvailable",
       p.deleted_at is not null as "isDeleted", coalesce(l.quantity, 0) as "inCart"
     from products p
     left join cart_lines l on l.cart_id = (select id from carts where user_id = $1) and l.product_id = p.id
     where (p.id = any($2::uuid[]) or p.code = any($3::text[])) and (p.deleted_at is null or l.quantity is not null)`,
    [userId, refs.filter(isId), refs],
  );

export type LineWish = { productId: string; quantity: number; pricePaise: number };

/** How much of each product the cart holds from now on; nothing takes it out. */
export async function setLines(tx: Tx, cartId: string, lines: LineWish[]): Promise<void> {
  if (lines.length === 0) return;
  await runPrepared(
    tx,
    'cart_set_lines',
    `with wished as (
       select * from unnest($2::uuid[], $3::uuid[], $4::int[], $5::int[]) as w(id, product_id, quantity, price_paise)
     ), taken_out as (
       delete from cart_lines using wished
       where cart_lines.cart_id = $1 and cart_lines.product_id = wished.product_id and wished.quantity = 0
     )
     insert into cart_lines (id, cart_id, product_id, quantity, price_paise_at_add)
     select id, $1, product_id, quantity, price_paise from wished where quantity > 0
     on conflict (cart_id, product_id) do update set quantity = excluded.quantity, updated_at = now()`,
    [
      cartId,
      // Lines are shown in the order of their ids, and those of one moment are in no order.
      lines.map(() => newId()).sort(),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ pricePaise }) => pricePaise),
    ],
  );
}

export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

export async function keepCoupon(tx: Tx, cartId: string, couponId: string | null): Promise<void> {
  await tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));
}

export type BasketRow = {
  lineId: string;
  productId: string;
  catalog: Catalog;
  code: string;
  name: string;
  picture: string;
  packQuantity: number;
  unit: string;
  hsn: string;
  quantity: number;
  pricePaiseAtAdd: number;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
  stock: number;
  requiresPrescription: boolean;
  isSold: boolean;
};

/** What is in the carts of these people, with the products as they are now. */
export async function basketsOf(db: Db | Tx, userIds: string[]): Promise<Map<string, BasketRow[]>> {
  const rows = await runPrepared<BasketRow & { userId: string }>(
    db,
    'cart_baskets',
    `select c.user_id as "userId", l.id as "lineId", p.id as "productId", p.catalog, p.code, p.name,
       p.pictures[1] as picture, p.pack_quantity::float as "packQuantity", p.unit, p.hsn, l.quantity,
       l.price_paise_at_add as "pricePaiseAtAdd", p.price_paise as "pricePaise", p.mrp_paise as "mrpPaise",
       p.gst_percent as "gstPercent", p.stock, p.requires_prescription as "requiresPrescription",
       p.is_available and p.deleted_at is null as "isSold"
     from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id
     where c.user_id = any((select $1::uuid[])::uuid[]) order by l.id`,
    [userIds],
  );
  return Map.groupBy(rows, ({ userId }) => userId);
}

export const basketOf = async (db: Db | Tx, userId: string): Promise<BasketRow[]> =>
  (await basketsOf(db, [userId])).get(userId) ?? [];
