import type { ChangedBill } from '@subah/contract/checkout/checkout';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { ConfirmDialog } from '@subah/ui/dialog';
import { amountText } from '../../lib/money/amount-text.ts';
import { type BillChange, listBillChanges, type ShownBill } from './bill-changes.ts';

type Props = {
  open: boolean;
  change: { shown: ShownBill; changed: ChangedBill } | null;
  onAccept: () => void;
  onClose: () => void;
};

/** The server refused an order whose bill is not the one on the screen. */
export function ChangedBillDialog({ open, change, onAccept, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onAccept}
      title={t(checkout.billChangedTitle)}
      message={change && <Changes {...change} />}
      confirmLabel={change ? t(checkout.orderFor, { amount: formatRupees(change.changed.total) }) : ''}
      cancelLabel={t(checkout.backToCart)}
    />
  );
}

function Changes({ shown, changed }: NonNullable<Props['change']>) {
  const changes = listBillChanges(shown, changed);
  const total = { key: 'total', label: t(checkout.total), before: shown.bill.amountDue, after: changed.total };
  return (
    <>
      <p>{t(checkout.billChangedText)}</p>
      <ul className="num mt-3 grid gap-2 text-ink">
        {changes.map((change) => (
          <ChangeRow key={change.key} change={change} />
        ))}
        <ChangeRow
          change={total}
          className="mt-0.5 border-line-strong border-t border-dashed pt-2.5 font-extrabold text-base"
        />
      </ul>
    </>
  );
}

function ChangeRow({ change: { label, before, after }, className = '' }: { change: BillChange; className?: string }) {
  return (
    <li className={`flex justify-between gap-4 ${className}`}>
      <span>{label}</span>
      <span className="flex-none text-right">
        {before === null ? (
          <span className="mr-2 font-normal text-ink-600">{t(checkout.lineAdded)}</span>
        ) : (
          <s className="mr-2 font-normal text-ink-600">
            <span className="sr-only">{t(checkout.amountBefore)} </span>
            {amountText(before)}
          </s>
        )}
        <span className="font-semibold">
          <span className="sr-only">{before === null ? '' : `${t(checkout.amountNow)} `}</span>
          {after === null ? t(checkout.lineRemoved) : amountText(after)}
        </span>
      </span>
    </li>
  );
}
