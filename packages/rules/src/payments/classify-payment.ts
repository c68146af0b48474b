import { CURRENCY } from './payment-states.ts';

type ExpectedPayment = { providerOrderId: string; amountPaise: number };

type ReportedPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
};

/**
 * `authorized`: reserved by the bank and to be captured. `refunded`: captured and refunded in full since. `mismatch`:
 * another amount or currency. `foreign`: of another order.
 */
type PaymentResult = 'paid' | 'authorized' | 'refunded' | 'pending' | 'failed' | 'mismatch' | 'foreign';

export function classifyPayment(expected: ExpectedPayment, reported: ReportedPayment): PaymentResult {
  if (reported.orderId !== expected.providerOrderId) return 'foreign';
  if (reported.amountPaise !== expected.amountPaise || reported.currency !== CURRENCY) return 'mismatch';
  if (reported.status === 'captured') return 'paid';
  return reported.status === 'created' ? 'pending' : reported.status;
}

const PROGRESS = ['failed', 'created', 'refunded', 'authorized', 'captured'] as const;

/** A customer may try several cards for one order: the attempt that got furthest counts. */
export const furthestAttempt = <Attempt extends Pick<ReportedPayment, 'status'>>(
  attempts: Attempt[],
): Attempt | undefined => attempts.toSorted((a, b) => PROGRESS.indexOf(b.status) - PROGRESS.indexOf(a.status))[0];
