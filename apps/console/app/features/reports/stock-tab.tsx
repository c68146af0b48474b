import type { STOCK_LISTS, StockReport } from '@subah/contract/reports/period-reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
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
import { NameWithDetail } from './name-with-detail.tsx';
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
  const { pending, run } = useAction<StockList>(t(common.saveListFailed));
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
          <CategoryTable report={report} action={csv('stock', t(texts.stockValueList))} />
          <label className="flex items-center gap-2 print:hidden">
            {t(texts.notSoldFor)}
            <select
              value={days}
              onChange={(event) => choose(event.target.value)}
              className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
            >
              {DEAD_DAYS.map((choice) => (
                <option key={choice} value={choice}>
                  {t(texts.dayCount, { days: choice })}
                </option>
              ))}
            </select>
          </label>
          <DeadTable report={report} action={csv('dead-stock', t(texts.deadStockList))} />
        </>
      )}
    </ReportState>
  );
}

type TableProps = { report: StockReport; action: ReactNode };

const UNITS = { products: t(texts.productsUnit), packs: t(texts.packsUnit) };

const CATEGORY_COLUMNS: TableColumn<'category' | 'products' | 'packs' | 'value' | 'cost'>[] = [
  { key: 'category', label: t(common.category), fillsPhone: true },
  { key: 'products', label: t(common.products), align: 'right', hideOnPhone: true },
  { key: 'packs', label: t(common.packs), align: 'right', hideOnPhone: true },
  { key: 'value', label: t(texts.atPrice), align: 'right' },
  { key: 'cost', label: t(texts.atCost), align: 'right' },
];

const CategoryTable = ({ report: { categories, packs, value, cost, packsWithoutCost }, action }: TableProps) => (
  <ReportTable
    title={t(texts.stockValue)}
    note={[
      t(texts.stockWorth, { packs, value: formatRupees(value), cost: formatRupees(cost) }),
      packsWithoutCost > 0 && t(texts.packsWithoutCost, { packs: packsWithoutCost }),
    ]
      .filter(Boolean)
      .join(' ')}
    action={action}
    columns={CATEGORY_COLUMNS}
    rows={categories}
    rowKey={({ product_type, category }) => `${product_type} ${category}`}
    empty={t(texts.nothingInStock)}
    renderCell={(row, column) => {
      if (column === 'category')
        return <NameWithDetail name={row.category} detail={catalogFacts[row.product_type].title} />;
      if (column === 'value' || column === 'cost')
        return (
          <span className="num">
            {formatRupees(row[column])} {column === 'cost' && <span className="md:hidden">{t(texts.costUnit)}</span>}
          </span>
        );
      return <Count count={row[column]} unit={UNITS[column]} />;
    }}
  />
);

const DEAD_COLUMNS: TableColumn<'name' | 'packs' | 'value' | 'lastSold'>[] = [
  { key: 'name', label: t(common.product), fillsPhone: true },
  { key: 'packs', label: t(common.packs), align: 'right' },
  { key: 'value', label: t(common.value), align: 'right' },
  { key: 'lastSold', label: t(texts.lastSold), hideOnPhone: true },
];

const DeadTable = ({ report: { dead, deadDays, deadCount, deadValue }, action }: TableProps) => (
  <ReportTable
    title={t(texts.notSoldForDays, { days: deadDays })}
    note={
      deadCount > 0
        ? t(texts.deadWorth, { count: deadCount, value: formatRupees(deadValue), shown: dead.length })
        : undefined
    }
    action={action}
    columns={DEAD_COLUMNS}
    rows={dead}
    rowKey={({ productId }) => productId}
    empty={t(texts.allSold, { days: deadDays })}
    renderCell={(row, column) => {
      if (column === 'name') return <NameWithDetail name={row.name} detail={row.unit} />;
      if (column === 'lastSold') return row.lastSold ? formatDay(`${row.lastSold}T00:00:00+05:30`) : t(texts.never);
      if (column === 'packs') return <Count count={row.packs} unit={t(texts.packsUnit)} />;
      return <span className="num">{formatRupees(row.value)}</span>;
    }}
  />
);
