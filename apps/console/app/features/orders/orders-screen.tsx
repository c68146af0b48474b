import type { Order } from '@subah/contract/orders/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { NEEDS_ACTION_FILTER } from '@subah/rules/orders/statuses';
import { Badge } from '@subah/ui/badge';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { BulkBar } from '../../shared/orders/bulk-bar.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { useOpenCounts } from '../../shared/orders/use-order-counts.ts';
import { ExportButton } from './export-button.tsx';
import { NextButton } from './next-button.tsx';
import { shortId } from './order-calls.ts';
import { OrderSheet } from './order-sheet.tsx';

const orders: Resource<Order> = {
  id: 'orders',
  singular: 'order',
  plural: 'orders',
  list: ({ q, sort, cursor, filters }) =>
    api('GET orders', {
      query: {
        q: q || undefined,
        cursor,
        sort: sort === 'oldest' ? 'oldest' : 'newest',
        status: filters.status || undefined,
        paymentType: (filters.pay || undefined) as 'cod' | undefined,
        from: filters.from || undefined,
        to: filters.to || undefined,
        deliveryDate: deliveryDates()[filters.deliver ?? ''],
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `order ${shortId(row)}`,
  searchLabel: 'Order, customer, mobile, area, product',
  filters: [
    {
      name: 'status',
      label: 'Status',
      kind: 'chips',
      useCounts: useOpenCounts,
      options: [
        { value: '', label: 'All' },
        { value: 'OrderPlaced', label: 'New Orders' },
        { value: 'shipped', label: 'Packed' },
        { value: 'outfor delivery', label: 'Out for delivery' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'exchanged', label: 'Exchanged' },
        { value: 'returned', label: 'Returned' },
        { value: NEEDS_ACTION_FILTER, label: 'Needs action' },
      ],
    },
    {
      name: 'deliver',
      label: 'Delivery',
      kind: 'chips',
      options: [
        { value: '', label: 'Any day' },
        { value: 'today', label: 'Today' },
        { value: 'tomorrow', label: 'Tomorrow' },
      ],
    },
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'To', kind: 'date' },
    {
      name: 'pay',
      label: 'Payment',
      options: [
        { value: 'online', label: 'Online' },
        { value: 'cod', label: 'Cash on delivery' },
      ],
    },
  ],
  emptyText: 'No orders found.',
  errorText: 'Failed to load orders.',
  columns: [
    {
      key: 'order',
      label: 'Order',
      sort: { up: 'oldest' },
      cell: (row) => <StackedCell primary={<b>{shortId(row)}</b>} secondary={formatDateTime(row.createdAt)} />,
    },
    {
      key: 'amount',
      label: 'Amount',
      align: 'right',
      cell: (row) => (
        <StackedCell
          primary={<b className="num">{formatRupees(row.totalAmount)}</b>}
          secondary={`${itemCount(row)} · ${row.paymentType === 'cod' ? 'COD' : 'Online'}`}
        />
      ),
    },
    {
      key: 'customer',
      label: 'Customer',
      cell: (row) => (
        <StackedCell
          primary={<span className="max-xl:whitespace-normal">{row.userId.name}</span>}
          secondary={row.deliveryAddress.phone}
        />
      ),
    },
    { key: 'status', label: 'Status', cell: (row) => <StatusBadge order={row} /> },
    {
      key: 'deliver',
      label: 'Deliver',
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) =>
        row.expressDelivery ? (
          <StackedCell primary={place(row)} secondary={<Badge tone="new">Express</Badge>} />
        ) : (
          <StackedCell primary={place(row)} secondary={deliveryDay(row)} />
        ),
    },
  ],
  actions: (row, reload) => may('change orders') && <NextButton order={row} onDone={reload} />,
  detail: {
    param: 'order',
    load: async (id) => (await api('GET orders/{id}', { params: { id } })).data,
    render: (row, { close, reload }) => <OrderSheet order={row} onClose={close} onChange={reload} />,
  },
  toolbar: ({ q, filters }) => may('see reports') && <ExportButton filter={{ q, ...filters }} />,
  invalidates: ['dashboard'],
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Read with every request, because the console stays open overnight. */
const deliveryDates = (): Record<string, string> => ({
  today: indiaDate(new Date()),
  tomorrow: indiaDate(new Date(Date.now() + DAY_MS)),
});

const place = ({ area, deliveryAddress: { city, pincode } }: Order): string => area ?? `${city} ${pincode}`;

/** Without the time, which is always 8AM to 11AM. */
function deliveryDay({ products, deliverySlot }: Order): string {
  const { bringsGoods, collectionDates, hasUnplannedTest } = homeVisits(products);
  const [first] = collectionDates;
  if (!bringsGoods && hasUnplannedTest) return 'Sample: call the customer';
  return !bringsGoods && first ? `Sample ${dayOf(collectionLabel(first))}` : dayOf(deliverySlot.label);
}

const dayOf = (label: string): string => label.split(', ').slice(0, 2).join(', ');

const itemCount = ({ products }: Order): string => (products.length === 1 ? '1 item' : `${products.length} items`);

const selectableOrders: Resource<Order> = {
  ...orders,
  bulk: ({ keys, select, reload }) => <BulkBar ids={keys} onKeep={select} onClear={() => select([])} onDone={reload} />,
};

export const OrdersScreen = () => <ResourceScreen resource={may('pack orders') ? selectableOrders : orders} />;
