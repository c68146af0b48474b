import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { orderChanges } from '@subah/messages/order-changes';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { nameLines } from '../../shared/catalog/product-name.ts';

type ChangedLine = OrderChangeDetails['lines'][number];

/** What the shop changed, with the bill before and after. */
export function OrderChange({ change }: { change: OrderChangeDetails }) {
  const { before, after, refund, coinsBack } = change;
  return (
    <div className="mt-1 grid gap-1 text-ink-600">
      <ul className="grid gap-0.5">
        {change.lines.flatMap(changeTexts).map((text) => (
          <li key={text} translate="no">
            {text}
          </li>
        ))}
      </ul>
      <p className="num">
        {t(orderChanges.billBefore)} <s>{formatRupees(before.amountDue)}</s> · {t(orderChanges.billNow)}{' '}
        <b className="text-ink-900">{formatRupees(after.amountDue)}</b>
        {refund > 0 && (
          <>
            {' '}
            · {t(orderChanges.refund)} <b className="text-ink-900">{formatRupees(refund)}</b>
          </>
        )}
      </p>
      {coinsBack > 0 && <p>{t(orderChanges.coinsReturned, { coins: coinsBack })}</p>}
    </div>
  );
}

function changeTexts({ before, after, replacement }: ChangedLine): string[] {
  const name = nameLines(before).main;
  const texts: string[] = [];
  if (after.quantity > 0 && after.quantity < before.quantity) {
    texts.push(t(orderChanges.lineReduced, { name, before: before.quantity, after: after.quantity }));
  } else if (after.quantity > 0) {
    texts.push(t(orderChanges.lineCheaper, { name, before: before.total, after: after.total }));
  } else if (!replacement) texts.push(t(orderChanges.lineRemoved, { name, quantity: before.quantity }));
  if (replacement) {
    const { quantity, total: amount } = replacement;
    texts.push(t(orderChanges.lineReplaced, { name, other: nameLines(replacement).main, quantity, amount }));
  }
  return texts;
}
