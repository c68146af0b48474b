import { checkoutRefusals } from '@subah/messages/api/checkout';
import { fill } from '@subah/messages/message';
import { toPaise, toRupees } from '@subah/rules/money';
import { Problem } from '../../platform/http/problem.ts';

type CheckedTotal = {
  /** Rupees, as the customer saw them; undefined for clients that do not send them. */
  expectedTotal: number | undefined;
  totalPaise: number;
  /** Called only when the totals differ. */
  details?: () => object;
};

/** Nobody pays another amount than the one on the screen. */
export function checkTotal({ expectedTotal, totalPaise, details }: CheckedTotal): void {
  if (expectedTotal === undefined || toPaise(expectedTotal) === totalPaise) return;
  const total = toRupees(totalPaise);
  throw new Problem('BILL_CHANGED', fill(checkoutRefusals.totalChanged, { total }), {
    details: { total, ...details?.() },
  });
}
