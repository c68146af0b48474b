import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { SheetSection } from './sheet-section.tsx';

export function OrderBill({ order }: { order: Order }) {
  const { bill, isPaid, totalAmount, refundedAmount, paymentType, paymentId, couponCode } = order;
  const payment = [
    paymentType === 'cod' ? t(texts.paidInCash) : t(common.online),
    paymentId,
    couponCode && t(texts.coupon, { code: couponCode }),
  ];
  return (
    <SheetSection title={t(texts.bill)}>
      <dl className="grid gap-1">
        {bill.lines.map(({ key, label, amount }) => (
          <BillLine key={key} label={label} amount={amount} />
        ))}
        <BillLine
          label={isPaid ? t(texts.totalPaid) : t(texts.amountToPay)}
          amount={totalAmount}
          className="border-line border-t pt-1 font-bold"
        />
        {refundedAmount > 0 && <BillLine label={t(common.refunded)} amount={refundedAmount} />}
        {order.pickUps
          .filter(({ cash }) => cash > 0)
          .map(({ _id, cash, doneAt }) => (
            <BillLine
              key={_id}
              label={
                doneAt ? (
                  t(texts.cashGivenBack, { when: formatDateTime(doneAt) })
                ) : (
                  <PickUpsLink text={t(texts.cashToGiveBack)} />
                )
              }
              amount={cash}
            />
          ))}
      </dl>
      {order.pickUps.some(({ cash, doneAt }) => cash === 0 && !doneAt) && (
        <p>
          <PickUpsLink text={t(texts.itemsToPickUp)} />
        </p>
      )}
      <p className="mt-1.5 text-ink-600">{payment.filter(Boolean).join(' · ')}</p>
    </SheetSection>
  );
}

type BillLineProps = { label: ReactNode; amount: number; className?: string };

const BillLine = ({ label, amount, className }: BillLineProps) => (
  <div className={cx('flex justify-between', className)}>
    <dt>{label}</dt>
    <dd className="num">{formatRupees(amount)}</dd>
  </div>
);

const PickUpsLink = ({ text }: { text: string }) =>
  may('count cash') ? <Link to="?section=pick-ups&state=open">{text}</Link> : text;
