import { completeMembership } from './modules/membership/index.ts';
import { completeTopUp } from './modules/milk/index.ts';
import { completeTestPayment } from './modules/opening/index.ts';
import { completeOrder } from './modules/orders/index.ts';
import type { Completions } from './modules/payments/index.ts';

/** What happens after a payment, by the kind of purchase. */
export const completions: Completions = {
  order: completeOrder,
  membership: completeMembership,
  milk: completeTopUp,
  test: completeTestPayment,
};
