import type { Tx } from '../../platform/database/database.ts';
import type { CartRow } from '../cart/index.ts';
import { findLastOrderOfCart, findOrderAttempt } from '../orders/index.ts';

/** An empty cart is reported as such when the last order is older than this. */
const DUPLICATE_SUBMIT_MS = 10 * 60_000;

type Submit = { cart: CartRow; inputHash: string; now: Date };

/** The order of this cart that waits for its payment. It is stale when the cart or the input changed or its hold ended. */
export async function findOpenAttempt(
  tx: Tx,
  { cart, inputHash, now }: Submit,
): Promise<{ orderId: string; isStale: boolean } | undefined> {
  const attempt = cart.attemptId ? await findOrderAttempt(tx, cart.attemptId) : undefined;
  if (attempt?.status !== 'pending') return undefined;
  const isSame = attempt.cartVersion === cart.version && attempt.inputHash === inputHash;
  const isHeld = attempt.heldUntil !== null && attempt.heldUntil > now;
  return { orderId: attempt.id, isStale: !(isSame && isHeld) };
}

/** The order that emptied this cart a moment ago with the same input. */
export async function findDuplicateSubmit(
  tx: Tx,
  { cart, inputHash, now }: Submit,
): Promise<{ orderId: string } | undefined> {
  const last = await findLastOrderOfCart(tx, cart.id);
  const isSame = last?.cartVersion === cart.version - 1 && last.inputHash === inputHash;
  const isRecent = last && now.getTime() - last.createdAt.getTime() < DUPLICATE_SUBMIT_MS;
  return isSame && isRecent ? { orderId: last.id } : undefined;
}
