import type { Order } from '@subah/contract/orders/orders';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { prescriptions } from '../src/modules/prescriptions/prescriptions.tables.ts';
import { MILK, PASSWORD, TOMATO } from './builders/index.ts';
import { type NewCustomer, payInSandbox } from './new-customer.ts';
import type { OpenAttempt, RandomTrade } from './random-trade.ts';

/** The status of the answer; undefined when there was nothing to do. */
export type Action = (trade: RandomTrade) => Promise<number | undefined>;

export const keptLines = ({ products }: Order) => products.filter(({ isRejected }) => !isRejected);

/** Random packs of one or more lines of an order. */
export function somePacks({ below, chance }: RandomTrade, order: Order) {
  const lines = keptLines(order);
  const first = below(lines.length);
  return lines
    .filter((_, at) => at === first || chance(0.3))
    .map(({ _id, quantity }) => ({ lineId: _id, quantity: 1 + below(quantity) }));
}

async function fillCart({ products, below, chance, pick }: RandomTrade, customer: NewCustomer): Promise<void> {
  await customer.send('DELETE', '/api/cart/clear');
  for (let line = 0; line < 1 + below(4); line += 1) {
    const quantity = 1 + below(chance(0.2) ? 12 : 4);
    await customer.post('/api/cart/add', { productId: pick(products), quantity });
  }
}

async function pay(trade: RandomTrade, { customer, razorpayOrderId }: OpenAttempt): Promise<number> {
  const outcome = trade.chance(0.85) ? 'succeed' : 'fail';
  const proof = await payInSandbox(trade, razorpayOrderId, outcome);
  // Without the browser's report the webhook of the provider arrives.
  if (outcome === 'fail' || trade.chance(0.3)) {
    await trade.runJobs();
    return 200;
  }
  return (await customer.post('/api/payment/verify', proof)).status;
}

const order: Action = async (trade) => {
  const { chance, pick, below } = trade;
  const customer = pick(trade.customers);
  if (!customer) return undefined;
  await fillCart(trade, customer);
  const [prescription] = await trade.database.db
    .insert(prescriptions)
    .values({ userId: customer.id, description: 'For fever' })
    .returning({ id: prescriptions.id });
  const isOnline = chance(0.6);
  const coupon = chance(0.5) ? pick(['FLAT50', 'TENTH', 'ONCE33']) : undefined;
  const { status, body } = await customer.post('/api/payment/order', {
    addressId: customer.addressId,
    paymentMode: isOnline ? 'online' : 'COD',
    expressDelivery: chance(0.2),
    tip: chance(0.3) ? below(50) : 0,
    useSuperCoins: isOnline && chance(0.5),
    prescriptionId: prescription?.id,
    ...(coupon ? { couponCode: coupon } : {}),
  });
  if (status !== 200) return status;
  const id = body.orderId ?? body.data._id;
  if (!isOnline) {
    trade.orders.push({ id, customer });
    return status;
  }
  const attempt = { id, customer, razorpayOrderId: body.razorpayOrder.id };
  trade.attempts.push(attempt);
  return chance(0.7) ? settle(trade, attempt) : status;
};

async function settle(trade: RandomTrade, attempt: OpenAttempt): Promise<number> {
  const status = await pay(trade, attempt);
  const { body } = await trade.asAdmin('GET', `/api/orders/${attempt.id}`);
  if (body?.data && !trade.orders.some(({ id }) => id === attempt.id)) trade.orders.push(attempt);
  return status;
}

/** Perhaps after the hold ran out, perhaps a second time. */
const payLate: Action = async (trade) => {
  const attempt = trade.pick(trade.attempts.slice(-5));
  return attempt && settle(trade, attempt);
};

const giveUp: Action = async ({ pick, attempts }) => {
  const attempt = pick(attempts.slice(-5));
  if (!attempt) return undefined;
  return (await attempt.customer.post('/api/payment/give-up', { orderId: attempt.id })).status;
};

const changeOwnStatus: Action = async ({ pickOrder, pick }) => {
  const placed = await pickOrder();
  if (!placed) return undefined;
  const status = pick(['cancelled', 'return_requested', 'exchange_requested']);
  return (await placed.customer.send('PATCH', `/api/orders/status/${placed.id}`, { status, reason: 'Torn' })).status;
};

const cancelItems: Action = async (trade) => {
  const placed = await trade.pickOrder(sql`status = 'OrderPlaced'`);
  if (!placed) return undefined;
  const lines = somePacks(trade, await trade.readOrder(placed.id));
  const reason = trade.pick(['by_mistake', 'other']);
  return (await placed.customer.post(`/api/orders/${placed.id}/items/cancel`, { lines, reason })).status;
};

const returnItems: Action = async (trade) => {
  const yesterday = sql`${trade.now().toISOString()}::timestamptz - interval '1 day'`;
  const placed = await trade.pickOrder(
    sql`(status = 'delivered' and delivered_at > ${yesterday}) or (status = 'exchanged' and exchanged_at > ${yesterday})`,
  );
  if (!placed) return undefined;
  const form = new FormData();
  form.set('lines', JSON.stringify(somePacks(trade, await trade.readOrder(placed.id))));
  form.set('reason', trade.pick(['damaged', 'not_fresh', 'changed_mind']) ?? '');
  return (await placed.customer.send('POST', `/api/orders/${placed.id}/returns`, form)).status;
};

/** A few minutes after the delivery, mostly for tomatoes. */
const askFreshnessCredit: Action = async (trade) => {
  const isOpen = sql`status in ('OrderPlaced', 'shipped', 'outfor delivery')`;
  const placed = await trade.pickOrder(
    sql`${isOpen} and id in (select order_id from order_lines where product_id = ${TOMATO})`,
  );
  if (!placed) return undefined;
  await trade.asAdmin('PATCH', `/api/orders/status/${placed.id}`, { status: 'delivered' });
  trade.advanceClock(trade.below(40));
  const order = await trade.readOrder(placed.id);
  const fresh = keptLines(order).filter(({ productId }) => productId === TOMATO || trade.chance(0.1));
  const [line] = somePacks(trade, { ...order, products: fresh });
  if (!line) return undefined;
  const form = new FormData();
  form.set('lineId', line.lineId);
  form.set('quantity', String(line.quantity));
  form.set('photo', trade.photo, 'item.jpg');
  return (await placed.customer.send('POST', `/api/orders/${placed.id}/freshness-credits`, form)).status;
};

const buyMembership: Action = async (trade) => {
  const buyer = trade.pick(trade.customers);
  const { status, body } = (await buyer?.post('/api/payment/subscribe', { planId: trade.planId })) ?? {};
  if (!buyer || status !== 200) return status;
  const proof = await payInSandbox(trade, body.razorpayOrder.id);
  return (await buyer.post('/api/payment/subscribe/verify', { ...proof, planId: trade.planId })).status;
};

const startMilkPlan: Action = async ({ pick, customers, below }) => {
  const customer = pick(customers);
  const input = { productId: MILK, packs: 1 + below(3), rhythm: 'daily', addressId: customer?.addressId };
  return (await customer?.post('/api/milk-plans', { ...input, payBy: pick(['cod', 'balance']) }))?.status;
};

const topUpMilk: Action = async (trade) => {
  const customer = trade.pick(trade.customers);
  const { status, body } = (await customer?.post('/api/milk-balance/top-up', { amount: 100 + trade.below(400) })) ?? {};
  if (!customer || status !== 200) return status;
  return (await customer.post('/api/milk-balance/verify', await payInSandbox(trade, body.razorpayOrder.id))).status;
};

const changeMilkPlan: Action = async ({ pick, customers, below, chance, now }) => {
  const customer = pick(customers);
  const plan = pick<{ _id: string }>((await customer?.get('/api/milk-plans'))?.body.data ?? []);
  if (!customer || !plan) return undefined;
  const path = `/api/milk-plans/${plan._id}`;
  if (chance(0.2)) return (await customer.send('DELETE', path)).status;
  const date = addDays(indiaDate(now()), 1 + below(3));
  if (chance(0.3)) return (await customer.post(`${path}/pauses`, { from: date, to: addDays(date, 2) })).status;
  return (await customer.send('PUT', `${path}/days/${date}`, { packs: below(4) })).status;
};

const useReferral: Action = async ({ pick, customers }) => {
  const friend = pick(customers);
  const code = (await friend?.get('/api/get-profile'))?.body.data.referralCode;
  return (await pick(customers)?.post('/api/referral/use', { code }))?.status;
};

const saveBusiness: Action = async ({ pick, customers, chance }) => {
  const business = chance(0.6)
    ? { gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' }
    : { gstin: '', businessName: '' };
  return (await pick(customers)?.send('PUT', '/api/users/me/business', business))?.status;
};

const deleteAccount: Action = async ({ pick, customers, chance }) => {
  const customer = chance(0.3) ? pick(customers) : undefined;
  if (!customer || customers.length < 3) return undefined;
  const { status } = await customer.send('DELETE', '/api/users/me', { password: PASSWORD });
  if (status === 200) customers.splice(customers.indexOf(customer), 1);
  return status;
};

const signUp: Action = async (trade) => {
  if (trade.customers.length > 6) return undefined;
  await trade.addCustomer();
  return 200;
};

export const customerActions: Record<string, { weight: number; act: Action }> = {
  order: { weight: 14, act: order },
  payLate: { weight: 3, act: payLate },
  giveUp: { weight: 1, act: giveUp },
  changeOwnStatus: { weight: 4, act: changeOwnStatus },
  cancelItems: { weight: 4, act: cancelItems },
  returnItems: { weight: 5, act: returnItems },
  askFreshnessCredit: { weight: 4, act: askFreshnessCredit },
  buyMembership: { weight: 2, act: buyMembership },
  startMilkPlan: { weight: 1, act: startMilkPlan },
  topUpMilk: { weight: 1, act: topUpMilk },
  changeMilkPlan: { weight: 1, act: changeMilkPlan },
  useReferral: { weight: 1, act: useReferral },
  saveBusiness: { weight: 1, act: saveBusiness },
  deleteAccount: { weight: 1, act: deleteAccount },
  signUp: { weight: 3, act: signUp },
};
