import type { ChangedBill } from '@subah/contract/checkout/checkout';
import { checkoutRefusals } from '@subah/messages/api/checkout';
import { joinSentences } from '@subah/messages/message';
import { toRupees } from '@subah/rules/money';
import { PRICE_HOLD_MS } from '@subah/rules/payments/payment-states';
import { duePaise, makeBill } from '@subah/rules/pricing/bill-lines';
import type { Deps } from '../../deps.ts';
import { publishChange, publishEventSoon } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { emptyCart, findBasket, lockCartForOrder, setOpenAttempt } from '../cart/index.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { scheduleOrderMails } from '../order-mails/index.ts';
import {
  attachPayment,
  type CreatedOrder,
  createOrder,
  findOrderAttempt,
  lockPendingOrder,
  lockReservations,
  type NewOrderLine,
  releaseOrder,
} from '../orders/index.ts';
import { checkTotal, preparePayment, requireOnlinePayments } from '../payments/index.ts';
import { requireOpenShop } from '../shop/index.ts';
import { findStock, takeStock } from '../stock/index.ts';
import { spendCoins } from '../wallet/index.ts';
import { hashBasket, hashInput, type PlaceOrderInput } from './checkout-input.ts';
import { findOrderByKey, type IdempotencyKey, saveKey } from './idempotency.ts';
import { lineProblem } from './line-problem.ts';
import { findAccountFacts, type PricedOrder, priceOrder } from './price-order.ts';
import { findDuplicateSubmit, isRepeated } from './repeated-submit.ts';

/** `placed` holds the rows when this call placed the order, not for a repeated submit or one that waits for payment. */
type PlacedOrder = { orderId: string; placed?: CreatedOrder };

type Submit = { userId: string; input: PlaceOrderInput; key: IdempotencyKey | undefined };

/**
 * Places one order in one transaction. Cash orders, and those with nothing to pay, are placed at once; others wait for
 * their payment with the stock held. A repeated submit returns the same order; an unpaid order that it would change is
 * replaced.
 */
export async function placeOrder(deps: Pick<Deps, 'db' | 'clock' | 'gateway'>, submit: Submit): Promise<PlacedOrder> {
  if (submit.input.paymentType === 'online') requireOnlinePayments(deps.gateway);
  const result = await inTransaction(deps.db, (tx) => placeInTransaction(tx, submit, deps.clock));
  if (result.placed) {
    publishEventSoon(deps.db, 'orders');
    await scheduleOrderMails(deps.db);
  }
  return result;
}

async function placeInTransaction(tx: Tx, { userId, input, key }: Submit, clock: Deps['clock']): Promise<PlacedOrder> {
  const [cart] = await Promise.all([lockCartForOrder(tx, userId), requireOpenShop(tx)]);
  // Read after waiting for the lock, so that the orders of a cart are in the order of their times.
  const now = clock();
  if (input.cartId && input.cartId !== cart?.id) throw notFound('cart');
  const orderOfKey = key && (await findPlacedOrderByKey(tx, userId, key));
  if (orderOfKey) return { orderId: orderOfKey };
  if (!cart) throw cartIsEmpty();

  const submit = { cart, inputHash: hashInput(input), now };
  const attempt = cart.attemptId ? await lockPendingOrder(tx, cart.attemptId) : undefined;
  const [basket, account] = await Promise.all([findBasket(tx, userId), findAccountFacts(tx, userId, input, now)]);
  if (basket.length === 0) {
    const duplicate = await findDuplicateSubmit(tx, submit, input.expectedTotal);
    if (!duplicate) throw cartIsEmpty();
    return { orderId: duplicate.orderId };
  }

  const priced = await priceOrder(tx, { userId, couponId: cart.couponId, basket, account, input, attempt, now });
  checkBill(input.expectedTotal, priced);
  if (attempt && isRepeated(attempt, submit, priced)) {
    if (key) await saveKey(tx, { userId, key, orderId: attempt.order.id, now });
    return { orderId: attempt.order.id };
  }
  if (attempt) {
    await lockReservations(tx, userId, [
      { ...attempt.order, lines: attempt.lines },
      { ...priced.columns, lines: priced.lines },
    ]);
    await releaseOrder(tx, attempt.order, now);
  }
  const { columns, lines } = priced;
  const isPlaced = input.paymentType === 'cod' || duePaise(columns) === 0;
  const order = {
    ...columns,
    id: newId(now.getTime()),
    status: isPlaced ? ('OrderPlaced' as const) : ('pending' as const),
    cartId: cart.id,
    cartVersion: cart.version,
    inputHash: submit.inputHash,
    basketHash: hashBasket(lines),
    heldUntil: isPlaced ? null : new Date(now.getTime() + PRICE_HOLD_MS),
    placedAt: isPlaced ? now : null,
    createdAt: now,
  };
  // Sent together; the connection runs them in this order.
  const [created, stock] = await Promise.all([
    createOrder(tx, order, lines),
    takeStock(tx, { items: lines, reason: 'sold', orderId: order.id, onlyOnSale: true }),
    isPlaced ? emptyCart(tx, cart.id) : setOpenAttempt(tx, cart.id, order.id),
  ]);
  if (!stock.isTaken) throw await outOfStock(tx, lines);
  if (stock.isAnySoldOut) await publishChange(tx, 'catalog');
  await reserve(tx, created.order, now);
  if (key) await saveKey(tx, { userId, key, orderId: order.id, now });
  return { orderId: order.id, ...(isPlaced ? { placed: created } : {}) };
}

/** An unpaid order is no result of its key yet: a retry orders again, as a click without a key does. */
async function findPlacedOrderByKey(tx: Tx, userId: string, key: IdempotencyKey): Promise<string | undefined> {
  const orderId = await findOrderByKey(tx, userId, key);
  const order = orderId ? await findOrderAttempt(tx, orderId) : undefined;
  return order?.placedAt ? order.id : undefined;
}

function checkBill(expectedTotal: number | undefined, { columns, lines }: PricedOrder): void {
  const details = (): Omit<ChangedBill, 'total'> => ({
    bill: makeBill(columns, { couponCode: columns.couponCode ?? null }),
    items: lines.map(({ productId, name, hindiName = null, quantity, pricePaise }) => ({
      productId,
      name,
      hindiName,
      quantity,
      price: toRupees(pricePaise),
    })),
  });
  checkTotal({ expectedTotal, totalPaise: duePaise(columns), details });
}

const cartIsEmpty = (): Problem => new Problem('CART_EMPTY', checkoutRefusals.cartEmpty);

/** After the stock, locks in the order that all transactions use: coins, then the coupon, then the payment. */
async function reserve(tx: Tx, order: CreatedOrder['order'], now: Date): Promise<void> {
  const { id: orderId, userId, orderNumber, coins, couponId } = order;
  if (coins > 0) await spendCoins(tx, { userId, coins, spendKey: `order:${orderId}`, orderNumber, now });
  if (couponId) await redeemCoupon(tx, { couponId, userId, orderId, now });
  if (order.status === 'pending') {
    const paymentId = await preparePayment(tx, {
      purpose: 'order',
      subjectId: orderId,
      userId,
      amountPaise: duePaise(order),
      reference: String(orderNumber),
      now,
    });
    await attachPayment(tx, orderId, paymentId);
  }
}

/** Another order took the stock between reading the basket and locking the products. */
async function outOfStock(tx: Tx, lines: NewOrderLine[]): Promise<Problem> {
  // Lines with enough stock were taken in this transaction, so only the others have less than their quantity left.
  const stocks = await findStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(stocks.map((product) => [product.id, product]));
  const problems = lines.flatMap(({ productId, name, hindiName = null, quantity }) => {
    const product = byId.get(productId);
    return (product && lineProblem({ ...product, name, hindiName, quantity })) ?? [];
  });
  return new Problem('OUT_OF_STOCK', problems.length > 0 ? joinSentences(problems) : checkoutRefusals.soldOut);
}
