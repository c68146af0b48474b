import type { Input } from './api-client.ts';

export type PaymentProof = Pick<
  Input<'POST payment/verify'>['body'],
  'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature'
>;

export type PaymentOutcome =
  | { outcome: 'succeeded'; proof: PaymentProof }
  | { outcome: 'failed'; description: string }
  | { outcome: 'closed' };

export type PaymentReturn = PaymentOutcome & { purpose: string; razorpayOrderId: string };

/** Parses the query string with which the TEST MODE payment page returns. */
export function readPaymentReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name) ?? '';
  const about = { purpose: text('purpose') || 'order', razorpayOrderId: text('razorpay_order_id') };
  if (about.razorpayOrderId === '') return null;
  switch (query.get('payment')) {
    case 'succeeded':
      return {
        ...about,
        outcome: 'succeeded',
        proof: {
          razorpay_order_id: about.razorpayOrderId,
          razorpay_payment_id: text('razorpay_payment_id'),
          razorpay_signature: text('razorpay_signature'),
        },
      };
    case 'failed':
      return { ...about, outcome: 'failed', description: text('description') };
    case 'closed':
      return { ...about, outcome: 'closed' };
    default:
      return null;
  }
}
