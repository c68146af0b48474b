import { BATCH_STATES, type Batch } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { stock } from '@subah/messages/console/stock';
import { expiryText } from '@subah/rules/catalog/batches';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { buttonClass } from '@subah/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { InStaffLanguage } from '../../shared/language/language-switch.tsx';
import { productLink } from '../../shared/products/product-link.ts';
import { BookOutButton, canBookOut } from './book-out-button.tsx';
import { RecallPanel } from './recall-panel.tsx';

const stateLabels: Record<(typeof BATCH_STATES)[number], string> = {
  open: t(texts.onTheShelf),
  near_expiry: t(stock.nearExpiry),
  recalled: t(texts.recalled),
  used_up: t(texts.usedUp),
};

const rupees = (amount: number | null): string => (amount === null ? '–' : formatRupees(amount));

const costColumn: ResourceColumn<Batch> = {
  key: 'cost',
  label: t(common.cost),
  align: 'right',
  hideOnPhone: true,
  cell: (row) => <span className="num">{rupees(row.cost)}</span>,
};

const createList = (id: string, state?: 'near_expiry'): Resource<Batch> => ({
  id,
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, q, filters }) =>
    api('GET admin/batches', {
      query: { cursor, q: q || undefined, state: state ?? ((filters.state || undefined) as typeof state) },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => t(texts.batchNumber, { number: row.number }),
  searchLabel: t(texts.search),
  ...(state
    ? {}
    : {
        filters: [
          {
            name: 'state',
            label: t(stock.state),
            options: BATCH_STATES.map((value) => ({ value, label: stateLabels[value] })),
          },
        ],
      }),
  emptyText: state ? t(texts.nothingExpires) : t(texts.empty),
  errorText: t(texts.failedToLoad),
  columns: [
    {
      key: 'product',
      label: t(stock.product),
      fillsPhone: true,
      cell: (row) => <StackedCell primary={<LongName>{row.product.name}</LongName>} secondary={row.product.code} />,
    },
    {
      key: 'number',
      label: t(stock.batch),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <b>{row.number}</b>
          {row.recalledAt && <Badge tone="no">{t(texts.recalled)}</Badge>}
        </span>
      ),
    },
    { key: 'expiry', label: t(stock.expiry), cell: (row) => <span className="num">{expiryText(row.expiresOn)}</span> },
    {
      key: 'packs',
      label: t(stock.packs),
      align: 'right',
      cell: (row) => (
        <StackedCell
          primary={
            <>
              {row.quantity} <span className="md:hidden">{t(texts.packsUnit)}</span>
            </>
          }
          secondary={row.heldBack > 0 ? t(texts.heldBackPacks, { packs: row.heldBack }) : ''}
        />
      ),
    },
    {
      key: 'mrp',
      label: t(common.mrp),
      align: 'right',
      hideOnPhone: true,
      cell: (row) => <span className="num">{rupees(row.mrp)}</span>,
    },
    ...(may('see costs') ? [costColumn] : []),
  ],
  csv: [
    [t(stock.product), (row) => row.product.name],
    [t(stock.code), (row) => row.product.code],
    [t(stock.batch), (row) => row.number],
    [t(stock.expiry), (row) => row.expiresOn],
    [t(stock.packs), (row) => row.quantity],
    [t(texts.heldBack), (row) => row.heldBack],
    [t(texts.recalled), (row) => (row.recalledAt ? formatDateTime(row.recalledAt) : '')],
    [t(common.mrp), (row) => row.mrp],
  ],
  actions: (row, reload) => (
    <>
      {state && may('change products') && (
        <Link
          to={productLink(row.product.catalog, row.product._id)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t(common.discount)}
          <span className="sr-only"> {row.product.name}</span>
        </Link>
      )}
      {may('move stock') && canBookOut(row) && <BookOutButton batch={row} onDone={reload} />}
    </>
  ),
});

/** Which packs are on the shelf, what expires soon, and who got a batch. */
export function BatchesScreen() {
  const [all] = useState(() => createList('batches'));
  const [nearExpiry] = useState(() => createList('batches-near-expiry', 'near_expiry'));
  return (
    <InStaffLanguage>
      <ScreenTabs
        label={t(texts.title)}
        tabs={[
          { id: 'all', label: t(texts.all), panel: <ResourceScreen resource={all} /> },
          { id: 'expiry', label: t(stock.nearExpiry), panel: <ResourceScreen resource={nearExpiry} /> },
          ...(may('recall batches') ? [{ id: 'recall', label: t(texts.recall), panel: <RecallPanel /> }] : []),
        ]}
      />
    </InStaffLanguage>
  );
}
