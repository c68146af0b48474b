import { BATCH_STATES, type Batch } from '@subah/contract/catalog/batches';
import { expiryText } from '@subah/rules/catalog/batches';
import { formatRupees } from '@subah/rules/money';
import { buttonClass } from '@subah/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { productLink } from '../../shared/products/product-link.ts';
import { BookOutButton } from './book-out-button.tsx';
import { RecallPanel } from './recall-panel.tsx';

const stateLabels: Record<(typeof BATCH_STATES)[number], string> = {
  open: 'On the shelf',
  near_expiry: 'Near expiry',
  used_up: 'Used up',
};

const rupees = (amount: number | null): string => (amount === null ? '–' : formatRupees(amount));

const costColumn: ResourceColumn<Batch> = {
  key: 'cost',
  label: 'Cost',
  align: 'right',
  hideOnPhone: true,
  cell: (row) => <span className="num">{rupees(row.cost)}</span>,
};

const createList = (id: string, state?: 'near_expiry'): Resource<Batch> => ({
  id,
  singular: 'batch',
  plural: 'batches',
  list: ({ cursor, q, filters }) =>
    api('GET admin/batches', {
      query: { cursor, q: q || undefined, state: state ?? ((filters.state || undefined) as typeof state) },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `batch ${row.number}`,
  searchLabel: 'Batch number or product',
  ...(state
    ? {}
    : {
        filters: [
          {
            name: 'state',
            label: 'State',
            options: BATCH_STATES.map((value) => ({ value, label: stateLabels[value] })),
          },
        ],
      }),
  emptyText: state ? 'Nothing expires soon.' : 'No batches found. Enter them when you book received goods.',
  errorText: 'Failed to load the batches',
  columns: [
    {
      key: 'product',
      label: 'Product',
      fillsPhone: true,
      cell: (row) => <StackedCell primary={row.product.name} secondary={row.product.code} />,
    },
    { key: 'number', label: 'Batch', cell: (row) => <b>{row.number}</b> },
    { key: 'expiry', label: 'Expiry', cell: (row) => <span className="num">{expiryText(row.expiresOn)}</span> },
    {
      key: 'packs',
      label: 'Packs',
      align: 'right',
      cell: (row) => (
        <StackedCell primary={String(row.quantity)} secondary={row.heldBack > 0 ? `${row.heldBack} held back` : ''} />
      ),
    },
    {
      key: 'mrp',
      label: 'MRP',
      align: 'right',
      hideOnPhone: true,
      cell: (row) => <span className="num">{rupees(row.mrp)}</span>,
    },
    ...(may('see costs') ? [costColumn] : []),
  ],
  csv: [
    ['Product', (row) => row.product.name],
    ['Code', (row) => row.product.code],
    ['Batch', (row) => row.number],
    ['Expiry', (row) => row.expiresOn],
    ['Packs', (row) => row.quantity],
    ['Held back', (row) => row.heldBack],
    ['MRP', (row) => row.mrp],
  ],
  actions: (row, reload) => (
    <>
      {state && may('change products') && (
        <Link
          to={productLink(row.product.catalog, row.product._id)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          Discount
          <span className="sr-only"> {row.product.name}</span>
        </Link>
      )}
      {may('move stock') && row.quantity > 0 && <BookOutButton batch={row} onDone={reload} />}
    </>
  ),
});

/** Which packs are on the shelf, what expires soon, and who got a batch. */
export function BatchesScreen() {
  const [all] = useState(() => createList('batches'));
  const [nearExpiry] = useState(() => createList('batches-near-expiry', 'near_expiry'));
  return (
    <ScreenTabs
      label="Batches"
      tabs={[
        { id: 'all', label: 'All batches', panel: <ResourceScreen resource={all} /> },
        { id: 'expiry', label: 'Near expiry', panel: <ResourceScreen resource={nearExpiry} /> },
        ...(may('recall batches') ? [{ id: 'recall', label: 'Recall', panel: <RecallPanel /> }] : []),
      ]}
    />
  );
}
