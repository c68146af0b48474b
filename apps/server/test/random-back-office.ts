import type { Purchase } from '@subah/contract/purchases/purchases';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { desc, eq, like, sql } from 'drizzle-orm';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { payments, refunds } from '../src/modules/payments/payments.tables.ts';
import { refundKey } from '../src/modules/payments/refund-key.ts';
import { sandboxOrders, sandboxPayments } from '../src/modules/payments/sandbox.tables.ts';
import { sandboxSignatures } from '../src/modules/payments/sandbox-gateway.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { Action } from './random-customers.ts';
import type { RandomTrade } from './random-trade.ts';

/** An event of the payment provider. */
export async function sendWebhook(trade: RandomTrade, event: string, payload: object): Promise<number> {
  const rawBody = JSON.stringify({ event, payload });
  const signature = sandboxSignatures(trade.deps.settings).signWebhook(rawBody);
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
  return (await trade.post('/api/payment/webhook', rawBody, { headers })).status;
}

/** The bank rejects a refund that waits to be sent. */
const rejectRefund: Action = async (trade) => {
  const waiting = await trade.database.db
    .select({ refund: refunds, paymentId: payments.providerPaymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'queued'))
    .orderBy(refunds.id);
  const chosen = trade.pick(waiting);
  if (!chosen) return undefined;
  const { id, round, amountPaise } = chosen.refund;
  const receipt = refundKey(id, round);
  const entity = { id: `rfnd_${newId()}`, payment_id: chosen.paymentId, amount: amountPaise, currency: 'INR', receipt };
  return sendWebhook(trade, 'refund.failed', { refund: { entity } });
};

/** A refund made in the dashboard is paid out or fails later; such events also arrive twice and contradict each other. */
const finishDashboardRefund: Action = async (trade) => {
  const made = await trade.database.db
    .select()
    .from(refunds)
    .where(like(refunds.key, 'provider:rfnd_%'))
    .orderBy(desc(refunds.id))
    .limit(6);
  const refund = trade.pick(made);
  if (!refund) return undefined;
  const { providerPaymentId: payment_id, amountPaise: amount } = refund;
  const entity = { id: refund.key.split(':')[1], payment_id, amount, currency: 'INR', notes: [] };
  const event = trade.pick(['processed', 'failed', 'created']);
  return sendWebhook(trade, `refund.${event}`, { refund: { entity } });
};

const retryRefund: Action = async ({ database, pick, asAdmin, chance, runJobs }) => {
  const failed = await database.db.select().from(refunds).where(eq(refunds.state, 'failed')).orderBy(refunds.id);
  const refund = pick(failed);
  if (!refund) return undefined;
  const { status } = await asAdmin('POST', `/api/admin/refunds/${refund.id}/retry`);
  if (chance(0.5)) await runJobs();
  return status;
};

/** Money of an order that the shop does not know: the provider has it, as from a payment link. */
const receiveUnmatchedMoney: Action = async (trade) => {
  const order = { id: `order_${newId()}`, amountPaise: 1 + trade.below(500_00), currency: 'INR', receipt: newId() };
  const payment = { id: `pay_${newId()}`, orderId: order.id, status: 'captured' } as const;
  await trade.database.db.insert(sandboxOrders).values(order);
  await trade.database.db.insert(sandboxPayments).values(payment);
  const entity = { ...payment, order_id: order.id, amount: order.amountPaise, currency: 'INR' };
  return sendWebhook(trade, 'payment.captured', { payment: { entity } });
};

const refundUnmatchedMoney: Action = async ({ asAdmin, pick }) => {
  const payment = pick<{ _id: string }>((await asAdmin('GET', '/api/admin/payments?state=unmatched')).body.data);
  return payment && (await asAdmin('POST', `/api/admin/payments/${payment._id}/refund`)).status;
};

const DELETE_PATHS: Record<string, string> = {
  fruits: 'fruits-vegetables/product',
  grocery: 'grocery/products',
  milk: 'milk-products',
  medicine: 'medicines',
  labtest: 'lab-tests',
};

/** A deleted product comes back soon, so that the shop keeps something to sell. */
const deleteOrRestoreProduct: Action = async ({ database, pick, asAdmin, products: ids }) => {
  const rows = await database.db.select().from(products).orderBy(products.id);
  const deleted = rows.find(({ deletedAt }) => deletedAt !== null);
  if (deleted) return (await asAdmin('POST', `/api/admin/products/${deleted.id}/restore`)).status;
  const product = pick(rows.filter(({ id }) => ids.includes(id)));
  return product && (await asAdmin('DELETE', `/api/${DELETE_PATHS[product.catalog]}/${product.id}`)).status;
};

/** An export with other prices and stocks, and a row that is wrong. */
const importProducts: Action = async (trade) => {
  const catalog = trade.pick(['fruits', 'grocery', 'medicine']);
  const form = new FormData();
  const { text = '' } = await trade.asAdmin('GET', `/api/admin/export/${catalog}`);
  const [header = '', ...rows] = text.split('\r\n').filter(Boolean);
  const place = (title: string) => header.split(',').indexOf(title);
  const changed = rows.map((row) => {
    const cells = row.split(',');
    if (row.includes('"') || trade.chance(0.4)) return row;
    if (trade.chance(0.5)) cells[place('stock')] = String(trade.below(50));
    if (trade.chance(0.5)) cells[place('price')] = trade.chance(0.1) ? '-1' : String(1 + trade.below(30));
    return cells.join(',');
  });
  form.set('file', new Blob([[header, ...changed].join('\r\n')]), 'list.csv');
  const { status } = await trade.asAdmin('POST', `/api/admin/import/${catalog}`, form);
  if (trade.chance(0.7)) await trade.runJobs();
  return status;
};

/** The list of batches as an accountant sends it back after counting. */
const countBatches: Action = async (trade) => {
  const { text = '' } = await trade.asAdmin('GET', '/api/admin/batches/export.csv');
  const [header = '', ...rows] = text.split('\r\n').filter(Boolean);
  if (rows.length === 0) return undefined;
  const counted = rows.map((row) =>
    trade.chance(0.6)
      ? row
      : row.replace(/Counted,(\d+)/, (_, packs) => `Counted,${Math.max(0, Number(packs) + trade.below(5) - 2)}`),
  );
  const form = new FormData();
  form.set('file', new Blob([[header, ...counted].join('\r\n')]), 'batches.csv');
  form.set('listId', newId());
  return (await trade.asAdmin('POST', '/api/admin/stock-moves/import', form)).status;
};

const recallOrLift: Action = async (trade) => {
  const batches = await trade.database.db.execute<{ id: string }>(sql`select id from stock_batches order by id`);
  const batch = trade.pick(batches.rows);
  if (!batch) return undefined;
  const step = trade.chance(0.5) ? 'recall' : 'recall/lift';
  return (await trade.asAdmin('POST', `/api/admin/batches/${batch.id}/${step}`, { reason: 'Drug alert' })).status;
};

const deliverMilkOfArea: Action = async ({ database, asAdmin, pick }) => {
  const { rows } = await database.db.execute<{ date: string; area: string }>(
    sql`select distinct date::text as date, area from milk_deliveries order by 1 desc, 2 limit 4`,
  );
  const morning = pick(rows);
  return morning && (await asAdmin('POST', '/api/admin/milk/deliveries/deliver-area', morning)).status;
};

/** Two products, of which a part comes today and another on another day, or never. */
const orderGoods: Action = async (trade) => {
  const suppliers = (await trade.asAdmin('GET', '/api/admin/suppliers')).body.data;
  if (suppliers.length === 0) return undefined;
  const ids = [...new Set([trade.pick(trade.batchProducts), trade.pick(trade.batchProducts)])];
  const lines = ids.map((productId) => ({ productId, quantity: 4 + trade.below(9) }));
  const order = { supplierId: suppliers[0]._id, note: '', lines };
  return (await trade.asAdmin('POST', '/api/admin/purchases', order)).status;
};

const receivePart: Action = async (trade) => {
  const all: Purchase[] = (await trade.asAdmin('GET', '/api/admin/purchases')).body.data;
  const purchase = trade.pick(all.slice(0, 5));
  if (!purchase) return undefined;
  const { _id, version } = purchase;
  if (trade.chance(0.2)) {
    const status = trade.pick(['sent', 'cancelled']);
    return (await trade.asAdmin('PATCH', `/api/admin/purchases/${_id}`, { version, status })).status;
  }
  const expiresOn = addDays(indiaDate(trade.now()), 30 + trade.below(300));
  const lines = purchase.lines
    .filter(() => trade.chance(0.7))
    .map(({ product, quantity }) => ({
      ...{ productId: product._id, quantity: 1 + trade.below(quantity), cost: 10 + trade.below(60) },
      ...(trade.chance(0.7) ? { batch: { number: `R${_id.slice(-4)}${trade.below(3)}`, expiresOn } } : {}),
    }));
  const receipt = { receiptId: newId(), version: version - Number(trade.chance(0.1)), billNumber: 'P2', lines };
  return (await trade.asAdmin('POST', `/api/admin/purchases/${_id}/receipts`, receipt)).status;
};

/** The plan of the membership changes; running memberships keep theirs. */
const changePlan: Action = async ({ asAdmin, planId, below }) => {
  const { data } = (await asAdmin('GET', '/api/admin/plans')).body;
  const { name, price, benefits } = data.find(({ _id }: { _id: string }) => _id === planId);
  const changed = { ...benefits, medicineDiscount: below(30), bloodTestDiscount: below(30) };
  return (await asAdmin('PUT', `/api/plans/${planId}`, { name, price, benefits: changed })).status;
};

export const backOfficeActions: Record<string, { weight: number; act: Action }> = {
  rejectRefund: { weight: 4, act: rejectRefund },
  finishDashboardRefund: { weight: 3, act: finishDashboardRefund },
  retryRefund: { weight: 3, act: retryRefund },
  receiveUnmatchedMoney: { weight: 1, act: receiveUnmatchedMoney },
  refundUnmatchedMoney: { weight: 1, act: refundUnmatchedMoney },
  deleteOrRestoreProduct: { weight: 3, act: deleteOrRestoreProduct },
  importProducts: { weight: 2, act: importProducts },
  countBatches: { weight: 2, act: countBatches },
  recallOrLift: { weight: 2, act: recallOrLift },
  deliverMilkOfArea: { weight: 2, act: deliverMilkOfArea },
  orderGoods: { weight: 2, act: orderGoods },
  receivePart: { weight: 3, act: receivePart },
  changePlan: { weight: 1, act: changePlan },
};
