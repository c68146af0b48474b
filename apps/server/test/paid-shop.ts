import { eq } from 'drizzle-orm';
import type { CompletionOutcome } from '../src/modules/payments/completion.ts';
import { openPayment } from '../src/modules/payments/open-payment.ts';
import { payments, refunds } from '../src/modules/payments/payments.tables.ts';
import { preparePayment } from '../src/modules/payments/prepare-payment.ts';
import { inTransaction } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { openShop } from './open-shop.ts';
import { startRazorpay } from './razorpay-simulator.ts';

/** A shop with the simulated provider. Completions are stubbed: `completed` lists the fulfilled subject ids. */
export async function openPaidShop() {
  let now = new Date();
  const razorpay = await startRazorpay(() => now);
  const shop = await openShop({ settings: { razorpay: razorpay.settings }, clock: () => now });
  const completed: string[] = [];
  let completion: CompletionOutcome | Error = { outcome: 'completed' };
  shop.deps.completions = {
    ...shop.deps.completions,
    order: async (_tx, { subjectId }) => {
      if (completion instanceof Error) throw completion;
      if (completion.outcome === 'completed') completed.push(subjectId);
      return completion;
    },
  };
  let customer = await shop.signIn('customer');

  return {
    ...shop,
    razorpay,
    get token() {
      return customer.accessToken;
    },
    /** Access tokens expire after 15 minutes; call this after advancing the clock. */
    async signInAgain() {
      customer = await shop.signIn('customer');
    },
    completed,
    completeWith: (outcome: CompletionOutcome | Error) => {
      completion = outcome;
    },
    advanceClock: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    async openPayment(amountPaise = 249_50) {
      const subjectId = newId();
      const paymentId = await inTransaction(shop.database.db, (tx) =>
        preparePayment(tx, {
          purpose: 'order',
          subjectId,
          userId: customer.user.id,
          amountPaise,
          reference: subjectId.slice(-7),
          now,
        }),
      );
      const { razorpayOrder } = await openPayment(shop.deps, paymentId);
      return { subjectId, paymentId, orderId: razorpayOrder.id };
    },
    async findPayment(paymentId: string) {
      const [row] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
      if (!row) throw new Error('no such payment');
      return row;
    },
    /** All payments of a purchase, the oldest first. */
    findPaymentsFor: (subjectId: string) =>
      shop.database.db.select().from(payments).where(eq(payments.subjectId, subjectId)).orderBy(payments.id),
    findCapture: async (providerPaymentId: string) => {
      const [row] = await shop.database.db
        .select()
        .from(payments)
        .where(eq(payments.providerPaymentId, providerPaymentId));
      return row;
    },
    refundsOf: (paymentId: string) =>
      shop.database.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.id),
    verify: (proof: object, token = customer.accessToken) => shop.post('/api/payment/verify', proof, { token }),
    sendWebhook: (event: string, payload: object, eventId?: string) => {
      const rawBody = JSON.stringify({ entity: 'event', event, payload });
      return shop.post('/api/payment/webhook', rawBody, {
        headers: { 'content-type': 'application/json', ...razorpay.webhookHeaders(rawBody, eventId) },
      });
    },
    async close() {
      await shop.close();
      await razorpay.stop();
    },
  };
}

export type PaidShop = Awaited<ReturnType<typeof openPaidShop>>;
