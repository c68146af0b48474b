import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatRupees } from '@subah/rules/money';

/** The bill before and after a change, line by line. */
export function ChangedBill({ change }: { change: OrderChangeDetails }) {
  const { before, after, refund, coinsBack } = change;
  const keys = [...new Map([...before.lines, ...after.lines].map(({ key, label }) => [key, label]))];
  const amount = (bill: typeof before, key: string) => bill.lines.find((line) => line.key === key)?.amount ?? 0;
  const rows = [
    ...keys.map(([key, label]) => ({ key, label, old: amount(before, key), now: amount(after, key) })),
    { key: 'due', label: t(texts.amountToPay), old: before.amountDue, now: after.amountDue },
  ];
  return (
    <table className="num w-full text-sm">
      <caption className="sr-only">{t(texts.billBeforeAndAfter)}</caption>
      <thead>
        <tr className="text-ink-600 text-xs">
          <th scope="col" className="text-left font-semibold">
            {t(texts.bill)}
          </th>
          <th scope="col" className="text-right font-semibold">
            {t(common.before)}
          </th>
          <th scope="col" className="text-right font-semibold">
            {t(common.after)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, old, now }) => (
          <tr key={key} className={key === 'due' ? 'border-line border-t font-bold' : ''}>
            <th scope="row" className="py-0.5 text-left font-[inherit]">
              {label}
            </th>
            <td className="text-right">{formatRupees(old)}</td>
            <td className="text-right">{formatRupees(now)}</td>
          </tr>
        ))}
      </tbody>
      {(refund > 0 || coinsBack > 0) && (
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1.5 text-ink-600">
              {t(texts.goesBack, { refund: refund > 0 ? formatRupees(refund) : '', coins: coinsBack })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
