import type { Answer } from '@subah/contract/client/api-client';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { showDay } from '../../lib/moments.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { TwoLines } from '../../lib/two-lines.tsx';

type Bought = Answer<'GET payment/get-subscribe'>['subscriptions'][number];

const TONES = { Active: 'ok', Upcoming: 'go', Expired: 'neutral' } as const;

const subscriptions: Resource<Bought> = {
  id: 'subscriptions',
  noun: 'subscription',
  nouns: 'subscriptions',
  list: async ({ cursor }) => {
    const { subscriptions: data, nextCursor } = await api('GET payment/get-subscribe', { query: { cursor } });
    return { data, nextCursor };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.userId.name,
  empty: 'No subscriptions yet.',
  failed: 'Failed to load subscription data',
  columns: [
    {
      key: 'customer',
      label: 'Customer',
      cell: ({ userId: user }) => <TwoLines first={<b>{user.name}</b>} second={`${user.mobile} · ${user.email}`} />,
    },
    { key: 'status', label: 'Status', cell: (row) => <Badge tone={TONES[row.status]}>{row.status}</Badge> },
    { key: 'plan', label: 'Plan', cell: (row) => row.planId.title },
    {
      key: 'price',
      label: 'Paid',
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.price)}</span>,
    },
    { key: 'from', label: 'From', hideOnPhone: true, cell: (row) => showDay(row.startDate) },
    { key: 'until', label: 'Until', hideOnPhone: true, cell: (row) => showDay(row.endDate) },
  ],
};

export const SubscriptionScreen = () => <ResourceScreen resource={subscriptions} />;
