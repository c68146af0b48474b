import type { PeriodTotals } from '@subah/contract/orders/period-reports';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates/format-date.ts';
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
  rupees('items', 'Goods before discounts'),
  rupees('memberDiscounts', 'Member discounts'),
  rupees('couponDiscounts', 'Coupon discounts'),
  rupees('deliveryCharges', 'Delivery charges'),
  rupees('tips', 'Tips for riders'),
  rupees('rounding', 'Rounding of cash bills'),
  count('coinsUsed', 'Paid with coins (₹1 each)'),
  rupees('cancelled', 'Cancelled orders'),
  rupees('returned', 'Returned orders'),
];
const COINS = [
  count('coinsEarned', 'Earned'),
  count('coinsSpent', 'Spent'),
  count('coinsGivenBack', 'Given back'),
  count('coinsTakenBack', 'Taken back'),
  count('coinsExpired', 'Expired'),
];
const OTHER = [
  count('memberships', 'Memberships sold'),
  rupees('membershipSales', 'Membership sales'),
  count('milkPacks', 'Packs of milk plans'),
  rupees('milkSales', 'Milk sales'),
];

export function MoneyTab({ period }: { period: Period }) {
  const response = usePeriodReport(period);
  const { pending, save } = useSaveList(period);
  return (
    <ReportState response={response}>
      {({ totals, previous, refunds }) => (
        <>
          <FigureTable
            title="Discounts and charges"
            rows={DISCOUNTS}
            now={totals}
            before={previous}
            action={<CsvButton name="all totals" busy={pending === 'totals'} onSave={() => save('totals')} />}
          />
          <FigureTable title="Coins" rows={COINS} now={totals} before={previous} />
          <FigureTable title="Memberships and milk" rows={OTHER} now={totals} before={previous} />
          <ReportTable
            title="Refunds"
            note={`${totals.refunds === 1 ? '1 refund' : `${totals.refunds} refunds`} of ${formatRupees(totals.refunded)}, on the day the bank paid them.`}
            action={<CsvButton name="refunds" busy={pending === 'refunds'} onSave={() => save('refunds')} />}
            columns={[
              { key: 'date', label: 'Day' },
              { key: 'count', label: 'Refunds', align: 'right', hideOnPhone: true },
              { key: 'amount', label: 'Amount', align: 'right' },
            ]}
            rows={refunds}
            rowKey={({ date }) => date}
            empty="No refunds in this period."
            renderCell={(row, column: 'date' | 'count' | 'amount') => {
              if (column === 'date') return formatDay(`${row.date}T00:00:00+05:30`);
              return <span className="num">{column === 'amount' ? formatRupees(row.amount) : row.count}</span>;
            }}
          />
        </>
      )}
    </ReportState>
  );
}

type FigureTableProps = {
  title: string;
  rows: Row[];
  now: PeriodTotals;
  before: PeriodTotals;
  action?: ReactNode;
};

const FIGURE_COLUMNS: TableColumn<'label' | 'now' | 'before' | 'change'>[] = [
  { key: 'label', label: 'Figure' },
  { key: 'now', label: 'This period', align: 'right' },
  { key: 'before', label: 'Before', align: 'right', hideOnPhone: true },
  { key: 'change', label: 'Change', align: 'right', hideOnPhone: true },
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
