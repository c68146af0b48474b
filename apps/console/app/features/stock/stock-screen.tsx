import type { StockMove } from '@subah/contract/stock/stock';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { stock as texts } from '@subah/messages/console/stock';
import { stockReasonText } from '@subah/messages/console/stock-reasons';
import { STOCK_REASONS, type StockReason } from '@subah/rules/catalog/stock-reasons';
import { api, download } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { ListFilter } from '../../lib/list/use-filters.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { InStaffLanguage } from '../../shared/language/language-switch.tsx';
import { BookList } from './book-list.tsx';
import { BookStock } from './book-stock.tsx';

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const FILTERS: readonly ListFilter[] = [
  {
    name: 'reason',
    label: t(texts.reason),
    options: STOCK_REASONS.map((reason) => ({ value: reason, label: stockReasonText(reason) })),
  },
  { name: 'from', label: t(texts.from), kind: 'date' },
  { name: 'to', label: t(texts.to), kind: 'date' },
];

const toQuery = ({ reason, from, to }: Record<string, string>) => ({
  reason: (reason || undefined) as StockReason | undefined,
  from: from || undefined,
  to: to || undefined,
});

const history: Resource<StockMove> = {
  id: 'stock-moves',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, filters }) => api('GET admin/stock-moves', { query: { cursor, ...toQuery(filters) } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.product.name,
  filters: FILTERS,
  csv: [
    [t(texts.when), (row) => formatForSheet(row.createdAt)],
    [t(texts.product), (row) => row.product.name],
    [t(texts.code), (row) => row.product.code],
    [t(texts.change), (row) => row.change],
    [t(texts.stockAfter), (row) => row.stockAfter],
    [t(texts.reason), (row) => stockReasonText(row.reason)],
    [t(texts.note), (row) => row.note],
    [t(texts.who), (row) => row.by],
  ],
  csvFile: ({ filters }) => download('GET admin/stock-moves/export.csv', { query: toQuery(filters) }),
  emptyText: t(texts.noMoves),
  errorText: t(texts.movesFailed),
  columns: [
    {
      key: 'product',
      label: t(texts.product),
      fillsPhone: true,
      cell: (row) => <StackedCell primary={<LongName>{row.product.name}</LongName>} secondary={row.product.code} />,
    },
    {
      key: 'change',
      label: t(texts.change),
      align: 'right',
      cell: (row) => <b className="num">{signed(row.change)}</b>,
    },
    {
      key: 'after',
      label: t(texts.stockAfter),
      align: 'right',
      cell: (row) => <span className="num">{row.stockAfter}</span>,
    },
    {
      key: 'reason',
      label: t(texts.reason),
      cell: (row) => (
        <StackedCell primary={stockReasonText(row.reason)} secondary={row.note && <LongName>{row.note}</LongName>} />
      ),
    },
    { key: 'when', label: t(texts.when), cell: (row) => <span className="num">{formatDateTime(row.createdAt)}</span> },
    { key: 'who', label: t(texts.who), cell: (row) => row.by ?? '–' },
  ],
};

/** Booking goods in and out, counting, and the history of both. */
export const StockScreen = () => (
  <InStaffLanguage>
    <ScreenTabs
      label={t(common.stock)}
      tabs={[
        { id: 'book', label: t(texts.bookStock), panel: <BookStock /> },
        { id: 'list', label: t(texts.csvList), panel: <BookList /> },
        { id: 'history', label: t(texts.history), panel: <ResourceScreen resource={history} /> },
      ]}
    />
  </InStaffLanguage>
);
