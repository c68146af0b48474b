import type { MARGIN_LISTS, MarginReport } from '@subah/contract/reports/period-reports';
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
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';
import { changeText } from './change-text.ts';
import { Figures } from './figures.tsx';
import { NameWithDetail } from './name-with-detail.tsx';
import { ReportState } from './report-state.tsx';
import type { Period } from './use-period.ts';

type MarginList = (typeof MARGIN_LISTS)[number];

export function MarginsTab({ period }: { period: Period }) {
  const response = useSWR(
    ['reports', 'margins', period.from, period.to],
    async () => (await api('GET admin/reports/margins', { query: period })).data,
    { keepPreviousData: true },
  );
  const { pending, run } = useAction<MarginList>(t(common.saveListFailed));
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
            title={t(texts.marginByCategory)}
            first={t(common.category)}
            action={csv('margin-categories', t(texts.marginByCategoryList))}
            rows={report.categories.map((row) => ({
              ...row,
              key: `${row.product_type} ${row.category}`,
              name: row.category,
              detail: catalogFacts[row.product_type].title,
            }))}
          />
          <MarginTable
            title={t(texts.marginByProduct)}
            first={t(common.product)}
            note={
              report.productCount > report.products.length
                ? t(texts.topMargins, { shown: report.products.length, count: report.productCount })
                : undefined
            }
            action={csv('margin-products', t(texts.marginByProductList))}
            rows={report.products.map((row) => ({ ...row, key: row.productId, detail: row.unit }))}
          />
          <MarginTable
            title={t(texts.marginByDay)}
            first={t(common.day)}
            action={csv('margin-days', t(texts.marginByDayList))}
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
      label={t(texts.margins)}
      figures={[
        {
          label: t(texts.margin),
          value: formatRupees(totals.margin),
          now: totals.margin,
          before: totals.previousMargin,
        },
        { label: t(texts.ofSales), value: percentOf(totals), now: 0, before: 0 },
        { label: t(common.sales), value: formatRupees(totals.sales), now: totals.sales, before: totals.previousSales },
        {
          label: t(texts.costOfGoods),
          value: formatRupees(totals.cost),
          now: totals.cost,
          before: totals.previousSales - totals.previousMargin,
        },
      ]}
    />
    <p className="text-ink-600">
      {t(texts.marginNote)}
      {salesWithoutCost > 0 && ` ${t(texts.costUnknown, { amount: formatRupees(salesWithoutCost) })}`}
    </p>
  </>
);

type MarginRow = { key: string; name: string; detail: string } & Omit<MarginReport['days'][number], 'date'>;

const columns = (first: string): TableColumn<'name' | 'sales' | 'cost' | 'margin' | 'percent' | 'change'>[] => [
  { key: 'name', label: first, fillsPhone: true },
  { key: 'sales', label: t(common.sales), align: 'right', hideOnPhone: true },
  { key: 'cost', label: t(common.cost), align: 'right', hideOnPhone: true },
  { key: 'margin', label: t(texts.margin), align: 'right' },
  { key: 'percent', label: t(texts.ofSales), align: 'right' },
  { key: 'change', label: t(common.change), align: 'right', hideOnPhone: true, wideOnly: true },
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
    empty={t(texts.noMargins)}
    renderCell={(row, column) => {
      if (column === 'name') return <NameWithDetail name={row.name} detail={row.detail} />;
      if (column === 'percent') return <span className="num">{percentOf(row)}</span>;
      if (column === 'change') return <span className="num">{changeText(row.margin, row.previousMargin) || '–'}</span>;
      return <span className="num">{formatRupees(row[column])}</span>;
    }}
  />
);
