import type { MARGIN_LISTS, MarginReport } from '@subah/contract/orders/period-reports';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { changeText } from './change-text.ts';
import { Figures } from './figures.tsx';
import { ReportState } from './report-state.tsx';
import type { Period } from './use-period.ts';

type MarginList = (typeof MARGIN_LISTS)[number];

export function MarginsTab({ period }: { period: Period }) {
  const response = useSWR(
    ['reports', 'margins', period.from, period.to],
    async () => (await api('GET admin/reports/margins', { query: period })).data,
    { keepPreviousData: true },
  );
  const { pending, run } = useAction<MarginList>('Failed to save the list.');
  const csv = (list: MarginList, name: string) => (
    <CsvButton
      name={name}
      busy={pending === list}
      onSave={() =>
        void run(list, async () =>
          saveFile(
            await download('GET admin/reports/margins-export.csv', { query: { ...period, list } }),
            `${list}-${period.from}-${period.to}.csv`,
          ),
        )
      }
    />
  );
  return (
    <ReportState response={response}>
      {(report) => (
        <>
          <Totals report={report} />
          <MarginTable
            title="Margin by category"
            first="Category"
            action={csv('margin-categories', 'margin by category')}
            rows={report.categories.map((row) => ({
              ...row,
              key: `${row.product_type} ${row.category}`,
              name: row.category,
              detail: catalogFacts[row.product_type].title,
            }))}
          />
          <MarginTable
            title="Margin by product"
            first="Product"
            note={
              report.productCount > report.products.length
                ? `The ${report.products.length} products with the highest margin of ${report.productCount}. The CSV file has all.`
                : undefined
            }
            action={csv('margin-products', 'margin by product')}
            rows={report.products.map((row) => ({ ...row, key: row.productId, detail: row.unit }))}
          />
          <MarginTable
            title="Margin by day"
            first="Day"
            action={csv('margin-days', 'margin by day')}
            rows={report.days
              .filter(({ sales, cost, previousMargin }) => sales > 0 || cost > 0 || previousMargin !== 0)
              .map((row) => ({ ...row, key: row.date, name: formatDay(`${row.date}T00:00:00+05:30`), detail: '' }))}
          />
        </>
      )}
    </ReportState>
  );
}

const percentOf = ({ margin, sales }: { margin: number; sales: number }): string =>
  sales > 0 ? `${Math.round((margin / sales) * 1000) / 10}%` : '–';

const Totals = ({ report: { totals, salesWithoutCost } }: { report: MarginReport }) => (
  <>
    <Figures
      label="Margins"
      figures={[
        { label: 'Margin', value: formatRupees(totals.margin), now: totals.margin, before: totals.previousMargin },
        { label: 'Of sales', value: percentOf(totals), now: 0, before: 0 },
        { label: 'Sales', value: formatRupees(totals.sales), now: totals.sales, before: totals.previousSales },
        {
          label: 'Cost of goods',
          value: formatRupees(totals.cost),
          now: totals.cost,
          before: totals.previousSales - totals.previousMargin,
        },
      ]}
    />
    <p className="text-ink-600">
      Goods that customers kept, after discounts and without GST, less what they cost when they were packed or ordered.
      {salesWithoutCost > 0 &&
        ` Goods for ${formatRupees(salesWithoutCost)} are not counted, because their cost is not known: receive them with a purchase.`}
    </p>
  </>
);

type MarginRow = { key: string; name: string; detail: string } & Omit<MarginReport['days'][number], 'date'>;

const columns = (first: string): TableColumn<'name' | 'sales' | 'cost' | 'margin' | 'percent' | 'change'>[] => [
  { key: 'name', label: first, fillsPhone: true },
  { key: 'sales', label: 'Sales', align: 'right', hideOnPhone: true },
  { key: 'cost', label: 'Cost', align: 'right', hideOnPhone: true },
  { key: 'margin', label: 'Margin', align: 'right' },
  { key: 'percent', label: 'Of sales', align: 'right' },
  { key: 'change', label: 'Change', align: 'right', hideOnPhone: true, wideOnly: true },
];

type MarginTableProps = {
  title: string;
  first: string;
  rows: MarginRow[];
  action: ReactNode;
  note?: string | undefined;
};

const MarginTable = ({ title, first, rows, action, note }: MarginTableProps) => (
  <ReportTable
    title={title}
    action={action}
    note={note}
    columns={columns(first)}
    rows={rows}
    rowKey={({ key }) => key}
    empty="Nothing with a known cost was sold in this period."
    renderCell={(row, column) => {
      if (column === 'name')
        return (
          <>
            {row.name} <span className="text-ink-600">{row.detail}</span>
          </>
        );
      if (column === 'percent') return <span className="num">{percentOf(row)}</span>;
      if (column === 'change') return <span className="num">{changeText(row.margin, row.previousMargin) || '–'}</span>;
      return <span className="num">{formatRupees(row[column])}</span>;
    }}
  />
);
