import type { ProductReport } from '@subah/contract/reports/period-reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { changeText } from './change-text.ts';
import { Count } from './figures.tsx';
import { NameWithDetail } from './name-with-detail.tsx';
import { ReportState } from './report-state.tsx';
import type { Period } from './use-period.ts';
import { useSaveList } from './use-period-report.ts';

type Sold = { key: string; name: string; detail: string } & Omit<
  ProductReport['products'][number],
  'productId' | 'code' | 'unit'
>;

const columns = (
  first: string,
): TableColumn<'name' | 'packs' | 'sales' | 'returnedPacks' | 'netSales' | 'change'>[] => [
  { key: 'name', label: first, fillsPhone: true },
  { key: 'packs', label: t(common.packs), align: 'right' },
  { key: 'sales', label: t(common.sales), align: 'right' },
  { key: 'returnedPacks', label: t(texts.returned), align: 'right', hideOnPhone: true, wideOnly: true },
  { key: 'netSales', label: t(texts.lessReturns), align: 'right', hideOnPhone: true },
  { key: 'change', label: t(common.change), align: 'right', hideOnPhone: true },
];

export function ProductsTab({ period }: { period: Period }) {
  const response = useSWR(
    ['reports', 'products', period.from, period.to],
    async () => (await api('GET admin/reports/products', { query: period })).data,
    { keepPreviousData: true },
  );
  const { pending, save } = useSaveList(period);
  return (
    <ReportState response={response}>
      {({ categories, products, productCount }) => (
        <>
          <SoldTable
            title={t(texts.salesByCategory)}
            first={t(common.category)}
            rows={categories.map((row) => ({
              ...row,
              key: `${row.product_type} ${row.category}`,
              name: row.category,
              detail: catalogFacts[row.product_type].title,
            }))}
            action={
              <CsvButton
                name={t(texts.categoriesList)}
                busy={pending === 'categories'}
                onSave={() => save('categories')}
              />
            }
          />
          <SoldTable
            title={t(texts.salesByProduct)}
            first={t(common.product)}
            note={
              productCount > products.length
                ? t(texts.topSales, { shown: products.length, count: productCount })
                : undefined
            }
            rows={products.map((row) => ({ ...row, key: row.productId, detail: row.unit }))}
            action={
              <CsvButton name={t(texts.productsList)} busy={pending === 'products'} onSave={() => save('products')} />
            }
          />
        </>
      )}
    </ReportState>
  );
}

type SoldTableProps = {
  title: string;
  first: string;
  rows: Sold[];
  action: ReactNode;
  note?: string | undefined;
};

const SoldTable = ({ title, first, rows, action, note }: SoldTableProps) => (
  <ReportTable
    title={title}
    action={action}
    note={note}
    columns={columns(first)}
    rows={rows}
    rowKey={({ key }) => key}
    empty={t(texts.nothingSold)}
    renderCell={(row, column) => {
      if (column === 'name') return <NameWithDetail name={row.name} detail={row.detail} />;
      if (column === 'change') return <span className="num">{changeText(row.sales, row.previousSales) || '–'}</span>;
      if (column === 'packs') return <Count count={row.packs} unit={t(texts.packsUnit)} />;
      const isAmount = column === 'sales' || column === 'netSales';
      return <span className="num">{isAmount ? formatRupees(row[column]) : row[column]}</span>;
    }}
  />
);
