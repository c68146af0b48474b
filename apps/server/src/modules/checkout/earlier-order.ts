import type { Tx } from '../../platform/database/database.ts';
import type { LockedCart } from '../cart/index.ts';
import { findAttempt, findLastOrder } from './checkout.queries.ts';

/** A second click comes soon; a customer who sees an empty cart hours later wants to know that it is empty. */
const SECOND_CLICK_MS = 10 * 60_000;

type Asked = { cart: LockedCart; wishesHash: string; now: Date };

/** The order of this cart that waits for its payment: the same one when nothing has changed, else in the way. */
export async function sameAttempt(
  tx: Tx,
  { cart, wishesHash, now }: Asked,
): Promise<{ orderId: string } | { releaseFirst: string } | undefined> {
  const attempt = cart.attemptId ? await findAttempt(tx, cart.attemptId) : undefined;
  if (attempt?.status !== 'pending') return undefined;
  const isSame = attempt.cartVersion === cart.version && attempt.wishesHash === wishesHash;
  const isHeld = attempt.heldUntil !== null && attempt.heldUntil > now;
  return isSame && isHeld ? { orderId: attempt.id } : { releaseFirst: attempt.id };
}

/** The first click emptied the cart, and nothing has changed it since. */
export async function secondClick(tx: Tx, { cart, wishesHash, now }: Asked): Promise<{ orderId: string } | undefined> {
  const last = await findLastOrder(tx, cart.id);
  const isSame = last?.cartVersion === cart.version - 1 && last.wishesHash === wishesHash;
  const isSoon = last && now.getTime() - last.createdAt.getTime() < SECOND_CLICK_MS;
  return isSame && isSoon ? { orderId: last.id } : undefined;
}
