import type { PeriodReport, PeriodTotals } from '@subah/contract/orders/period-reports';
import { formatRupees } from '@subah/rules/money';
import { EmptyState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import type { TableColumn } from '@subah/ui/table';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDateTime, formatDay } from '../../lib/dates/format-date.ts';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { changeText } from './change-text.ts';
import { Count, type Figure, Figures } from './figures.tsx';
import { ReportState } from './report-state.tsx';
import type { Period } from './use-period.ts';
import { usePeriodReport, useSaveList } from './use-period-report.ts';

/** Loaded separately: the chart library is large. */
const SalesChart = lazy(() => import('../../shared/reports/sales-chart.tsx').then((m) => ({ default: m.SalesChart })));

const PAYMENTS = { online: 'Online', cod: 'Cash on delivery' };
const day = (date: string) => formatDay(`${date}T00:00:00+05:30`);

export function SalesTab({ period }: { period: Period }) {
  const response = usePeriodReport(period);
  const { pending, save } = useSaveList(period);
  const csv = (list: Parameters<typeof save>[0], name: string) => (
    <CsvButton name={name} busy={pending === list} onSave={() => save(list)} />
  );
  return (
    <ReportState response={response}>
      {(report) =>
        report.totals.orders + report.totals.cancelledOrders + report.previous.orders === 0 ? (
          <div className="card">
            <EmptyState
              title="No orders in this period"
              text="Choose other days, or come back after the first order."
            />
          </div>
        ) : (
          <>
            <Figures label="Totals" figures={salesFigures(report.totals, report.previous)} />
            <Note report={report} />
            <section className="card min-w-0 p-4" aria-label="Sales by day">
              <Suspense fallback={<ChartSkeleton />}>
                <SalesChart days={report.days} />
              </Suspense>
            </section>
            <SoldTable
              title="Sales by payment"
              action={csv('payments', 'sales by payment')}
              first="Payment"
              rows={report.payments.map((row) => ({ ...row, name: PAYMENTS[row.paymentType] }))}
            />
            <SoldTable
              title="Sales by area"
              action={csv('areas', 'sales by area')}
              first="Area"
              rows={report.areas.map((row) => ({ ...row, name: row.area || 'Outside the areas' }))}
            />
            <RiderTable riders={report.riders} action={csv('riders', 'riders')} />
            <SoldTable
              title="Days"
              action={csv('days', 'sales by day')}
              first="Day"
              rows={report.days
                .filter(({ orders, previousSales }) => orders > 0 || previousSales > 0)
                .map((row) => ({ ...row, name: day(row.date) }))}
            />
          </>
        )
      }
    </ReportState>
  );
}

const money = (label: string, now: number, before: number): Figure => ({
  label,
  value: formatRupees(now),
  now,
  before,
});
const number = (label: string, now: number, before: number): Figure => ({ label, value: String(now), now, before });
const average = ({ sales, orders }: PeriodTotals): number => (orders ? Math.round((sales / orders) * 100) / 100 : 0);

const salesFigures = (now: PeriodTotals, before: PeriodTotals): Figure[] => [
  money('Sales', now.sales, before.sales),
  number('Orders', now.orders, before.orders),
  money('Average order', average(now), average(before)),
  money('Sales less returns', now.netSales, before.netSales),
  money('Discounts', now.memberDiscounts + now.couponDiscounts, before.memberDiscounts + before.couponDiscounts),
  money('Delivery charges', now.deliveryCharges, before.deliveryCharges),
  number('Cancelled orders', now.cancelledOrders, before.cancelledOrders),
  number('Returned orders', now.returnedOrders, before.returnedOrders),
];

const Note = ({ report }: { report: PeriodReport }) => (
  <p className="text-ink-600">
    Orders by the day they were placed, without cancelled ones. Compared with {day(report.previousFrom)} to{' '}
    {day(report.previousTo)}.{report.computedAt && ` As of ${formatDateTime(report.computedAt)}.`}
  </p>
);

type SoldRow = { name: string; orders: number; sales: number; previousSales: number };

function SoldTable({
  title,
  first,
  rows,
  action,
}: {
  title: string;
  first: string;
  rows: SoldRow[];
  action: ReactNode;
}) {
  const columns: TableColumn<keyof SoldRow | 'change'>[] = [
    { key: 'name', label: first, fillsPhone: true },
    { key: 'orders', label: 'Orders', align: 'right' },
    { key: 'sales', label: 'Sales', align: 'right' },
    { key: 'previousSales', label: 'Before', align: 'right', hideOnPhone: true },
    { key: 'change', label: 'Change', align: 'right', hideOnPhone: true },
  ];
  return (
    <ReportTable
      title={title}
      action={action}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty="None in this period."
      renderCell={(row, column) => {
        if (column === 'name') return row.name;
        if (column === 'orders') return <Count count={row.orders} unit="orders" />;
        if (column === 'change') return <span className="num">{changeText(row.sales, row.previousSales) || '–'}</span>;
        return <span className="num">{formatRupees(row[column])}</span>;
      }}
    />
  );
}

type Rider = PeriodReport['riders'][number];

const RIDER_COLUMNS: TableColumn<Exclude<keyof Rider, 'riderId'>>[] = [
  { key: 'name', label: 'Rider', fillsPhone: true },
  { key: 'delivered', label: 'Delivered', align: 'right' },
  { key: 'notDelivered', label: 'Not delivered', align: 'right', hideOnPhone: true },
  { key: 'cash', label: 'Cash', align: 'right' },
  { key: 'upi', label: 'UPI', align: 'right', hideOnPhone: true },
];

const RiderTable = ({ riders, action }: { riders: Rider[]; action: ReactNode }) => (
  <ReportTable
    title="Riders"
    action={action}
    columns={RIDER_COLUMNS}
    rows={riders}
    rowKey={({ riderId }) => riderId}
    empty="No rider delivered in this period."
    renderCell={(row, column) => {
      const value = row[column];
      if (typeof value === 'string') return value;
      if (column === 'delivered' || column === 'notDelivered') return <Count count={value} unit="delivered" />;
      return <span className="num">{formatRupees(value)}</span>;
    }}
  />
);

const ChartSkeleton = () => (
  <Loading label="Loading…" className="grid gap-4">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-64" />
  </Loading>
);
