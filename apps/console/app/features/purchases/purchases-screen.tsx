import { type Purchase, type Supplier, SupplierForm } from '@subah/contract/purchases/purchases';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { expectedTotal, purchaseStatusLabels } from '@subah/rules/purchases/purchases';
import { api } from '../../lib/api/session.ts';
import { formatDay, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { PurchaseSheet } from './purchase-sheet.tsx';

const supplierValues = (row: Supplier | undefined) => ({
  name: row?.name ?? '',
  phone: row?.phone ?? '',
  email: row?.email ?? '',
  gstin: row?.gstin ?? '',
});

const supplierList: Resource<Supplier, ReturnType<typeof supplierValues>> = {
  id: 'suppliers',
  singular: t(texts.supplierSingular),
  plural: t(texts.supplierPlural),
  list: () => api('GET admin/suppliers'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: t(texts.noSuppliers),
  errorText: t(texts.suppliersFailed),
  columns: [
    { key: 'name', label: t(common.name), cell: (row) => <b className="whitespace-normal">{row.name}</b> },
    { key: 'phone', label: t(common.phone), cell: (row) => row.phone || '–' },
    {
      key: 'email',
      label: t(common.email),
      cell: (row) => <span className="wrap-anywhere whitespace-normal">{row.email || '–'}</span>,
    },
    { key: 'gstin', label: t(common.gstin), cell: (row) => row.gstin || '–' },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(common.phone), (row) => row.phone],
    [t(common.email), (row) => row.email],
    [t(common.gstin), (row) => row.gstin],
  ],
  form: {
    fields: [
      { name: 'name', label: t(common.name), kind: 'text' },
      { name: 'phone', label: t(common.mobile), kind: 'text', isHalfWidth: true, hint: t(texts.mobileHint) },
      { name: 'email', label: t(common.email), kind: 'text', isHalfWidth: true },
      { name: 'gstin', label: t(common.gstin), kind: 'text', isHalfWidth: true },
    ],
    schema: () => SupplierForm,
    initialValues: supplierValues,
    save: (row, body) =>
      row
        ? api('PUT admin/suppliers/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST admin/suppliers', { body }),
    errorText: t(texts.saveSupplierFailed),
  },
};

const receivedCost = ({ receipts }: Purchase): number =>
  toRupees(receipts.reduce((sum, { cost }) => sum + toPaise(cost), 0));

function expectedText({ lines }: Purchase): string {
  const total = expectedTotal(lines);
  return total > 0 ? t(texts.expectedAmount, { amount: formatRupees(total) }) : '';
}

const purchaseList: Resource<Purchase> = {
  id: 'purchases',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor }) => api('GET admin/purchases', { query: { cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => t(texts.purchaseOf, { name: row.supplier.name }),
  emptyText: t(texts.empty),
  errorText: t(texts.failedToLoad),
  columns: [
    {
      key: 'supplier',
      label: t(texts.supplier),
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <b>{row.supplier.name}</b>
            </LongName>
          }
          secondary={row.note && <LongName>{row.note}</LongName>}
        />
      ),
    },
    { key: 'status', label: t(common.status), cell: (row) => purchaseStatusLabels[row.status] },
    {
      key: 'lines',
      label: t(common.products),
      align: 'right',
      cell: (row) => <span className="num">{t(texts.productCount, { count: row.lines.length })}</span>,
    },
    {
      key: 'cost',
      label: t(texts.receivedCost),
      align: 'right',
      cell: (row) => (
        <StackedCell
          primary={row.receipts.length > 0 && <span className="num">{formatRupees(receivedCost(row))}</span>}
          secondary={<span className="num">{expectedText(row)}</span>}
        />
      ),
    },
    { key: 'day', label: t(texts.written), cell: (row) => <span className="num">{formatDay(row.createdAt)}</span> },
  ],
  csv: [
    [t(texts.written), (row) => formatForSheet(row.createdAt)],
    [t(texts.supplier), (row) => row.supplier.name],
    [t(common.gstin), (row) => row.supplier.gstin],
    [t(common.status), (row) => purchaseStatusLabels[row.status]],
    [t(common.products), (row) => row.lines.length],
    [t(texts.expectedTotal), (row) => expectedTotal(row.lines)],
    [t(texts.receivedCost), (row) => receivedCost(row)],
    [
      t(texts.bills),
      (row) =>
        row.receipts
          .map(({ billNumber }) => billNumber)
          .filter(Boolean)
          .join('; '),
    ],
    [t(common.note), (row) => row.note],
  ],
  detail: {
    param: 'purchase',
    load: async (id) => (await api('GET admin/purchases/{id}', { params: { id } })).data,
    render: (row, { close, reload }) => (
      <PurchaseSheet key={row.version} purchase={row} onClose={close} onChange={reload} />
    ),
  },
};

/** What to buy, what is on order and from whom. */
export const PurchasesScreen = () => (
  <ScreenTabs
    label={t(texts.title)}
    tabs={[
      { id: 'orders', label: t(texts.orders), panel: <ResourceScreen resource={purchaseList} /> },
      { id: 'proposal', label: t(texts.whatToBuy), panel: <ProposalPanel /> },
      { id: 'suppliers', label: t(texts.suppliers), panel: <ResourceScreen resource={supplierList} /> },
    ]}
  />
);
