import { askIn } from '../../platform/ask-in.ts';
import type { Tx } from '../../platform/database.ts';

type LockedCart = { id: string; version: number; couponId: string | null; attemptId: string | null };

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
