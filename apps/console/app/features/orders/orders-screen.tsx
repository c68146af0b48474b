import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orderStatus } from '@subah/messages/console/order-status';
import { orders as texts } from '@subah/messages/console/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { orderName } from '@subah/rules/orders/order-name';
import { LATE_FILTER, NEEDS_ACTION_FILTER, statusLabels } from '@subah/rules/orders/statuses';
import { Badge } from '@subah/ui/badge';
import { may } from '../../lib/api/may.ts';
import { api, download } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { BulkBar } from '../../shared/orders/bulk-bar.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { useOpenCounts } from '../../shared/orders/use-order-counts.ts';
import { NextButton } from './next-button.tsx';
import { OrderSheet } from './order-sheet.tsx';

const toQuery = (q: string, { status, pay, from, to, deliver = '' }: Record<string, string>) => ({
  q: q || undefined,
  status: status || undefined,
  paymentType: (pay || undefined) as 'cod' | undefined,
  from: from || undefined,
  to: to || undefined,
  deliveryDate: deliveryDates()[deliver],
  late: deliver === LATE_FILTER || undefined,
});

const orders: Resource<Order> = {
  id: 'orders',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, sort, cursor, filters }) =>
    api('GET orders', {
      query: {
        ...toQuery(q, filters),
        cursor,
        sort: sort === 'oldest' ? 'oldest' : 'newest',
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => t(texts.rowName, { id: orderName(row._id) }),
  searchLabel: t(texts.search),
  hasViews: true,
  filters: [
    {
      name: 'status',
      label: t(common.status),
      kind: 'chips',
      useCounts: useOpenCounts,
      options: [
        { value: '', label: t(common.all) },
        { value: 'OrderPlaced', label: t(texts.newOrders) },
        { value: 'shipped', label: t(common.packed) },
        { value: 'outfor delivery', label: t(orderStatus.outForDelivery) },
        { value: 'delivered', label: t(common.delivered) },
        { value: 'cancelled', label: t(common.cancelled) },
        { value: 'exchanged', label: t(texts.exchanged) },
        { value: 'returned', label: t(texts.returned) },
        { value: NEEDS_ACTION_FILTER, label: t(texts.needsAction) },
      ],
    },
    {
      name: 'deliver',
      label: t(texts.delivery),
      kind: 'chips',
      useCounts: useOpenCounts,
      options: [
        { value: '', label: t(texts.anyDay) },
        { value: 'today', label: t(common.today) },
        { value: 'tomorrow', label: t(common.tomorrow) },
        { value: LATE_FILTER, label: t(texts.late) },
      ],
    },
    { name: 'from', label: t(common.from), kind: 'date' },
    { name: 'to', label: t(common.to), kind: 'date' },
    {
      name: 'pay',
      label: t(common.payment),
      options: [
        { value: 'online', label: t(common.online) },
        { value: 'cod', label: t(common.cashOnDelivery) },
      ],
    },
  ],
  emptyText: t(common.noOrders),
  errorText: t(common.ordersFailed),
  columns: [
    {
      key: 'order',
      label: t(common.order),
      sort: { up: 'oldest' },
      cell: (row) => <StackedCell primary={<b>{orderName(row._id)}</b>} secondary={formatDateTime(row.createdAt)} />,
    },
    {
      key: 'customer',
      label: t(common.customer),
      cell: (row) => (
        <StackedCell
          primary={<LongName>{row.userId.name}</LongName>}
          secondary={
            <>
              <a href={`tel:+91${row.deliveryAddress.phone}`}>{row.deliveryAddress.phone}</a>
              <span className="hidden whitespace-normal md:max-xl:block">
                {place(row)}, {row.expressDelivery ? t(texts.express) : deliveryDay(row)}
              </span>
            </>
          }
        />
      ),
    },
    {
      key: 'deliver',
      label: t(texts.deliver),
      wideOnly: true,
      cell: (row) =>
        row.expressDelivery ? (
          <StackedCell primary={place(row)} secondary={<Badge tone="new">{t(texts.express)}</Badge>} />
        ) : (
          <StackedCell primary={place(row)} secondary={deliveryDay(row)} />
        ),
    },
    {
      key: 'amount',
      label: t(common.amount),
      align: 'right',
      cell: (row) => (
        <StackedCell
          primary={<b className="num">{formatRupees(row.totalAmount)}</b>}
          secondary={`${itemCount(row)} · ${row.paymentType === 'cod' ? t(texts.cod) : t(common.online)}`}
        />
      ),
    },
    {
      key: 'status',
      label: t(common.status),
      cell: (row) => <StatusBadge order={row} />,
    },
  ],
  actions: (row, reload) => may('change orders') && <NextButton order={row} onDone={reload} />,
  detail: {
    param: 'order',
    load: async (id) => (await api('GET orders/{id}', { params: { id } })).data,
    render: (row, { close, reload }) => <OrderSheet order={row} onClose={close} onChange={reload} />,
  },
  csv: [
    [t(common.order), (row) => orderName(row._id)],
    [t(common.when), (row) => formatForSheet(row.createdAt)],
    [t(common.customer), (row) => row.userId.name],
    [t(common.phone), (row) => row.deliveryAddress.phone],
    [t(texts.deliver), (row) => `${place(row)}, ${deliveryDay(row)}`],
    [t(common.payment), (row) => t(row.paymentType === 'cod' ? texts.cod : common.online)],
    [t(common.amount), (row) => row.totalAmount],
    [t(common.status), (row) => statusLabels[row.status]],
  ],
  csvFile: ({ q, filters }) => download('GET admin/orders/export.csv', { query: toQuery(q, filters) }),
  csvAbility: 'see reports',
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
  if (!bringsGoods && hasUnplannedTest) return t(texts.sampleUnplanned);
  return !bringsGoods && first ? t(texts.sampleOn, { day: dayOf(collectionLabel(first)) }) : dayOf(deliverySlot.label);
}

const dayOf = (label: string): string => label.split(', ').slice(0, 2).join(', ');

const itemCount = ({ products }: Order): string => t(texts.itemCount, { count: products.length });

const selectableOrders: Resource<Order> = {
  ...orders,
  bulk: ({ keys, select, reload }) => <BulkBar ids={keys} onKeep={select} onClear={() => select([])} onDone={reload} />,
};

export const OrdersScreen = () => <ResourceScreen resource={may('pack orders') ? selectableOrders : orders} />;
