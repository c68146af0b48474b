import type { PeriodReport, PeriodTotals } from '@subah/contract/reports/period-reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
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

const PAYMENTS = { online: t(common.online), cod: t(common.cashOnDelivery) };
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
            <EmptyState title={t(texts.noOrders)} text={t(texts.noOrdersText)} />
          </div>
        ) : (
          <>
            <Figures label={t(common.totals)} figures={salesFigures(report.totals, report.previous)} />
            <Note report={report} />
            <section className="card min-w-0 p-4" aria-label={t(common.salesByDay)}>
              <Suspense fallback={<ChartSkeleton />}>
                <SalesChart days={report.days} />
              </Suspense>
            </section>
            <SoldTable
              title={t(texts.salesByPayment)}
              action={csv('payments', t(texts.salesByPaymentList))}
              first={t(common.payment)}
              rows={report.payments.map((row) => ({ ...row, name: PAYMENTS[row.paymentType] }))}
            />
            <SoldTable
              title={t(texts.salesByArea)}
              action={csv('areas', t(texts.salesByAreaList))}
              first={t(common.area)}
              rows={report.areas.map((row) => ({ ...row, name: row.area || t(texts.outsideAreas) }))}
            />
            <RiderTable riders={report.riders} action={csv('riders', t(texts.ridersList))} />
            <SoldTable
              title={t(texts.daysTitle)}
              action={csv('days', t(texts.salesByDayList))}
              first={t(common.day)}
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
  money(t(common.sales), now.sales, before.sales),
  number(t(common.orders), now.orders, before.orders),
  money(t(texts.averageOrder), average(now), average(before)),
  money(t(texts.netSales), now.netSales, before.netSales),
  money(t(texts.discounts), now.memberDiscounts + now.couponDiscounts, before.memberDiscounts + before.couponDiscounts),
  money(t(texts.deliveryCharges), now.deliveryCharges, before.deliveryCharges),
  number(t(texts.cancelledOrders), now.cancelledOrders, before.cancelledOrders),
  number(t(texts.returnedOrders), now.returnedOrders, before.returnedOrders),
];

const Note = ({ report }: { report: PeriodReport }) => (
  <p className="text-ink-600">
    {t(texts.salesNote, { from: day(report.previousFrom), to: day(report.previousTo) })}
    {report.computedAt && ` ${t(texts.asOf, { time: formatDateTime(report.computedAt) })}`}
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
    { key: 'orders', label: t(common.orders), align: 'right' },
    { key: 'sales', label: t(common.sales), align: 'right' },
    { key: 'previousSales', label: t(common.before), align: 'right', hideOnPhone: true },
    { key: 'change', label: t(common.change), align: 'right', hideOnPhone: true },
  ];
  return (
    <ReportTable
      title={title}
      action={action}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={t(texts.noneInPeriod)}
      renderCell={(row, column) => {
        if (column === 'name') return row.name;
        if (column === 'orders') return <Count count={row.orders} unit={t(texts.ordersUnit)} />;
        if (column === 'change') return <span className="num">{changeText(row.sales, row.previousSales) || '–'}</span>;
        return <span className="num">{formatRupees(row[column])}</span>;
      }}
    />
  );
}

type Rider = PeriodReport['riders'][number];

const RIDER_COLUMNS: TableColumn<Exclude<keyof Rider, 'riderId'>>[] = [
  { key: 'name', label: t(common.rider), fillsPhone: true },
  { key: 'delivered', label: t(common.delivered), align: 'right' },
  { key: 'notDelivered', label: t(common.notDelivered), align: 'right', hideOnPhone: true },
  { key: 'cash', label: t(texts.cash), align: 'right' },
  { key: 'upi', label: t(texts.upi), align: 'right', hideOnPhone: true },
];

const RiderTable = ({ riders, action }: { riders: Rider[]; action: ReactNode }) => (
  <ReportTable
    title={t(texts.riders)}
    action={action}
    columns={RIDER_COLUMNS}
    rows={riders}
    rowKey={({ riderId }) => riderId}
    empty={t(texts.noRiders)}
    renderCell={(row, column) => {
      const value = row[column];
      if (typeof value === 'string') return value;
      if (column === 'delivered' || column === 'notDelivered')
        return <Count count={value} unit={t(texts.deliveredUnit)} />;
      return <span className="num">{formatRupees(value)}</span>;
    }}
  />
);

const ChartSkeleton = () => (
  <Loading label={t(common.loading)} className="grid gap-4">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-64" />
  </Loading>
);
