import { toPaise, toRupees } from '../money.ts';

/** In rupees. `refundedAmount` is what changes of the order refunded; `refunds` also has those made in the Razorpay dashboard. */
type Paid = { totalAmount: number; refundedAmount: number; refunds: readonly { amount: number }[] };

/** What cancelling or returning a paid order refunds: its bill, but never more than is left of the payment. */
export function amountLeftToRefund({ totalAmount, refundedAmount, refunds }: Paid): number {
  const billPaise = toPaise(totalAmount);
  const paidPaise = billPaise + toPaise(refundedAmount);
  const refundedPaise = refunds.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  return toRupees(Math.max(0, Math.min(billPaise, paidPaise - refundedPaise)));
}
