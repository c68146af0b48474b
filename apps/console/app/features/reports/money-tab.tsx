import type { PeriodReport, PeriodTotals } from '@subah/contract/reports/period-reports';
import { cashUp } from '@subah/messages/console/cash-up';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { changeText } from './change-text.ts';
import { ReportState } from './report-state.tsx';
import type { Period } from './use-period.ts';
import { usePeriodReport, useSaveList } from './use-period-report.ts';

type Row = { key: keyof PeriodTotals; label: string; isMoney: boolean };

const rupees = (key: keyof PeriodTotals, label: string): Row => ({ key, label, isMoney: true });
const count = (key: keyof PeriodTotals, label: string): Row => ({ key, label, isMoney: false });

const DISCOUNTS = [
  rupees('items', t(texts.goodsBeforeDiscounts)),
  rupees('memberDiscounts', t(texts.memberDiscounts)),
  rupees('couponDiscounts', t(texts.couponDiscounts)),
  rupees('deliveryCharges', t(texts.deliveryCharges)),
  rupees('tips', t(texts.tips)),
  rupees('rounding', t(texts.rounding)),
  count('coinsUsed', t(texts.paidWithCoins)),
  rupees('cancelled', t(texts.cancelledOrders)),
  rupees('returned', t(texts.returnedOrders)),
  rupees('cashGivenBack', t(texts.cashGivenBack)),
];
const COINS = [
  count('coinsEarned', t(texts.earned)),
  count('coinsSpent', t(texts.spent)),
  count('coinsGivenBack', t(texts.givenBack)),
  count('coinsTakenBack', t(texts.takenBack)),
  count('coinsExpired', t(texts.expired)),
];
const OTHER = [
  count('memberships', t(texts.membershipsSold)),
  rupees('membershipSales', t(texts.membershipSales)),
  count('milkPacks', t(texts.milkPacks)),
  rupees('milkSales', t(texts.milkSales)),
];

export function MoneyTab({ period }: { period: Period }) {
  const response = usePeriodReport(period);
  const { pending, save } = useSaveList(period);
  return (
    <ReportState response={response}>
      {({ totals, previous, refunds, cashUps }) => (
        <>
          <FigureTable
            title={t(texts.discountsAndCharges)}
            rows={DISCOUNTS}
            now={totals}
            before={previous}
            action={<CsvButton name={t(texts.totalsList)} busy={pending === 'totals'} onSave={() => save('totals')} />}
          />
          <FigureTable
            title={t(common.coins)}
            rows={COINS}
            now={totals}
            before={previous}
            action={<CsvButton name={t(texts.coinsList)} busy={pending === 'coins'} onSave={() => save('coins')} />}
          />
          <FigureTable title={t(texts.membershipsAndMilk)} rows={OTHER} now={totals} before={previous} />
          <ReportTable
            title={t(texts.refunds)}
            note={t(texts.refundsNote, { count: totals.refunds, amount: formatRupees(totals.refunded) })}
            action={
              <CsvButton name={t(texts.refundsList)} busy={pending === 'refunds'} onSave={() => save('refunds')} />
            }
            columns={[
              { key: 'date', label: t(common.day) },
              { key: 'count', label: t(texts.refunds), align: 'right', hideOnPhone: true },
              { key: 'amount', label: t(common.amount), align: 'right' },
            ]}
            rows={refunds}
            rowKey={({ date }) => date}
            empty={t(texts.noRefunds)}
            renderCell={(row, column: 'date' | 'count' | 'amount') => {
              if (column === 'date') return formatDay(`${row.date}T00:00:00+05:30`);
              return <span className="num">{column === 'amount' ? formatRupees(row.amount) : row.count}</span>;
            }}
          />
          <CashUpTable
            rows={cashUps}
            action={
              <CsvButton name={t(texts.cashUpsList)} busy={pending === 'cash-ups'} onSave={() => save('cash-ups')} />
            }
          />
        </>
      )}
    </ReportState>
  );
}

const CASH_UP_COLUMNS: TableColumn<'date' | 'rider' | 'expected' | 'cash' | 'upi' | 'difference'>[] = [
  { key: 'date', label: t(common.day) },
  { key: 'rider', label: t(common.rider) },
  { key: 'expected', label: t(cashUp.expected), align: 'right', hideOnPhone: true },
  { key: 'cash', label: t(texts.cash), align: 'right', hideOnPhone: true },
  { key: 'upi', label: t(texts.upi), align: 'right', hideOnPhone: true },
  { key: 'difference', label: t(cashUp.difference), align: 'right' },
];

const CashUpTable = ({ rows, action }: { rows: PeriodReport['cashUps']; action: ReactNode }) => (
  <ReportTable
    title={t(texts.cashUps)}
    action={action}
    columns={CASH_UP_COLUMNS}
    rows={rows}
    rowKey={({ date, riderId }) => `${date} ${riderId}`}
    empty={t(texts.noCashUps)}
    renderCell={(row, column) => {
      if (column === 'date') return formatDay(`${row.date}T00:00:00+05:30`);
      if (column === 'rider') return <StackedCell primary={row.name} secondary={row.note} />;
      return <span className="num">{formatRupees(row[column])}</span>;
    }}
  />
);

type FigureTableProps = {
  title: string;
  rows: Row[];
  now: PeriodTotals;
  before: PeriodTotals;
  action?: ReactNode;
};

const FIGURE_COLUMNS: TableColumn<'label' | 'now' | 'before' | 'change'>[] = [
  { key: 'label', label: t(texts.figure) },
  { key: 'now', label: t(texts.thisPeriod), align: 'right' },
  { key: 'before', label: t(common.before), align: 'right', hideOnPhone: true },
  { key: 'change', label: t(common.change), align: 'right', hideOnPhone: true },
];

const FigureTable = ({ title, rows, now, before, action }: FigureTableProps) => (
  <ReportTable
    title={title}
    action={action}
    columns={FIGURE_COLUMNS}
    rows={rows}
    rowKey={({ key }) => key}
    empty=""
    renderCell={({ key, label, isMoney }, column) => {
      if (column === 'label') return label;
      if (column === 'change') return <span className="num">{changeText(now[key], before[key]) || '–'}</span>;
      const value = (column === 'now' ? now : before)[key];
      return <span className="num">{isMoney ? formatRupees(value) : value}</span>;
    }}
  />
);
