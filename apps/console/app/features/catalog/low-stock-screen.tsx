import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import type { Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { InlineNumber } from './inline-edit.tsx';

const limitColumn = (listId: string): ResourceColumn<ProductRow> => ({
  key: 'low',
  label: t(texts.lowAt),
  align: 'right',
  hideOnPhone: true,
  cell: (row, { replaceRow }) => <InlineNumber row={row} field="lowStockLimit" listId={listId} onSaved={replaceRow} />,
});

const createStockList = (id: string, { showsExpiry = false } = {}) =>
  ({
    id,
    singular: t(texts.productNoun),
    plural: t(texts.productsNoun),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    errorText: t(common.productsFailed),
    csv: [
      [t(common.code), (row) => row.code],
      [t(common.name), (row) => row.name],
      [t(common.pack), (row) => packSize(row.quantity, row.unit)],
      [t(common.catalog), (row) => catalogFacts[row.product_type].title],
      [t(common.stock), (row) => row.stock],
      [t(texts.lowAt), (row) => row.lowStockAt],
      [t(common.price), (row) => row.price],
      [t(texts.expires), (row) => row.expiryDate],
    ],
    columns: [
      {
        key: 'name',
        label: t(common.name),
        cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={packSize(row.quantity, row.unit)} />,
      },
      {
        key: 'stock',
        label: t(common.stock),
        align: 'right',
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="stock" listId={id} onSaved={replaceRow} />,
      },
      ...(showsExpiry ? [] : [limitColumn(id)]),
      {
        key: 'catalog',
        label: t(common.catalog),
        hideOnPhone: true,
        wideOnly: true,
        cell: (row) => catalogFacts[row.product_type].title,
      },
      {
        key: 'price',
        label: t(common.price),
        align: 'right',
        hideOnPhone: true,
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="price" listId={id} onSaved={replaceRow} />,
      },
      {
        key: 'expiry',
        label: t(texts.expires),
        hideOnPhone: !showsExpiry,
        cell: (row) => (
          <>
            {showsExpiry && <span className="text-xs md:hidden">{t(texts.expires)} </span>}
            {row.expiryDate ? formatDay(row.expiryDate) : '–'}
          </>
        ),
      },
    ],
  }) satisfies Partial<Resource<ProductRow>>;

const lowStock: Resource<ProductRow> = {
  ...createStockList('low-stock'),
  list: ({ cursor }) => api('GET admin/low-stock', { query: { cursor } }),
  emptyText: t(texts.nothingLow),
};

const nearExpiry: Resource<ProductRow> = {
  ...createStockList('near-expiry', { showsExpiry: true }),
  list: ({ cursor }) => api('GET admin/near-expiry', { query: { cursor } }),
  emptyText: t(texts.nothingExpires),
};

export const LowStockScreen = () => (
  <ScreenTabs
    label={t(common.lists)}
    tabs={[
      { id: 'low', label: t(common.lowStock), panel: <ResourceScreen resource={lowStock} /> },
      { id: 'expiry', label: t(common.nearExpiry), panel: <ResourceScreen resource={nearExpiry} /> },
    ]}
  />
);
