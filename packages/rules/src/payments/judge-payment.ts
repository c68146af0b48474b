import { CURRENCY } from './payment-states.ts';

type Asked = { providerOrderId: string; amountPaise: number };

type Taken = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
};

/** promised: the bank has set the money aside, and it is to be captured. foreign: not the payment that we asked for. */
export type Verdict = 'paid' | 'promised' | 'waiting' | 'failed' | 'foreign';

/** Is this the money that we asked for, and has it come? */
export function judgePayment(asked: Asked, taken: Taken): Verdict {
  const isOurs =
    taken.orderId === asked.providerOrderId && taken.amountPaise === asked.amountPaise && taken.currency === CURRENCY;
  if (!isOurs) return 'foreign';
  if (taken.status === 'captured') return 'paid';
  if (taken.status === 'authorized') return 'promised';
  return taken.status === 'created' ? 'waiting' : 'failed';
}

const WORTH = ['failed', 'refunded', 'created', 'authorized', 'captured'] as const;

/** A customer may try several cards for one order: the try that got furthest counts. */
export const bestTry = <Try extends Pick<Taken, 'status'>>(tries: Try[]): Try | undefined =>
  tries.toSorted((a, b) => WORTH.indexOf(b.status) - WORTH.indexOf(a.status))[0];
