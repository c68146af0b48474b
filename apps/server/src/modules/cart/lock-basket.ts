import type { Catalogue } from '@subah/rules/catalog/catalogues';
import { askIn } from '../../platform/ask-in.ts';
import type { Tx } from '../../platform/database.ts';

type LockedCart = { id: string; version: number; couponId: string | null; attemptId: string | null };

export type BasketRow = {
  productId: string;
  catalogue: Catalogue;
  code: string;
  name: string;
  picture: string;
  packQuantity: number;
  unit: string;
  hsn: string;
  quantity: number;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
  stock: number;
  requiresPrescription: boolean;
  isSold: boolean;
};

/**
 * The cart for an order, locked until the transaction ends. In a statement of its own: what is read after it has waited
 * for another order of the same cart sees what that order left. The order's name goes with it for the stock ledger.
 */
export async function lockBasket(tx: Tx, userId: string, orderId: string): Promise<LockedCart | undefined> {
  const [cart] = await askIn<LockedCart>(
    tx,
    'cart_lock_basket',
    `select id, version, coupon_id as "couponId", attempt_id as "attemptId", set_config('subah.order', $2, true)
     from carts where user_id = $1 for no key update`,
    [userId, orderId],
  );
  return cart;
}

export const basketOf = (tx: Tx, cartId: string): Promise<BasketRow[]> =>
  askIn(
    tx,
    'cart_basket',
    `select p.id as "productId", p.catalogue, p.code, p.name, p.pictures[1] as picture,
       p.pack_quantity::float as "packQuantity", p.unit, p.hsn, l.quantity, p.price_paise as "pricePaise",
       p.mrp_paise as "mrpPaise", p.gst_percent as "gstPercent", p.stock,
       p.requires_prescription as "requiresPrescription", p.is_available and p.deleted_at is null as "isSold"
     from cart_lines l join products p on p.id = l.product_id where l.cart_id = $1 order by l.id`,
    [cartId],
  );
