import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { salesChart as texts } from '@subah/messages/console/sales-chart';
import { formatRupees } from '@subah/rules/money';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

type Day = {
  date: string;
  orders: number;
  sales: number;
  /** Of the day at the same place in the period before. */
  previousSales?: number;
};

const dayName = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatShortDate = (date: string) => dayName.format(new Date(`${date}T00:00:00Z`));

const formatAxis = (rupees: number): string => {
  if (rupees >= 100_000) return `₹${rupees / 100_000}L`;
  return rupees >= 1000 ? `₹${rupees / 1000}k` : `₹${rupees}`;
};

/** The chart is hidden from screen readers, which get a table instead. */
export function SalesChart({ days }: { days: Day[] }) {
  const total = days.reduce((sum, day) => sum + day.sales, 0);
  const isCompared = days.some(({ previousSales }) => previousSales !== undefined);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold text-base">{t(common.salesByDay)}</h2>
        <p className="num text-ink-600">{formatRupees(total)}</p>
      </div>
      <div className="mt-3 h-72" aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={days} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="date"
              tickFormatter={formatShortDate}
              tickLine={false}
              axisLine={false}
              fontSize={11}
              minTickGap={12}
            />
            <YAxis tickFormatter={formatAxis} tickLine={false} axisLine={false} fontSize={11} width={52} />
            <Tooltip cursor={{ fill: 'var(--color-sunk)' }} isAnimationActive={false} content={<DayTooltip />} />
            {isCompared && (
              <Bar
                dataKey="previousSales"
                fill="var(--color-line-strong)"
                radius={[5, 5, 0, 0]}
                maxBarSize={32}
                isAnimationActive={false}
              />
            )}
            <Bar
              dataKey="sales"
              fill="var(--color-leaf-600)"
              radius={[5, 5, 0, 0]}
              maxBarSize={32}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <table className="sr-only">
        <caption>{t(common.salesByDay)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(common.day)}</th>
            <th scope="col">{t(common.orders)}</th>
            <th scope="col">{t(common.sales)}</th>
            {isCompared && <th scope="col">{t(texts.salesBefore)}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatShortDate(day.date)}</th>
              <td>{day.orders}</td>
              <td>{formatRupees(day.sales)}</td>
              {isCompared && <td>{formatRupees(day.previousSales ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type DayTooltipProps = { active?: boolean; payload?: readonly { payload?: unknown }[] };

function DayTooltip({ active, payload }: DayTooltipProps) {
  const day = payload?.[0]?.payload as Day | undefined;
  if (!active || !day) return null;
  return (
    <div className="num rounded-btn bg-ink px-3 py-2 text-white">
      <p className="font-bold">
        {formatShortDate(day.date)} · {formatRupees(day.sales)}
      </p>
      <p>{t(texts.orderCount, { count: day.orders })}</p>
      {day.previousSales !== undefined && <p>{t(texts.before, { sales: formatRupees(day.previousSales) })}</p>}
    </div>
  );
}
