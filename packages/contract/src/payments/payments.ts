import { paymentInputs } from '@subah/messages/api/payments';
import { DISPUTE_STATES } from '@subah/rules/payments/disputes';
import { PAYMENT_PURPOSES, PAYMENT_STATUSES, REFUND_STATES } from '@subah/rules/payments/payment-states';
import { z } from 'zod';
import { data, endpoint, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';

/*
 * How a browser pays
 *
 * 1. `payment/order` (or `payment/subscribe`) answers `razorpayOrder`, `keyId` and `paymentPage`.
 *    `expectedTotal` in the request is the total on the screen; 409 (`BILL_CHANGED`) has the new one in `details`.
 * 2. `paymentPage` is null: open the provider's widget (checkout.js) with `key: keyId`, `order_id: razorpayOrder.id`,
 *    `amount`, `currency`; its handler gives the three razorpay_… values.
 *    `paymentPage` is a path: the shop is in TEST MODE. `location.assign(paymentPage)` leads there, and the page comes
 *    back to `/cart` (a milk bill: `/milk-data`) with, in the query,
 *      payment=succeeded & purpose=order|membership|milk & razorpay_order_id & razorpay_payment_id & razorpay_signature
 *      payment=failed    & purpose=… & razorpay_order_id & description=<why>
 *      payment=closed    & purpose=… & razorpay_order_id
 * 3. Succeeded: post the three values to `payment/verify` (membership: `payment/subscribe/verify`), then take them out
 *    of the address. 200 is success; 409 (`PAYMENT_REFUNDED`) is paid but refunded, with the sentence to show; 502 means
 *    that the provider is unreachable: show "Confirming payment" and poll `payment/{id}/status` every few seconds
 *    (`payment/find` queries the provider at once). Everything else is '⚠️ Payment verification failed.'
 */

/** The documented text that means success. */
export const PAYMENT_VERIFIED = 'Payment verified, order created, and marked completed';

/** Options of the payment widget; the amount is in paise. */
export const RazorpayOrder = z.strictObject({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});

/** Top-level keys of the responses of `payment/order` and `payment/subscribe`. */
export const openedPayment = {
  razorpayOrder: RazorpayOrder,
  /** The provider's public key. */
  keyId: z.string(),
  /** In TEST MODE the path of the sandbox page; null when the provider's widget takes the payment. */
  paymentPage: z.string().nullable(),
};

const ProviderId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,60}$/, inputText(paymentInputs.paymentId));

/** Returned by the widget after a payment. */
export const PaymentProof = z.object({
  razorpay_order_id: ProviderId,
  razorpay_payment_id: ProviderId,
  razorpay_signature: z
    .string()
    .trim()
    .regex(/^[0-9a-f]{64}$/, inputText(paymentInputs.signature)),
});

export const PaymentState = z.strictObject({
  _id: Id,
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The id of the order, subscription or top-up. */
  subjectId: Id,
  razorpayOrderId: z.string().nullable(),
  razorpayPaymentId: z.string().nullable(),
  /** Rupees. */
  amount: z.number(),
  refunded: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  /** The status as a sentence for the customer. */
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type PaymentState = z.infer<typeof PaymentState>;

const RefundRow = z.strictObject({
  _id: Id,
  amount: z.number(),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  failure: z.string().nullable(),
  razorpayRefundId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const Dispute = z.strictObject({
  razorpayDisputeId: z.string(),
  amount: z.number(),
  /** In the words of the bank. */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** Until then the shop can answer in the provider's dashboard. */
  answerBy: z.iso.datetime().nullable(),
});

/**
 * `paid-no-order`: paid but not fulfilled. `refund-failed`: the provider rejected a refund. `disputed`: the customer's bank
 * asks for the money back and has not decided. `unmatched`: money or a refund that fits no order and waits for a decision.
 */
const ADMIN_PAYMENT_FILTERS = [
  'all',
  'waiting',
  'completed',
  'paid-no-order',
  'refund-failed',
  'disputed',
  'unmatched',
] as const;

export const AdminPayment = PaymentState.extend({
  /** Null for money of an unknown order. */
  purpose: PaymentState.shape.purpose.nullable(),
  subjectId: Id.nullable(),
  /** What arrived, in `currency`; `amount` was asked for. */
  paid: z.number(),
  currency: z.string(),
  customer: z.strictObject({ _id: Id.nullable(), name: z.string(), mobile: z.string() }),
  provider: z.string(),
  refunds: z.array(RefundRow),
  disputes: z.array(Dispute),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const paymentsEndpoints = {
  'POST payment/verify': endpoint({
    audience: 'customer',
    summary: 'Verify a payment made in the widget and place its order',
    body: PaymentProof.extend({ cartId: z.string().max(60).optional() }),
    response: z.strictObject({
      status: z.literal(PAYMENT_VERIFIED),
      data: z.strictObject({ orderId: Id, payment: PaymentState }),
    }),
  }),
  'POST payment/webhook': endpoint({
    audience: 'any',
    summary: 'Webhook of the payment provider, signed over the raw body',
    body: z.looseObject({ event: z.string().max(100) }),
    response: z.strictObject({ status: z.literal('ok') }),
  }),
  'GET payment/{id}/status': endpoint({
    audience: 'customer',
    summary: 'Status of an own payment, by the id of the purchase or of the provider’s order',
    params: z.object({ id: ProviderId }),
    response: data(PaymentState),
  }),
  'POST payment/find': endpoint({
    audience: 'customer',
    summary:
      'Money taken, order missing? Queries the provider about own payments of the last three days and settles them',
    body: z
      .object({ reference: z.string().trim().max(60).optional() })
      .default({})
      .describe('An order number, order id or provider id; without it all open payments'),
    response: data(z.array(PaymentState)),
  }),
  'GET admin/payments': endpoint({
    audience: 'see payments',
    summary: 'Payments, newest first, with their refunds and disputes',
    query: Page.extend({
      state: z.enum(ADMIN_PAYMENT_FILTERS).default('all'),
      q: z.string().trim().max(60).optional(),
    }),
    response: listOf(AdminPayment),
  }),
  'POST admin/payments/{id}/refund': endpoint({
    audience: 'make refunds',
    summary: 'Refund money that fits no order',
    params: z.object({ id: Id }),
    response: data(AdminPayment),
  }),
  'POST admin/refunds/{id}/retry': endpoint({
    audience: 'make refunds',
    summary: 'Send a failed refund again',
    params: z.object({ id: Id }),
    response: data(RefundRow),
  }),
};
