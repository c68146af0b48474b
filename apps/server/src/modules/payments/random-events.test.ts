import { isFinal } from '@subah/rules/payments/payment-states';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { randomFrom } from '../../../test/random-trade.ts';
import type { SimulatorMode } from '../../../test/razorpay-simulator.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcileCaptures } from './reconcile-captures.ts';
import { reconcileDisputes } from './reconcile-disputes.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { refundUnmatched } from './refund-unmatched.ts';
import { retryRefund } from './retry-refund.ts';

/** `PAYMENT_SEEDS=1-500 PAYMENT_STEPS=60` looks for rare sequences. */
const [first = 1, last = 12] = (process.env.PAYMENT_SEEDS ?? '1-12').split('-').map(Number);
const SEEDS = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const STEPS = Number(process.env.PAYMENT_STEPS ?? 40);
const MINUTE = 60_000;
const FAILURES: SimulatorMode[] = [
  'server error',
  'disconnect',
  'lose response',
  'not JSON',
  'rate limited',
  'reject changes',
];

let shop: PaidShop;
let adminId: string;

beforeAll(async () => {
  shop = await openPaidShop();
  adminId = (await shop.accountOf('admin')).id;
});
afterAll(() => shop.close());

/** One order at the provider, with everything that can happen to its money. */
async function openRandomOrder(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: Item[]): Item | undefined => items[below(items.length)];
  const chance = (share: number) => random() < share;
  const { razorpay } = shop;
  await shop.signInAgain();
  const opened = await shop.openPayment(350_00);
  const { orderId } = opened;
  const listPaid = () => [...razorpay.payments.values()].filter(({ order_id }) => order_id === orderId);
  const listRefunds = () => listPaid().flatMap(({ id }) => razorpay.refundsOf(id));
  const listDisputes = () =>
    listPaid().flatMap(({ id }) => [...razorpay.disputes.values()].filter(({ payment_id }) => payment_id === id));
  const ofOrder = eq(payments.subjectId, opened.subjectId);
  const findOwnRefunds = async () =>
    (
      await shop.database.db
        .select({ refund: refunds })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(ofOrder)
        .orderBy(refunds.id)
    ).map(({ refund }) => refund);
  return { ...opened, below, pick, chance, listPaid, listRefunds, listDisputes, findOwnRefunds };
}

type RandomOrder = Awaited<ReturnType<typeof openRandomOrder>>;

const isWithMoney = ({ status }: { status: string }) => status === 'captured' || status === 'refunded';

/** A provider that fails makes a webhook wait (502); anything else above 499 is a fault. */
async function sendEvent(event: string, payload: object): Promise<void> {
  const { status, text } = await shop.sendWebhook(event, payload);
  expect([200, 502], `${event}: ${text}`).toContain(status);
}

/** What may be refused, with a code of its own. */
async function attempt(run: () => Promise<unknown>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}

const actions: Record<string, (order: RandomOrder) => Promise<unknown>> = {
  async pay({ orderId, listPaid, pick, chance }) {
    if (listPaid().length > 3) return;
    const status = pick(['captured', 'captured', 'authorized', 'failed', 'created']) ?? 'captured';
    const wrong = pick([{ amount: 349_99 }, { amount: 350_01 }, { currency: 'USD' }]);
    shop.razorpay.pay(orderId, { status, ...(chance(0.1) ? wrong : {}) });
  },
  async confirmLate({ listPaid, pick }) {
    const payment = pick(listPaid().filter(({ status }) => status === 'failed' || status === 'created'));
    if (payment) payment.status = pick(['captured', 'authorized']) ?? 'captured';
  },
  /** Perhaps of an earlier state. */
  async reportPayment({ listPaid, pick }) {
    const payment = pick(listPaid());
    const event = pick(['payment.authorized', 'payment.captured', 'order.paid', 'payment.failed']);
    const isEarlier = event !== 'payment.failed' || payment?.status !== 'created';
    if (payment && event && isEarlier)
      await sendEvent(event, { payment: { entity: { ...payment, status: event.replace(/.*\./, '') } } });
  },
  async verify({ orderId, listPaid, pick }) {
    const payment = pick(listPaid());
    if (!payment) return;
    const { status, text } = await shop.verify(shop.razorpay.proof(orderId, payment.id));
    expect([200, 400, 409, 502], text).toContain(status);
  },
  async queueRefund({ paymentId, below, chance, pick }) {
    const key = `${pick(['cancel', 'line-1', 'line-2'])}:${paymentId}`;
    const amountPaise = chance(0.4) ? 350_00 : 1 + below(200_00);
    await attempt(() =>
      inTransaction(shop.database.db, (tx) =>
        queueRefund(tx, { paymentId, amountPaise, reason: 'Changed.', key, now: shop.deps.clock() }),
      ),
    );
  },
  async refundInDashboard({ listPaid, below, pick, chance }) {
    const payment = pick(listPaid().filter(({ status }) => status === 'captured'));
    const left = payment ? payment.amount - shop.razorpay.refundedOf(payment.id) : 0;
    if (!payment || left <= 0) return;
    const status = chance(0.5) ? 'processed' : 'pending';
    const amount = chance(0.4) ? left : 1 + below(left);
    shop.razorpay.refundInDashboard(payment.id, amount, { status, currency: payment.currency });
  },
  async finishRefund({ listRefunds, pick, chance }) {
    const refund = pick(listRefunds().filter(({ status }) => status === 'pending'));
    if (!refund) return;
    refund.status = chance(0.6) ? 'processed' : 'failed';
    const payment = shop.razorpay.payments.get(refund.payment_id);
    if (refund.status === 'failed' && payment?.status === 'refunded') payment.status = 'captured';
  },
  async reportRefund({ listRefunds, pick, chance }) {
    const refund = pick(listRefunds());
    if (!refund) return;
    const event = refund.status === 'pending' || chance(0.3) ? 'created' : refund.status;
    const status = event === 'created' ? 'pending' : refund.status;
    await sendEvent(`refund.${event}`, { refund: { entity: { ...refund, status } } });
  },
  async openDispute({ listPaid, listDisputes, pick, below, chance }) {
    const payment = pick(listPaid().filter(isWithMoney));
    if (!payment || listDisputes().length > 1) return;
    const amount = chance(0.5) ? payment.amount : 1 + below(payment.amount);
    shop.razorpay.dispute(payment.id, { amount, currency: payment.currency });
  },
  async decideDispute({ listDisputes, pick }) {
    const dispute = pick(listDisputes());
    const status = pick(['open', 'under_review', 'won', 'lost', 'lost']) ?? 'open';
    if (dispute) Object.assign(dispute, { status, amount_deducted: status === 'lost' ? dispute.amount : 0 });
  },
  async reportDispute({ listDisputes, pick, chance }) {
    const dispute = pick(listDisputes());
    if (!dispute) return;
    const entity = chance(0.3) ? { ...dispute, status: 'open', amount_deducted: 0 } : dispute;
    await sendEvent(`payment.dispute.${entity.status}`, { dispute: { entity } });
  },
  runJobs: () => runJobs(),
  async sendAgain({ findOwnRefunds, pick }) {
    const failed = pick((await findOwnRefunds()).filter(({ state }) => state === 'failed'));
    if (failed) await attempt(() => retryRefund(shop.deps, adminId, failed.id));
  },
  async refundUnmatched({ subjectId, pick }) {
    const unmatched = pick((await shop.findPaymentsFor(subjectId)).filter(({ status }) => status === 'unmatched'));
    if (unmatched) await attempt(() => refundUnmatched(shop.deps, adminId, unmatched.id));
  },
  async reconcile({ pick }) {
    shop.advanceClock(10_000);
    const job = pick([reconcilePayments, reconcileCaptures, reconcileRefunds, reconcileDisputes]);
    await attempt(async () => job?.(shop.deps));
  },
};

/** Runs failed jobs now instead of after their back-off. */
async function runJobs(): Promise<void> {
  await shop.database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await shop.runJobs();
}

/** The provider answers again and pays refunds out, and the jobs of some hours run. */
async function settleAll({ listRefunds }: RandomOrder): Promise<void> {
  shop.razorpay.setMode('ok');
  for (let round = 0; round < 4; round++) {
    for (const refund of listRefunds().filter(({ status }) => status === 'pending')) refund.status = 'processed';
    shop.advanceClock(7 * 60 * MINUTE);
    await reconcilePayments(shop.deps);
    await reconcileCaptures(shop.deps);
    await runJobs();
    await reconcileRefunds(shop.deps);
    await reconcileDisputes(shop.deps);
    await runJobs();
  }
}

/** What the provider has paid out of a payment, by id. */
const paidOutOf = (order: RandomOrder, paymentId: string) =>
  Object.fromEntries([
    ...order
      .listRefunds()
      .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'failed')
      .map(({ id, amount }) => [id, amount]),
    ...order
      .listDisputes()
      .filter(({ payment_id, status }) => payment_id === paymentId && status === 'lost')
      .map(({ id, amount }) => [id, amount]),
  ]);

async function checkMoney(order: RandomOrder, log: string): Promise<void> {
  const own = await order.findOwnRefunds();
  for (const payment of order.listPaid().filter(isWithMoney)) {
    const row = await shop.findCapture(payment.id);
    expect(row, `${log}\n${payment.id} is not known`).toMatchObject({ paidPaise: payment.amount });
    const booked = own.filter(
      ({ providerPaymentId, state }) =>
        providerPaymentId === payment.id && ['sent', 'processed', 'unmatched'].includes(state),
    );
    const amounts = Object.fromEntries(
      booked.map(({ providerRefundId, amountPaise }) => [providerRefundId, amountPaise]),
    );
    expect(amounts, log).toEqual(paidOutOf(order, payment.id));
    expect(row?.refundedPaise, log).toBeLessThanOrEqual(payment.amount);
  }
  expect(
    own.filter(({ state }) => state === 'queued'),
    log,
  ).toEqual([]);
  for (const { id, status } of order.listRefunds().filter(({ status }) => status === 'processed'))
    expect([status, 'unmatched'], log).toContain(own.find(({ providerRefundId }) => providerRefundId === id)?.state);
  expect(shop.completed.filter((id) => id === order.subjectId).length, log).toBeLessThanOrEqual(1);
  const isOpen = (await shop.findPaymentsFor(order.subjectId)).every(({ status }) => !isFinal(status));
  const waiting = order.listPaid().filter(({ status, amount }) => status === 'authorized' && amount === 350_00);
  if (isOpen)
    expect(
      waiting.filter(({ currency }) => currency === 'INR'),
      log,
    ).toEqual([]);
}

test.each(SEEDS)(
  'seed %d: the books hold what the provider has, whatever arrives when',
  { timeout: 60_000 },
  async (seed) => {
    const order = await openRandomOrder(seed);
    const log: string[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const [name = '', act] = order.pick(Object.entries(actions)) ?? [];
      const modes = Array.from(
        { length: order.chance(0.15) ? 1 + order.below(5) : 0 },
        () => order.pick(FAILURES) ?? 'ok',
      );
      shop.razorpay.setMode('ok');
      shop.razorpay.setNextModes(...modes);
      log.push(`${step} ${name} ${modes.join(', ')}`);
      await act?.(order);
    }
    await settleAll(order);
    await checkMoney(order, log.join('\n'));
  },
);
