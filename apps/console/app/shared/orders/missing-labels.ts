import type { MissingChoice } from '@subah/rules/orders/missing-choices';

/** What the customer chose for a missing product, for staff. */
export const MISSING_LABELS: Record<MissingChoice, string> = {
  replace: 'replace it',
  ask: 'call the customer',
  leave_out: 'leave it out',
};
