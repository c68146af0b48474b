import { type Purchase, type Supplier, SupplierForm } from '@subah/contract/purchases/purchases';
import { purchaseStatusLabels } from '@subah/rules/purchases/purchases';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
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
  singular: 'supplier',
  plural: 'suppliers',
  list: () => api('GET admin/suppliers'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: 'No suppliers found.',
  errorText: 'Failed to load the suppliers',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <b>{row.name}</b> },
    { key: 'phone', label: 'Phone', cell: (row) => row.phone || '–' },
    { key: 'email', label: 'Email', cell: (row) => row.email || '–' },
    { key: 'gstin', label: 'GSTIN', cell: (row) => row.gstin || '–' },
  ],
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'phone', label: 'Mobile', kind: 'text', isHalfWidth: true, hint: 'For orders by WhatsApp' },
      { name: 'email', label: 'Email', kind: 'text', isHalfWidth: true },
      { name: 'gstin', label: 'GSTIN', kind: 'text', isHalfWidth: true },
    ],
    schema: () => SupplierForm,
    initialValues: supplierValues,
    save: (row, body) =>
      row ? api('PUT admin/suppliers/{id}', { params: { id: row._id }, body }) : api('POST admin/suppliers', { body }),
    errorText: 'The supplier could not be saved.',
  },
};

const purchaseList: Resource<Purchase> = {
  id: 'purchases',
  singular: 'purchase',
  plural: 'purchases',
  list: ({ cursor }) => api('GET admin/purchases', { query: { cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => `purchase of ${row.supplier.name}`,
  emptyText: 'No purchases found. Start with what the coming week needs.',
  errorText: 'Failed to load the purchases',
  columns: [
    {
      key: 'supplier',
      label: 'Supplier',
      cell: (row) => <StackedCell primary={<b>{row.supplier.name}</b>} secondary={row.note} />,
    },
    { key: 'status', label: 'Status', cell: (row) => purchaseStatusLabels[row.status] },
    { key: 'lines', label: 'Products', align: 'right', cell: (row) => <span className="num">{row.lines.length}</span> },
    { key: 'day', label: 'Written', cell: (row) => <span className="num">{formatDay(row.createdAt)}</span> },
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
    label="Purchases"
    tabs={[
      { id: 'orders', label: 'Purchase orders', panel: <ResourceScreen resource={purchaseList} /> },
      { id: 'proposal', label: 'What to buy', panel: <ProposalPanel /> },
      { id: 'suppliers', label: 'Suppliers', panel: <ResourceScreen resource={supplierList} /> },
    ]}
  />
);
