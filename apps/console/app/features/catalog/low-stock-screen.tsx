import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { showDay } from '../../lib/moments.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ScreenTabs } from '../../lib/screen-tabs.tsx';
import { api } from '../../lib/session.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { InPlaceNumber } from './in-place.tsx';

const shared = (id: string) =>
  ({
    id,
    noun: 'product',
    nouns: 'products',
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    failed: 'Failed to fetch products',
    columns: [
      {
        key: 'name',
        label: 'Name',
        cell: (row) => <NamedThumb path={row.image} name={row.name} note={packSize(row.quantity, row.unit)} />,
      },
      {
        key: 'stock',
        label: 'Stock',
        align: 'right',
        cell: (row) => <InPlaceNumber row={row} field="stock" listId={id} />,
      },
      { key: 'catalog', label: 'Catalog', cell: (row) => catalogFacts[row.product_type].title },
      {
        key: 'price',
        label: 'Price',
        align: 'right',
        cell: (row) => <InPlaceNumber row={row} field="price" listId={id} />,
      },
      {
        key: 'expiry',
        label: 'Expires',
        hideOnPhone: true,
        cell: (row) => (row.expiryDate ? showDay(row.expiryDate) : '–'),
      },
    ],
  }) satisfies Partial<Resource<ProductRow>>;

const lowStock: Resource<ProductRow> = {
  ...shared('low-stock'),
  list: ({ cursor }) => api('GET admin/low-stock', { query: { cursor } }),
  empty: 'Nothing is about to run out.',
};

const nearExpiry: Resource<ProductRow> = {
  ...shared('near-expiry'),
  list: ({ cursor }) => api('GET admin/near-expiry', { query: { cursor } }),
  empty: 'Nothing expires in the next 90 days.',
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
