import { duePaise } from '@subah/rules/pricing/bill-lines';
import type { Deps } from '../../deps.ts';
import { announceChange } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { basketOf, lineProblem, lockBasket } from '../cart/index.ts';
import { takeCoupon } from '../coupons/index.ts';
import { askForFollowUp, expireOrder, type NewOrder, type Written, writeOrder } from '../orders/index.ts';
import { mustTakeOnlinePayments, preparePayment } from '../payments/index.ts';
import { spendCoins } from '../wallet/index.ts';
import { findAttempt, findLastOrder, keepPayment, stockLeft } from './checkout.queries.ts';
import { gatherOrder, readFacts } from './gather-order.ts';
import { findByKey, type Key, keepKey } from './idempotency.ts';
import { hashWishes, type Wishes } from './wishes.ts';

/** Goods wait this long for an online payment. */
const HOLD_MINUTES = 15;
/** A second click comes soon; a customer who sees an empty cart hours later wants to know that it is empty. */
const SECOND_CLICK_MINUTES = 10;
const MINUTE_MS = 60_000;

type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'gateway'>;
/** `fresh` when it was made just now, and not found again. */
export type Placed = { orderId: string; fresh?: { order: NewOrder; written: Written } };
type Wish = { userId: string; wishes: Wishes; key: Key | undefined };

/**
 * Makes the one order that a cart and these wishes mean, and gives its id: placed when nothing is to be paid online, else
 * waiting for its payment with the stock held. Asking again for the same finds the same order.
 */
export async function placeOrder(deps: PlaceDeps, wish: Wish): Promise<Placed> {
  if (wish.wishes.paymentType === 'online') mustTakeOnlinePayments(deps.gateway);
  const now = deps.clock();
  for (;;) {
    const outcome = await deps.db.transaction((tx) => tryToPlace(tx, wish, now));
    if ('orderId' in outcome) {
      if (outcome.fresh?.order.status === 'OrderPlaced') await askForFollowUp(deps.db);
      return outcome;
    }
    // In a transaction of its own: giving stock back and taking stock in one would lock products in two sweeps.
    await expireOrder(deps.db, outcome.releaseFirst, now);
  }
}

type Outcome = Placed | { releaseFirst: string };

async function tryToPlace(tx: Tx, { userId, wishes, key }: Wish, now: Date): Promise<Outcome> {
  const orderId = newId(now.getTime());
  const wanted = { userId, wishes, now };
  // All at once over one connection: what is asked after the lock is answered after it.
  const [cart, basket, facts] = await Promise.all([
    lockBasket(tx, userId, orderId),
    basketOf(tx, userId),
    readFacts(tx, wanted),
  ]);
  if (wishes.cartId && wishes.cartId !== cart?.id) throw notFound('Cart');
  // Under the lock: whoever came first with this key has written it down by now.
  const known = key && (await findByKey(tx, userId, key));
  if (known) return { orderId: known };
  if (!cart) throw emptyCart();

  const wishesHash = hashWishes(wishes);
  const again = await sameAttempt(tx, cart, wishesHash, now);
  if (again) {
    if (key && 'orderId' in again) await keepKey(tx, { userId, key, orderId: again.orderId, now });
    return again;
  }
  if (basket.length === 0) {
    const before = await secondClick(tx, cart, wishesHash, now);
    if (before) return { orderId: before };
    throw emptyCart();
  }
  const gathered = await gatherOrder(tx, { ...wanted, couponId: cart.couponId, basket, facts });
  const isPlaced = wishes.paymentType === 'cod' || duePaise(gathered.charges) === 0;
  const order: NewOrder = {
    ...gathered,
    id: orderId,
    userId,
    status: isPlaced ? 'OrderPlaced' : 'pending',
    paymentType: wishes.paymentType,
    cartId: cart.id,
    cartVersion: cart.version,
    wishesHash,
    expressDelivery: gathered.charges.expressPaise > 0,
    heldUntil: isPlaced ? undefined : new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
    now,
  };
  const written = await writeAll(tx, order);
  if (key) await keepKey(tx, { userId, key, orderId, now });
  return { orderId, fresh: { order, written } };
}

const emptyCart = (): Problem => new Problem('VALIDATION', 'Your cart is empty.');

type Cart = { id: string; version: number; attemptId: string | null };

/** The order of this cart that waits for its payment: the same one when nothing has changed, else in the way. */
async function sameAttempt(tx: Tx, cart: Cart, wishesHash: string, now: Date): Promise<Outcome | undefined> {
  const attempt = cart.attemptId ? await findAttempt(tx, cart.attemptId) : undefined;
  if (attempt?.status !== 'pending') return undefined;
  const isSame = attempt.cartVersion === cart.version && attempt.wishesHash === wishesHash;
  const isHeld = attempt.heldUntil !== null && attempt.heldUntil > now;
  return isSame && isHeld ? { orderId: attempt.id } : { releaseFirst: attempt.id };
}

/** The first click emptied the cart, and nothing has changed it since. */
async function secondClick(tx: Tx, cart: Cart, wishesHash: string, now: Date): Promise<string | undefined> {
  const last = await findLastOrder(tx, cart.id);
  const isSame = last?.cartVersion === cart.version - 1 && last.wishesHash === wishesHash;
  const isSoon = last && now.getTime() - last.createdAt.getTime() < SECOND_CLICK_MINUTES * MINUTE_MS;
  return isSame && isSoon ? last.id : undefined;
}

/** Stock first, then coins, then the coupon: the order in which everything in the shop locks. */
async function writeAll(tx: Tx, order: NewOrder): Promise<Written> {
  const { id: orderId, userId, charges, coupon, now } = order;
  const written = await writeOrder(tx, order);
  const { soldOut, orderNumber } = written;
  if (!written.isWritten) throw await tooLate(tx, order);
  if (charges.coins > 0) {
    const description = `Order ${orderNumber}`;
    await spendCoins(tx, { userId, coins: charges.coins, spendKey: `order:${orderId}`, description, now });
  }
  if (coupon) await takeCoupon(tx, { couponId: coupon.id, userId, orderId, now });
  if (order.status === 'pending') {
    const amountPaise = duePaise(charges);
    const reference = String(orderNumber);
    const subject = { purpose: 'order', subjectId: orderId, userId } as const;
    await keepPayment(tx, orderId, await preparePayment(tx, { ...subject, amountPaise, reference, now }));
  }
  if (soldOut > 0) await announceChange(tx, 'catalog');
  return written;
}

/** Somebody else was quicker: which of the goods, and how many are left. */
async function tooLate(tx: Tx, { lines }: NewOrder): Promise<Problem> {
  // What this order took of the others is still in this transaction, so only those that were not there are short.
  const left = await stockLeft(
    tx,
    lines.map(({ productId }) => productId),
  );
  const missing = lines.flatMap((line) => {
    const product = left.get(line.productId);
    const problem = product && lineProblem({ ...product, name: line.name, quantity: line.quantity });
    return problem ?? [];
  });
  return new Problem('OUT_OF_STOCK', missing.join(' ') || 'Some of the goods are sold out. Please look at your cart.');
}
