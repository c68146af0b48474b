import { addDays, indiaDate } from '@subah/rules/india-time';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { desc, eq, gt, sql } from 'drizzle-orm';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { createDeliveriesForDay } from '../src/modules/milk/create-deliveries-for-day.ts';
import { milkDeliveries } from '../src/modules/milk/milk.tables.ts';
import { expireUnpaidOrders } from '../src/modules/orders/unpaid-orders/expire-orders.ts';
import { payments } from '../src/modules/payments/payments.tables.ts';
import { reconcileDisputes } from '../src/modules/payments/reconcile-disputes.ts';
import { reconcilePayments } from '../src/modules/payments/reconcile-payments.ts';
import { holdBackNearExpiry } from '../src/modules/stock/hold-back-batches.ts';
import { expireCoins } from '../src/modules/wallet/expire-coins.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { MILK } from './builders/index.ts';
import { sendWebhook } from './random-back-office.ts';
import { type Action, keptLines, somePacks } from './random-customers.ts';
import { exchange, pickUp, repack, ride } from './random-rides.ts';
import type { RandomTrade } from './random-trade.ts';
import { ACCEPTED } from './trade-records.ts';

const setStatus: Action = async ({ pickOrder, pick, chance, asAdmin }) => {
  const placed = await pickOrder();
  const status = chance(0.4) ? pick(['shipped', 'delivered', 'delivered']) : pick(ORDER_STATUSES);
  const body = { status, reason: 'As the customer asked', reopen: chance(0.4) };
  return placed && (await asAdmin('PATCH', `/api/orders/status/${placed.id}`, body)).status;
};

const setStatuses: Action = async ({ orders, pick, asAdmin }) => {
  const orderIds = orders.slice(-4).map(({ id }) => id);
  if (orderIds.length === 0) return undefined;
  const status = pick(['shipped', 'outfor delivery']);
  return (await asAdmin('POST', '/api/admin/orders/status', { orderIds, status })).status;
};

/** Fewer packs, a lower price or another product. */
const changeLines: Action = async (trade) => {
  const placed = await trade.pickOrder(sql`status in ('OrderPlaced', 'shipped', 'outfor delivery')`);
  if (!placed) return undefined;
  const order = await trade.readOrder(placed.id);
  const line = trade.pick(keptLines(order));
  if (!line) return undefined;
  const change = {
    lineId: line._id,
    quantity: trade.below(line.quantity) + Number(trade.chance(0.2)),
    ...(trade.chance(0.3) ? { price: Math.floor(line.price * (0.5 + trade.below(50) / 100)) } : {}),
    ...(trade.chance(0.4)
      ? { replaceWith: { productId: trade.pick(trade.products), quantity: 1 + trade.below(3) } }
      : {}),
  };
  const body = { reason: 'Ran out', lines: [change] };
  return (await trade.asAdmin('PATCH', `/api/admin/orders/${placed.id}/lines`, body)).status;
};

const reportMissing: Action = async (trade) => {
  const placed = await trade.pickOrder(sql`status in ('OrderPlaced', 'shipped', 'outfor delivery')`);
  if (!placed) return undefined;
  const lines = somePacks(trade, await trade.readOrder(placed.id)).map((line) => ({
    ...line,
    quantity: line.quantity - 1,
  }));
  const body = { lines, isSoldOut: trade.chance(0.3) };
  return (await trade.asAdmin('POST', `/api/admin/orders/${placed.id}/missing-items`, body)).status;
};

const decidePrescription: Action = async (trade) => {
  const placed = await trade.pickOrder(sql`prescription_state = 'to_check'`);
  if (!placed) return undefined;
  const needed = keptLines(await trade.readOrder(placed.id)).filter(({ requiresPrescription }) => requiresPrescription);
  const some = needed.filter(() => trade.chance(0.6)).map(({ _id }) => _id);
  const rejected = { decision: 'rejected', reason: 'Old date', ...(some.length > 0 ? { rejectedLineIds: some } : {}) };
  const body = trade.chance(0.6) ? ACCEPTED : rejected;
  return (await trade.asAdmin('PATCH', `/api/admin/orders/${placed.id}/prescription`, body)).status;
};

const decideClaim: Action = async ({ asAdmin, pick, chance }) => {
  const claim = pick<{ _id: string }>((await asAdmin('GET', '/api/admin/claims?state=open')).body.data);
  const decision = chance(0.7) ? 'accepted' : 'refused';
  return claim && (await asAdmin('POST', `/api/admin/claims/${claim._id}/decision`, { decision, note: 'Seen' })).status;
};

const moveDelivery: Action = async ({ pickOrder, asAdmin, now, below }) => {
  const placed = await pickOrder(sql`status = 'OrderPlaced'`);
  const date = addDays(indiaDate(now()), 1 + below(4));
  return placed && (await asAdmin('PATCH', `/api/admin/orders/${placed.id}/slot`, { date })).status;
};

/** One of the last payments, and what is left of it. */
async function pickPaid(trade: RandomTrade) {
  const paid = await trade.database.db
    .select()
    .from(payments)
    .where(gt(payments.paidPaise, 0))
    .orderBy(desc(payments.id));
  const payment = trade.pick(paid.slice(0, 8));
  const left = payment ? payment.paidPaise - payment.refundedPaise : 0;
  if (!payment || left <= 0) return undefined;
  return { payment_id: payment.providerPaymentId, amount: trade.chance(0.4) ? left : 1 + trade.below(left) };
}

/** A refund that the shopkeeper makes in the dashboard of the provider, of an order, a membership or milk. */
const refundInDashboard: Action = async (trade) => {
  const paid = await pickPaid(trade);
  if (!paid) return undefined;
  const entity = { id: `rfnd_${newId()}`, ...paid, currency: 'INR', notes: [] };
  const event = trade.pick(['processed', 'processed', 'created', 'failed']);
  return sendWebhook(trade, `refund.${event}`, { refund: { entity } });
};

/** A bank decides, perhaps otherwise than before. Its event arrives, is late or gets lost; then the shop asks. */
const reportDispute: Action = async (trade) => {
  const known = trade.chance(0.6) ? trade.pick(trade.disputes.all().slice(-4)) : undefined;
  const paid = known ? undefined : await pickPaid(trade);
  const dispute = known ?? (paid && trade.disputes.open(paid.payment_id, paid.amount));
  if (!dispute) return undefined;
  const { id, providerPaymentId: payment_id, amountPaise: amount, state: before } = dispute;
  dispute.state = trade.pick(['open', 'under_review', 'won', 'lost', 'lost', 'closed'] as const) ?? 'open';
  const told = trade.chance(0.3) ? before : dispute.state;
  const entity = { id, payment_id, amount, currency: 'INR', status: told };
  if (trade.chance(0.7)) return sendWebhook(trade, `payment.dispute.${told}`, { dispute: { entity } });
  if (trade.chance(0.7)) await reconcileDisputes(trade.deps);
  return 200;
};

const stockOf = async ({ database }: RandomTrade, productId: string) =>
  (await database.db.select({ stock: products.stock }).from(products).where(eq(products.id, productId)))[0]?.stock ?? 0;

const bookStock: Action = async (trade) => {
  const productId = trade.pick(trade.products) ?? '';
  const shownStock = await stockOf(trade, productId);
  const reason = trade.pick(['received', 'received', 'damaged', 'counted', 'given_away', 'expired', 'sent_back']);
  const quantity = reason === 'counted' ? Math.max(0, shownStock + trade.below(9) - 4) : 1 + trade.below(6);
  const expiresOn = addDays(indiaDate(trade.now()), 20 + trade.below(200));
  const hasBatch = trade.batchProducts.includes(productId) && trade.chance(0.7);
  const batch = hasBatch ? { batch: { number: `B${trade.below(3)}`, expiresOn, cost: 20 } } : {};
  const lines = [{ productId, quantity, shownStock, ...batch }];
  return (await trade.asAdmin('POST', '/api/admin/stock-moves', { bookingId: newId(), reason, lines })).status;
};

const buyGoods: Action = async (trade) => {
  const supplier = { name: `Supplier ${trade.below(2)}`, phone: '', email: '', gstin: '' };
  await trade.asAdmin('POST', '/api/admin/suppliers', supplier);
  const suppliers = (await trade.asAdmin('GET', '/api/admin/suppliers')).body.data;
  const productId = trade.pick(trade.batchProducts) ?? '';
  const quantity = 5 + trade.below(20);
  const order = { supplierId: suppliers[0]._id, note: '', lines: [{ productId, quantity }] };
  const written = await trade.asAdmin('POST', '/api/admin/purchases', order);
  if (written.status !== 200) return written.status;
  const { _id, version } = written.body.data;
  const batch = { number: `P${trade.below(4)}`, expiresOn: addDays(indiaDate(trade.now()), 30 + trade.below(300)) };
  const line = { productId, quantity: 1 + trade.below(quantity), cost: 10 + trade.below(60), batch };
  const receipt = { receiptId: newId(), version, billNumber: 'A1', lines: [line] };
  return (await trade.asAdmin('POST', `/api/admin/purchases/${_id}/receipts`, receipt)).status;
};

const changeProduct: Action = async (trade) => {
  const productId = trade.pick(trade.products);
  const change = trade.chance(0.5) ? { price: 20 + trade.below(60) } : { stock: trade.below(40) };
  return (await trade.asAdmin('PATCH', `/api/admin/products/${productId}`, change)).status;
};

/** Orders that used the coupon keep their discount. */
const changeCoupon: Action = async ({ asAdmin, pick, chance, below }) => {
  const coupon = pick<Record<string, unknown>>((await asAdmin('GET', '/api/admin/coupons')).body.data);
  if (!coupon) return undefined;
  const { _id, usedCount: _used, createdAt: _created, ...form } = coupon;
  if (chance(0.1)) return (await asAdmin('DELETE', `/api/admin/coupons/${_id}`)).status;
  const limits = { totalUses: 1 + below(30), minimumBasket: below(400), catalog: pick([null, null, 'grocery']) };
  const change = chance(0.5) ? { isActive: chance(0.7) } : limits;
  return (await asAdmin('PUT', `/api/admin/coupons/${_id}`, { ...form, ...change })).status;
};

/** A list from the accountant's spreadsheet. */
const importStock: Action = async (trade) => {
  const form = new FormData();
  const reason = trade.pick(['Received', 'Damaged', 'Counted']);
  const rows = [`cleaner,,,,,,${reason},${1 + trade.below(5)},`, `tomato,,,,,12.5,Received,${1 + trade.below(9)},`];
  form.set('file', new Blob([`code,product,batch,expiry,mrp,cost,reason,packs,note\n${rows.join('\n')}`]), 'list.csv');
  form.set('listId', newId());
  return (await trade.asAdmin('POST', '/api/admin/stock-moves/import', form)).status;
};

const changeFees: Action = async ({ asAdmin, below }) => {
  const { data } = (await asAdmin('GET', '/api/admin/delivery-settings')).body;
  const charges = { smallCartCharge: below(20), freeDeliveryAbove: 100 + below(300), expressFee: below(40) };
  return (await asAdmin('PUT', '/api/admin/delivery-settings', { ...data, ...charges })).status;
};

const changeTaxScheme: Action = async ({ asAdmin, chance }) => {
  const { data } = (await asAdmin('GET', '/api/admin/settings')).body;
  const taxScheme = chance(0.2) ? 'composition' : 'regular';
  return (await asAdmin('PUT', '/api/admin/settings', { ...data, taxScheme })).status;
};

const countCash: Action = async ({ asAdmin, riderId, now, chance }) => {
  const date = indiaDate(now());
  const { riders } = (await asAdmin('GET', `/api/admin/cash-ups?date=${date}`)).body.data;
  const own = riders.find(({ rider }: { rider: { _id: string } }) => rider._id === riderId);
  if (!own || chance(0.5)) return undefined;
  const body = { riderId, date, expected: own.expected, cash: own.expected, upi: 0, note: 'Counted' };
  return (await asAdmin('POST', '/api/admin/cash-ups', body)).status;
};

const markMilk: Action = async ({ database, asAdmin, pick }) => {
  const rows = await database.db.select().from(milkDeliveries).orderBy(desc(milkDeliveries.id)).limit(6);
  const status = pick(['delivered', 'delivered', 'missed']);
  const delivery = pick(rows);
  return delivery && (await asAdmin('PATCH', `/api/admin/milk/deliveries/${delivery.id}`, { status })).status;
};

const returnMilk: Action = async ({ asAdmin, now, below }) => {
  const input = { returnId: newId(), date: indiaDate(now()), productId: MILK, packs: 1 + below(2), reason: 'leaking' };
  return (await asAdmin('POST', '/api/admin/milk/returns', input)).status;
};

/** Between a coffee and five weeks, with the jobs of that time. */
const wait: Action = async (trade) => {
  const { advanceClock, chance, below, pick, deps } = trade;
  advanceClock(chance(0.04) ? 60 * 24 * 35 : (pick([2, 5, 20, 60, 60 * 14]) ?? 5) + below(10));
  await reconcilePayments(deps);
  await expireUnpaidOrders(deps);
  await createDeliveriesForDay(deps);
  await holdBackNearExpiry(deps);
  await expireCoins(deps);
  if (chance(0.6)) await trade.runJobs();
  return 200;
};

export const staffActions: Record<string, { weight: number; act: Action }> = {
  setStatus: { weight: 16, act: setStatus },
  setStatuses: { weight: 2, act: setStatuses },
  changeLines: { weight: 6, act: changeLines },
  reportMissing: { weight: 3, act: reportMissing },
  decidePrescription: { weight: 6, act: decidePrescription },
  decideClaim: { weight: 5, act: decideClaim },
  moveDelivery: { weight: 1, act: moveDelivery },
  refundInDashboard: { weight: 3, act: refundInDashboard },
  reportDispute: { weight: 4, act: reportDispute },
  bookStock: { weight: 4, act: bookStock },
  buyGoods: { weight: 3, act: buyGoods },
  changeProduct: { weight: 2, act: changeProduct },
  changeCoupon: { weight: 1, act: changeCoupon },
  importStock: { weight: 1, act: importStock },
  changeFees: { weight: 1, act: changeFees },
  changeTaxScheme: { weight: 1, act: changeTaxScheme },
  ride: { weight: 3, act: ride },
  pickUp: { weight: 3, act: pickUp },
  exchange: { weight: 3, act: exchange },
  repack: { weight: 2, act: repack },
  countCash: { weight: 1, act: countCash },
  markMilk: { weight: 2, act: markMilk },
  returnMilk: { weight: 1, act: returnMilk },
  wait: { weight: 8, act: wait },
};
