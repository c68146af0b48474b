import type { Bill } from '@subah/contract/pricing/bill';
import { billLineText, expressParts, bill as texts } from '@subah/messages/bill';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { Fragment, type ReactNode } from 'react';
import { amountText } from '../../../lib/money/amount-text.ts';
import { sumRupees } from '../../../lib/money/rupees.ts';
import { Panel } from './panel.tsx';

type Props = {
  bill: Bill;
  /** The server is computing a new bill. */
  isUpdating?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function BillSummary({ bill, isUpdating = false, className, children }: Props) {
  const charge = bill.lines.find(({ key }) => key === 'small-cart')?.amount ?? 0;
  return (
    <Panel title={t(texts.title)} className={className}>
      <div aria-busy={isUpdating} className={cx('mt-2 transition-opacity', isUpdating && 'opacity-80')}>
        <BillLines bill={bill} />
      </div>
      {bill.missingForFreeDelivery > 0 && charge > 0 && (
        <p className="num mt-2.5 rounded-btn bg-mango-50 px-3 py-2 text-mango-900 text-meta">
          {t(texts.freeDeliveryHint, {
            missing: formatRupees(bill.missingForFreeDelivery),
            charge: formatRupees(charge),
          })}
        </p>
      )}
      {children}
    </Panel>
  );
}

export function BillLines({ bill }: { bill: Bill }) {
  return (
    <dl className="num grid gap-2">
      {bill.lines.map((line) => (
        <Fragment key={line.key}>
          <Row
            label={billLineText(line)}
            amount={line.amount}
            struck={line.key === 'items' ? listTotal(bill) : undefined}
          />
          {line.makeUp?.map((part) => (
            <Row key={part.key} label={t(expressParts[part.key])} amount={part.amount} isPart />
          ))}
        </Fragment>
      ))}
      <div className="mt-0.5 flex justify-between gap-3 border-line-strong border-t border-dashed pt-2.5 text-base">
        <dt className="font-extrabold">{t(texts.toPay)}</dt>
        <dd className="font-extrabold">{formatRupees(bill.toPay)}</dd>
      </div>
      {bill.coins > 0 && (
        <>
          <Row label={t(texts.superCoins)} amount={-bill.coins} />
          <Row label={t(texts.paidOnline)} amount={bill.amountDue} />
        </>
      )}
    </dl>
  );
}

type RowProps = {
  label: string;
  amount: number;
  struck?: number | undefined;
  /** A part of the line above. */
  isPart?: boolean;
};

function Row({ label, amount, struck, isPart = false }: RowProps) {
  return (
    <div className={cx('flex justify-between gap-3', isPart && '-mt-2 border-line border-l-2 pt-1 pl-3 text-meta')}>
      <dt className="text-ink-600">{label}</dt>
      <dd className={cx(!isPart && 'font-semibold')}>
        {struck !== undefined && (
          <s className="mr-1.5 font-normal text-ink-600 text-meta">
            <span className="sr-only">{t(texts.mrp)} </span>
            {formatRupees(struck)}
          </s>
        )}
        <Amount amount={amount} />
      </dd>
    </div>
  );
}

const Amount = ({ amount }: { amount: number }) => (
  <span className={cx(amount <= 0 && 'text-leaf-700')}>{amountText(amount)}</span>
);

/** The total at MRP; undefined without a discount. */
function listTotal({ lines, itemTotal, savings }: Bill): number | undefined {
  // Savings are discounts; the rounding is none.
  const discounts = lines.map(({ key, amount }) => (key === 'rounding' ? 0 : Math.min(0, amount)));
  const saved = sumRupees([savings, ...discounts]);
  return saved > 0 ? sumRupees([itemTotal, saved]) : undefined;
}
