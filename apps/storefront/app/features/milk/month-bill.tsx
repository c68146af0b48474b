import type { MilkCalendar } from '@subah/contract/milk/milk';
import { milkCalendar, milkDayStates } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { fillText } from '@subah/ui/fill-text';
import { litresText } from './day-states.ts';

export function MonthBill({ bill }: { bill: MilkCalendar['bill'] }) {
  const lines = [
    { label: t(milkDayStates.delivered), amount: bill.delivered },
    { label: t(milkCalendar.coming), amount: bill.coming },
    { label: t(milkDayStates.credited), amount: -bill.credited },
  ];
  return (
    <dl aria-label={t(milkCalendar.bill)} className="num rounded-btn bg-sunk p-3.5">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3 py-0.5">
            <dt className="text-ink-600">{label}</dt>
            <dd>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</dd>
          </div>
        ))}
      <div className="mt-1 flex justify-between gap-3 border-line-strong border-t border-dashed pt-2 font-extrabold text-base">
        <dt>
          {fillText(t(milkCalendar.monthTotal), {
            litres: <span className="font-semibold text-ink-600 text-meta">{litresText(bill.litres)}</span>,
          })}
        </dt>
        <dd>{formatRupees(bill.total)}</dd>
      </div>
    </dl>
  );
}
