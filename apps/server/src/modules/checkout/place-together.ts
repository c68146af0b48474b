import { duePaise } from '@subah/rules/pricing/bill-lines';
import { publishChange } from '../../platform/cache/change-feed.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { type BasketRow, basketsOf, type LockedCart, lineProblem, lockBaskets } from '../cart/index.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { type NewOrder, type Written, writeOrders } from '../orders/index.ts';
import { preparePayment } from '../payments/index.ts';
import { spendCoins } from '../wallet/index.ts';
import { keepPayment, stockLeft } from './checkout.queries.ts';
import { sameAttempt, secondClick } from './earlier-order.ts';
import { type Facts, gatherOrder, readFacts } from './gather-order.ts';
import { findByKey, type Key, keepKey } from './idempotency.ts';
import { hashWishes, type Wishes } from './wishes.ts';

/** Goods wait this long for an online payment. */
const HOLD_MS = 15 * 60_000;

export type Wish = { userId: string; wishes: Wishes; key: Key | undefined; now: Date };

/** `fresh` when it was made just now, and not found again. */
export type Placed = { orderId: string; fresh?: { order: NewOrder; written: Written } };
export type Outcome =
  | Placed
  | { refused: Problem }
  /** Another order of the cart is in the way. */
  | { releaseFirst: string }
  /** It takes coins or a coupon: several such orders could wait for each other in a circle. */
  | { mustGoAlone: true };

type Known = Wish & { cart: LockedCart | undefined; basket: BasketRow[]; facts: Facts };

/**
 * Places the orders of several customers in one transaction, asking each question once for all of them. What refuses an
 * order before anything is written leaves the others alone; what fails later undoes them all.
 */
export async function placeTogether(tx: Tx, wanted: Wish[]): Promise<Outcome[]> {
  const userIds = wanted.map(({ userId }) => userId);
  // What is placed together is placed at one moment.
  const now = new Date(Math.max(...wanted.map((wish) => wish.now.getTime())));
  // All at once over one connection: what is asked after the lock is answered after it.
  const [, carts, baskets, factsOf] = await Promise.all([
    wanted.length > 1 ? beQuick(tx) : undefined,
    lockBaskets(tx, userIds),
    basketsOf(tx, userIds),
    readFacts(tx, wanted, now),
  ]);
  const prepared = await Promise.all(
    wanted.map(async (wish) => {
      const { userId } = wish;
      const own = { cart: carts.get(userId), basket: baskets.get(userId) ?? [], facts: factsOf(userId) };
      const outcome = await prepareOrRefuse(tx, { ...wish, ...own, now });
      if (!('order' in outcome) || wanted.length === 1 || locksOnlyGoods(outcome.order)) return outcome;
      return { mustGoAlone: true } as const;
    }),
  );
  const orders = prepared.flatMap((one) => ('order' in one ? one.order : []));
  const written = await writeAll(tx, orders);
  return Promise.all(
    prepared.map(async (one, at): Promise<Outcome> => {
      if (!('order' in one)) return one;
      const { order } = one;
      const { userId, key } = wanted[at] as Wish;
      if (key) await keepKey(tx, { userId, key, orderId: order.id, now });
      return { orderId: order.id, fresh: { order, written: written.get(order.id) as Written } };
    }),
  );
}

/** Whoever has to wait for a cart or for goods waits alone. */
async function beQuick(tx: Tx): Promise<void> {
  await runPrepared(tx, 'checkout_be_quick', `select set_config('lock_timeout', '500ms', true)`, []);
}

const locksOnlyGoods = ({ coupon, charges }: NewOrder): boolean => !coupon && charges.coins === 0;

async function prepareOrRefuse(tx: Tx, known: Known): Promise<Outcome | { order: NewOrder }> {
  try {
    return await prepare(tx, known);
  } catch (error) {
    if (error instanceof Problem) return { refused: error };
    throw error;
  }
}

/** The order as it will be written, or what came of the same wish before. */
async function prepare(tx: Tx, known: Known): Promise<Outcome | { order: NewOrder }> {
  const { userId, wishes, key, now, cart, basket, facts } = known;
  if (wishes.cartId && wishes.cartId !== cart?.id) throw notFound('Cart');
  // Under the lock: whoever came first with this key has written it down by now.
  const keptId = key && (await findByKey(tx, userId, key));
  if (keptId) return { orderId: keptId };
  if (!cart) throw emptyCart();

  const wishesHash = hashWishes(wishes);
  const again = await sameAttempt(tx, { cart, wishesHash, now });
  if (again) {
    if (key && 'orderId' in again) await keepKey(tx, { userId, key, orderId: again.orderId, now });
    return again;
  }
  if (basket.length === 0) {
    const before = await secondClick(tx, { cart, wishesHash, now });
    if (before) return before;
    throw emptyCart();
  }
  const gathered = await gatherOrder(tx, { userId, wishes, now, couponId: cart.couponId, basket, facts });
  const isPlaced = wishes.paymentType === 'cod' || duePaise(gathered.charges) === 0;
  const order: NewOrder = {
    ...gathered,
    id: newId(now.getTime()),
    userId,
    status: isPlaced ? 'OrderPlaced' : 'pending',
    paymentType: wishes.paymentType,
    cartId: cart.id,
    cartVersion: cart.version,
    wishesHash,
    expressDelivery: gathered.charges.expressPaise > 0,
    heldUntil: isPlaced ? undefined : new Date(now.getTime() + HOLD_MS),
    now,
  };
  return { order };
}

const emptyCart = (): Problem => new Problem('VALIDATION', 'Your cart is empty.');

/** Stock first, then coins, then the coupon: the order in which everything in the shop locks. */
async function writeAll(tx: Tx, orders: NewOrder[]): Promise<Map<string, Written>> {
  if (orders.length === 0) return new Map();
  const { isWritten, soldOut, byOrder } = await writeOrders(tx, orders);
  if (!isWritten) throw await tooLate(tx, orders);
  await Promise.all(orders.map((order) => takeTheRest(tx, order, (byOrder.get(order.id) as Written).orderNumber)));
  if (soldOut) await publishChange(tx, 'catalog');
  return byOrder;
}

async function takeTheRest(tx: Tx, order: NewOrder, orderNumber: number): Promise<void> {
  const { id: orderId, userId, charges, coupon, now } = order;
  if (charges.coins > 0) {
    const description = `Order ${orderNumber}`;
    await spendCoins(tx, { userId, coins: charges.coins, spendKey: `order:${orderId}`, description, now });
  }
  if (coupon) await redeemCoupon(tx, { couponId: coupon.id, userId, orderId, now });
  if (order.status === 'pending') {
    const amountPaise = duePaise(charges);
    const reference = String(orderNumber);
    const subject = { purpose: 'order', subjectId: orderId, userId } as const;
    await keepPayment(tx, orderId, await preparePayment(tx, { ...subject, amountPaise, reference, now }));
  }
}

/** Somebody else was quicker: which of the goods, and how many are left. */
async function tooLate(tx: Tx, orders: NewOrder[]): Promise<Problem> {
  // What these orders took of the others is still in this transaction, so only those that were not there are short.
  const lines = orders.flatMap((order) => order.lines);
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
