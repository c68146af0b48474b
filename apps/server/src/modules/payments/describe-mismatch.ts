import { formatRupees, toRupees } from '@subah/rules/money';
import { CURRENCY } from '@subah/rules/payments/payment-states';

/** "₹49.50", or "USD 49.50" for another currency, whose smallest unit is taken as a hundredth. */
export const formatPaid = ({ paidPaise, currency }: { paidPaise: number; currency: string }): string =>
  currency === CURRENCY ? formatRupees(toRupees(paidPaise)) : `${currency} ${toRupees(paidPaise).toFixed(2)}`;

export const describeMismatch = (expectedPaise: number, paid: { paidPaise: number; currency: string }): string =>
  `${formatPaid(paid)} arrived, but ${formatRupees(toRupees(expectedPaise))} was asked for.`;

export const UNKNOWN_ORDER = 'No order of this shop belongs to this payment.';
