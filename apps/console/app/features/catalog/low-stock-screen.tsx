import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { InlineNumber } from './inline-edit.tsx';

const createStockList = (id: string) =>
  ({
    id,
    singular: 'product',
    plural: 'products',
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    errorText: 'Failed to fetch products',
    csv: [
      ['Code', (row) => row.code],
      ['Name', (row) => row.name],
      ['Pack', (row) => packSize(row.quantity, row.unit)],
      ['Catalog', (row) => catalogFacts[row.product_type].title],
      ['Stock', (row) => row.stock],
      ['Price', (row) => row.price],
      ['Expiry', (row) => row.expiryDate],
    ],
    columns: [
      {
        key: 'name',
        label: 'Name',
        cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={packSize(row.quantity, row.unit)} />,
      },
      {
        key: 'stock',
        label: 'Stock',
        align: 'right',
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="stock" listId={id} onSaved={replaceRow} />,
      },
      { key: 'catalog', label: 'Catalog', cell: (row) => catalogFacts[row.product_type].title },
      {
        key: 'price',
        label: 'Price',
        align: 'right',
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="price" listId={id} onSaved={replaceRow} />,
      },
      {
        key: 'expiry',
        label: 'Expires',
        hideOnPhone: true,
        cell: (row) => (row.expiryDate ? formatDay(row.expiryDate) : '–'),
      },
    ],
  }) satisfies Partial<Resource<ProductRow>>;

const lowStock: Resource<ProductRow> = {
  ...createStockList('low-stock'),
  list: ({ cursor }) => api('GET admin/low-stock', { query: { cursor } }),
  emptyText: 'Nothing is about to run out.',
};

const nearExpiry: Resource<ProductRow> = {
  ...createStockList('near-expiry'),
  list: ({ cursor }) => api('GET admin/near-expiry', { query: { cursor } }),
  emptyText: 'Nothing expires in the next 90 days.',
};

export const LowStockScreen = () => (
  <ScreenTabs
    label="Lists"
    tabs={[
      { id: 'low', label: 'Low stock', panel: <ResourceScreen resource={lowStock} /> },
      { id: 'expiry', label: 'Near expiry', panel: <ResourceScreen resource={nearExpiry} /> },
    ]}
  />
);
