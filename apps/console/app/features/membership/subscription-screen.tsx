import type { ResponseBody } from '@subah/contract/client/api-client';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

type Subscription = ResponseBody<'GET payment/get-subscribe'>['subscriptions'][number];

const TONES = { Active: 'ok', Upcoming: 'go', Expired: 'neutral' } as const;

const subscriptions: Resource<Subscription> = {
  id: 'subscriptions',
  singular: 'subscription',
  plural: 'subscriptions',
  list: async ({ cursor }) => {
    const { subscriptions: data, nextCursor } = await api('GET payment/get-subscribe', { query: { cursor } });
    return { data, nextCursor };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.userId.name,
  emptyText: 'No subscriptions yet.',
  errorText: 'Failed to load subscription data',
  csv: [
    ['Customer', (row) => row.userId.name],
    ['Mobile', (row) => row.userId.mobile],
    ['Email', (row) => row.userId.email],
    ['Plan', (row) => row.planId.title],
    ['Status', (row) => row.status],
    ['Paid', (row) => row.price],
    ['From', (row) => row.startDate],
    ['Until', (row) => row.endDate],
  ],
  columns: [
    {
      key: 'customer',
      label: 'Customer',
      cell: ({ userId: user }) => (
        <StackedCell primary={<b>{user.name}</b>} secondary={`${user.mobile} · ${user.email}`} />
      ),
    },
    { key: 'status', label: 'Status', cell: (row) => <Badge tone={TONES[row.status]}>{row.status}</Badge> },
    { key: 'plan', label: 'Plan', cell: (row) => row.planId.title },
    {
      key: 'price',
      label: 'Paid',
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.price)}</span>,
    },
    { key: 'from', label: 'From', hideOnPhone: true, cell: (row) => formatDay(row.startDate) },
    { key: 'until', label: 'Until', hideOnPhone: true, cell: (row) => formatDay(row.endDate) },
  ],
};

export const SubscriptionScreen = () => <ResourceScreen resource={subscriptions} />;
