import type { STOCK_LISTS, StockReport } from '@subah/contract/orders/period-reports';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { Count } from './figures.tsx';
import { ReportState } from './report-state.tsx';

type StockList = (typeof STOCK_LISTS)[number];
const DEAD_DAYS = [30, 60, 90, 180, 365];

export function StockTab() {
  const [chosen, choose] = useSearchParam('days');
  const days = DEAD_DAYS.find((choice) => String(choice) === chosen) ?? 60;
  const response = useSWR(
    ['reports', 'stock', days],
    async () => (await api('GET admin/reports/stock', { query: { days } })).data,
    { keepPreviousData: true },
  );
  const { pending, run } = useAction<StockList>('Failed to save the list.');
  const csv = (list: StockList, name: string) => (
    <CsvButton
      name={name}
      busy={pending === list}
      onSave={() =>
        void run(list, async () =>
          saveFile(await download('GET admin/reports/stock-export.csv', { query: { list, days } }), `${list}.csv`),
        )
      }
    />
  );
  return (
    <ReportState response={response}>
      {(report) => (
        <>
          <CategoryTable report={report} action={csv('stock', 'the value of the stock')} />
          <label className="flex items-center gap-2 print:hidden">
            Not sold for
            <select
              value={days}
              onChange={(event) => choose(event.target.value)}
              className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
            >
              {DEAD_DAYS.map((choice) => (
                <option key={choice} value={choice}>
                  {choice} days
                </option>
              ))}
            </select>
          </label>
          <DeadTable report={report} action={csv('dead-stock', 'dead stock')} />
        </>
      )}
    </ReportState>
  );
}

type TableProps = { report: StockReport; action: ReactNode };

const CATEGORY_COLUMNS: TableColumn<'category' | 'products' | 'packs' | 'value' | 'cost'>[] = [
  { key: 'category', label: 'Category', fillsPhone: true },
  { key: 'products', label: 'Products', align: 'right', hideOnPhone: true },
  { key: 'packs', label: 'Packs', align: 'right', hideOnPhone: true },
  { key: 'value', label: 'At price', align: 'right' },
  { key: 'cost', label: 'At cost', align: 'right' },
];

const CategoryTable = ({ report: { categories, packs, value, cost, packsWithoutCost }, action }: TableProps) => (
  <ReportTable
    title="Value of the stock"
    note={`${packs} packs worth ${formatRupees(value)} at the selling price and ${formatRupees(cost)} at cost.${
      packsWithoutCost > 0 ? ` The cost of ${packsWithoutCost} packs is not known.` : ''
    }`}
    action={action}
    columns={CATEGORY_COLUMNS}
    rows={categories}
    rowKey={({ product_type, category }) => `${product_type} ${category}`}
    empty="Nothing is in stock."
    renderCell={(row, column) => {
      if (column === 'category')
        return (
          <>
            {row.category} <span className="text-ink-600">{catalogFacts[row.product_type].title}</span>
          </>
        );
      if (column === 'value' || column === 'cost')
        return (
          <span className="num">
            {formatRupees(row[column])} {column === 'cost' && <span className="md:hidden">cost</span>}
          </span>
        );
      return <Count count={row[column]} unit={column} />;
    }}
  />
);

const DEAD_COLUMNS: TableColumn<'name' | 'packs' | 'value' | 'lastSold'>[] = [
  { key: 'name', label: 'Product', fillsPhone: true },
  { key: 'packs', label: 'Packs', align: 'right' },
  { key: 'value', label: 'Value', align: 'right' },
  { key: 'lastSold', label: 'Last sold', hideOnPhone: true },
];

const DeadTable = ({ report: { dead, deadDays, deadCount, deadValue }, action }: TableProps) => (
  <ReportTable
    title={`Not sold for ${deadDays} days`}
    note={
      deadCount > 0
        ? `${deadCount} products worth ${formatRupees(deadValue)}${deadCount > dead.length ? `; the ${dead.length} with the highest value` : ''}.`
        : undefined
    }
    action={action}
    columns={DEAD_COLUMNS}
    rows={dead}
    rowKey={({ productId }) => productId}
    empty={`Everything in stock was sold in the last ${deadDays} days, or is new.`}
    renderCell={(row, column) => {
      if (column === 'name')
        return (
          <>
            {row.name} <span className="text-ink-600">{row.unit}</span>
          </>
        );
      if (column === 'lastSold') return row.lastSold ? formatDay(`${row.lastSold}T00:00:00+05:30`) : 'Never';
      if (column === 'packs') return <Count count={row.packs} unit="packs" />;
      return <span className="num">{formatRupees(row.value)}</span>;
    }}
  />
);
