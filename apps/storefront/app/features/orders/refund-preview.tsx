import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import type { Order } from '@subah/contract/orders/orders';
import { orderItems } from '@subah/messages/order-items';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { sumRupees } from '../../lib/money/rupees.ts';

type Props = { order: Order; change: OrderChangeDetails; isReturn: boolean };

/** What the customer gets back, where to, and what else changes in the bill. */
export function RefundPreview({ order, change: { before, after, coinsBack }, isReturn }: Props) {
  const amount = sumRupees([before.amountDue, -after.amountDue]);
  const chargeOf = (bill: typeof before) => bill.lines.find(({ key }) => key === 'small-cart')?.amount ?? 0;
  const hasCoupon = (bill: typeof before) => bill.lines.some(({ key }) => key === 'coupon');
  return (
    <div aria-live="polite" className="num grid gap-0.5 rounded-btn bg-leaf-50 px-3 py-2">
      <p className="font-bold">
        {order.isPaid ? t(orderItems.refundPreview, { amount: formatRupees(amount) }) : lessCash(after.amountDue)}
        {coinsBack > 0 && ` ${t(orderItems.coinsBack, { coins: coinsBack })}`}
      </p>
      {order.isPaid && <p className="text-ink-600">{t(wayOf(order, isReturn))}</p>}
      {hasCoupon(before) && !hasCoupon(after) && <p className="text-mango-900">{t(orderItems.couponLost)}</p>}
      {chargeOf(after) > chargeOf(before) && (
        <p className="text-mango-900">{t(orderItems.chargeAdded, { amount: formatRupees(chargeOf(after)) })}</p>
      )}
    </div>
  );
}

const wayOf = ({ paymentType }: Order, isReturn: boolean) =>
  paymentType === 'cod' ? (isReturn ? orderItems.inCash : orderItems.cashAtDoor) : orderItems.toAccount;

const lessCash = (amount: number): string => t(orderItems.lessCash, { amount: formatRupees(amount) });
