import { completeMembership, membershipReversal } from './modules/membership/index.ts';
import { completeTopUp, topUpReversal } from './modules/milk/index.ts';
import { completeTestPayment } from './modules/opening/index.ts';
import { completeOrder } from './modules/orders/index.ts';
import type { Completions, Reversals } from './modules/payments/index.ts';

/** What happens after a payment, by the kind of purchase. */
export const completions: Completions = {
  order: completeOrder,
  membership: completeMembership,
  milk: completeTopUp,
  test: completeTestPayment,
};

/** What happens after a refund was paid out. Orders handle their refunds themselves. */
export const reversals: Reversals = {
  membership: membershipReversal,
  milk: topUpReversal,
};
