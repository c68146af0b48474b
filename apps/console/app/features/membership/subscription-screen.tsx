import type { ResponseBody } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { membership as texts } from '@subah/messages/console/membership';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDay, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

type Subscription = ResponseBody<'GET payment/get-subscribe'>['subscriptions'][number];

const STATUS_TEXTS = {
  Active: common.active,
  Upcoming: texts.upcoming,
  Expired: texts.expired,
  Refunded: texts.refunded,
};
const TONES = { Active: 'ok', Upcoming: 'go', Expired: 'neutral', Refunded: 'no' } as const;

const subscriptions: Resource<Subscription> = {
  id: 'subscriptions',
  singular: t(texts.subscriptionNoun),
  plural: t(texts.subscriptionsNoun),
  list: async ({ cursor }) => {
    const { subscriptions: data, nextCursor } = await api('GET payment/get-subscribe', { query: { cursor } });
    return { data, nextCursor };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.userId.name,
  emptyText: t(texts.noSubscriptions),
  errorText: t(texts.subscriptionsFailed),
  csv: [
    [t(common.customer), (row) => row.userId.name],
    [t(common.mobile), (row) => row.userId.mobile],
    [t(common.email), (row) => row.userId.email],
    [t(texts.plan), (row) => row.planId.title],
    [t(common.status), (row) => row.status],
    [t(common.paid), (row) => row.price],
    [t(common.from), (row) => formatForSheet(row.startDate)],
    [t(common.until), (row) => formatForSheet(row.endDate)],
  ],
  columns: [
    {
      key: 'customer',
      label: t(common.customer),
      cell: ({ userId: user }) => (
        <StackedCell
          primary={
            <LongName>
              <b>{user.name}</b>
            </LongName>
          }
          secondary={<LongName>{[user.mobile, user.email].filter(Boolean).join(' · ')}</LongName>}
        />
      ),
    },
    {
      key: 'status',
      label: t(common.status),
      cell: (row) => <Badge tone={TONES[row.status]}>{t(STATUS_TEXTS[row.status])}</Badge>,
    },
    { key: 'plan', label: t(texts.plan), cell: (row) => row.planId.title },
    {
      key: 'price',
      label: t(common.paid),
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.price)}</span>,
    },
    { key: 'from', label: t(common.from), hideOnPhone: true, cell: (row) => formatDay(row.startDate) },
    { key: 'until', label: t(common.until), labelOnPhone: true, cell: (row) => formatDay(row.endDate) },
  ],
};

export const SubscriptionScreen = () => <ResourceScreen resource={subscriptions} />;
