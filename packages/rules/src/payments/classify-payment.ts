import { CURRENCY } from './payment-states.ts';

type ExpectedPayment = { providerOrderId: string; amountPaise: number };

type ReportedPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
};

/** `authorized`: reserved by the bank and to be captured. `mismatch`: another order, amount or currency. */
type PaymentResult = 'paid' | 'authorized' | 'pending' | 'failed' | 'mismatch';

export function classifyPayment(expected: ExpectedPayment, reported: ReportedPayment): PaymentResult {
  const isMatch =
    reported.orderId === expected.providerOrderId &&
    reported.amountPaise === expected.amountPaise &&
    reported.currency === CURRENCY;
  if (!isMatch) return 'mismatch';
  if (reported.status === 'captured') return 'paid';
  if (reported.status === 'authorized') return 'authorized';
  return reported.status === 'created' ? 'pending' : 'failed';
}

const PROGRESS = ['failed', 'refunded', 'created', 'authorized', 'captured'] as const;

/** A customer may try several cards for one order: the attempt that got furthest counts. */
export const furthestAttempt = <Attempt extends Pick<ReportedPayment, 'status'>>(
  attempts: Attempt[],
): Attempt | undefined => attempts.toSorted((a, b) => PROGRESS.indexOf(b.status) - PROGRESS.indexOf(a.status))[0];
