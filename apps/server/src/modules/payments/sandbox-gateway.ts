import { randomBytes } from 'node:crypto';
import { CURRENCY } from '@subah/rules/payments/payment-states';
import { MIN_PROVIDER_PAISE } from '@subah/rules/payments/provider-minimum';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Gateway, ProviderPayment, ProviderRefund } from './gateway.ts';
import { ProviderRejection } from './razorpay-request.ts';
import { readRefundKey, refundKey } from './refund-key.ts';
import { sandboxOrders, sandboxPayments, sandboxRefunds } from './sandbox.tables.ts';
import { isSignedBy, proofText, sign } from './signatures.ts';

export const sandboxId = (kind: 'order' | 'pay' | 'rfnd'): string => `${kind}_TEST${randomBytes(8).toString('hex')}`;

/** Signs as the provider does, with secrets derived from the server's. */
export function sandboxSignatures({ authSecret }: Pick<Deps['settings'], 'authSecret'>) {
  const keySecret = sign(authSecret, 'sandbox key');
  const webhookSecret = sign(authSecret, 'sandbox webhook');
  return {
    signProof: (orderId: string, paymentId: string) => sign(keySecret, proofText(orderId, paymentId)),
    isValidProof: (orderId: string, paymentId: string, signature: string) =>
      isSignedBy(keySecret, proofText(orderId, paymentId), signature),
    signWebhook: (rawBody: string) => sign(webhookSecret, rawBody),
    isValidWebhook: (rawBody: string, signature: string) => isSignedBy(webhookSecret, rawBody, signature),
  };
}

/** Simulates the payment provider on a machine without keys; its data is in the sandbox tables. */
export function sandboxGateway({ db, settings }: Pick<Deps, 'db' | 'settings'>): Gateway {
  const signatures = sandboxSignatures(settings);
  return {
    name: 'sandbox',
    isSetUp: true,
    keyId: 'rzp_sandbox',
    async createOrder({ amountPaise, receipt }) {
      const [order] = await db
        .insert(sandboxOrders)
        .values({ id: sandboxId('order'), amountPaise, currency: CURRENCY, receipt })
        .onConflictDoUpdate({ target: sandboxOrders.receipt, set: { receipt } })
        .returning({ id: sandboxOrders.id });
      if (!order) throw new Error('sandbox order was not stored');
      return order;
    },
    async findPayment(paymentId) {
      const [payment] = await selectPayments(db).where(eq(sandboxPayments.id, paymentId));
      return payment && toProviderPayment(payment);
    },
    async listPayments(orderId) {
      const rows = await selectPayments(db)
        .where(eq(sandboxPayments.orderId, orderId))
        .orderBy(desc(sandboxPayments.createdAt));
      return rows.map(toProviderPayment);
    },
    async capture({ paymentId }) {
      await db.update(sandboxPayments).set({ status: 'captured' }).where(eq(sandboxPayments.id, paymentId));
    },
    async listRefunds(paymentId) {
      const rows = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId));
      return rows.map(toProviderRefund);
    },
    async refund({ paymentId, amountPaise, refundId, round }) {
      if (amountPaise < MIN_PROVIDER_PAISE) throw new ProviderRejection(400, 'The amount must be at least INR 1.00');
      const idempotencyKey = refundKey(refundId, round);
      const [refund] = await db
        .insert(sandboxRefunds)
        .values({ id: sandboxId('rfnd'), paymentId, amountPaise, idempotencyKey })
        .onConflictDoUpdate({ target: sandboxRefunds.idempotencyKey, set: { idempotencyKey } })
        .returning();
      if (!refund) throw new Error('sandbox refund was not stored');
      return toProviderRefund(refund);
    },
    // Its webhooks do not get lost, and it has neither a dashboard nor banks.
    listRecentPayments: async () => [],
    listRecentRefunds: async () => [],
    findDispute: async () => undefined,
    listDisputes: async () => [],
    isValidProof: ({ orderId, paymentId, signature }) => signatures.isValidProof(orderId, paymentId, signature),
    isValidWebhook: signatures.isValidWebhook,
    paymentPage: (orderId) => `/payment/sandbox/${orderId}`,
  };
}

const selectPayments = (db: Deps['db']) =>
  db
    .select({
      ...getTableColumns(sandboxPayments),
      amountPaise: sandboxOrders.amountPaise,
      currency: sandboxOrders.currency,
    })
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId));

const toProviderRefund = (refund: typeof sandboxRefunds.$inferSelect): ProviderRefund => ({
  id: refund.id,
  amountPaise: refund.amountPaise,
  currency: CURRENCY,
  state: 'processed',
  ...readRefundKey(refund.idempotencyKey, undefined),
});

const toProviderPayment = ({
  id,
  orderId,
  amountPaise,
  currency,
  status,
  failure,
}: Awaited<ReturnType<typeof selectPayments>>[number]): ProviderPayment => ({
  id,
  orderId,
  amountPaise,
  currency,
  status,
  failure,
});
