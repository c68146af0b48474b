import type { ClaimRecord } from '@subah/contract/orders/claims';
import { returnReasons } from '@subah/messages/claim-reasons';
import { formatRupees } from '@subah/rules/money';
import { MAX_REFUSED_CREDITS } from '@subah/rules/orders/freshness-credit';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { PhotoLinks } from '../../lib/pictures/photo-links.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ClaimActions } from './claim-actions.tsx';

const STATES = {
  open: { label: 'To decide', tone: 'new' },
  accepted: { label: 'Accepted', tone: 'ok' },
  refused: { label: 'Refused', tone: 'no' },
} as const;

const KINDS = { return: 'Return', freshness: 'Freshness credit' } as const;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const claims: Resource<ClaimRecord> = {
  id: 'claims',
  singular: 'return',
  plural: 'returns and credits',
  list: ({ cursor, filters }) =>
    api('GET admin/claims', {
      query: {
        cursor,
        state: filters.state as ClaimRecord['state'] | undefined,
        kind: filters.kind as ClaimRecord['kind'] | undefined,
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `#${row.orderId.slice(-7)}, ${row.customer.name}`,
  filters: [
    {
      name: 'state',
      label: 'State',
      options: options({ open: 'To decide', accepted: 'Accepted', refused: 'Refused' }),
    },
    { name: 'kind', label: 'Kind', options: options(KINDS) },
  ],
  emptyText: 'No returns or credits found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'order',
      label: 'Order',
      cell: (row) => (
        <StackedCell
          primary={
            <a
              href={`/admin/dashboard?section=orders&q=${row.orderId.slice(-7)}`}
              className="num font-semibold text-leaf-700 hover:underline"
            >
              #{row.orderId.slice(-7)}
            </a>
          }
          secondary={`${row.customer.name}, ${formatDateTime(row.at)}`}
        />
      ),
    },
    {
      key: 'kind',
      label: 'Kind',
      cell: (row) => (
        <StackedCell
          primary={KINDS[row.kind]}
          secondary={row.kind === 'freshness' ? `${row.coins} coins credited` : returnReasons[row.reason].en}
        />
      ),
    },
    {
      key: 'items',
      label: 'Items',
      fillsPhone: true,
      cell: (row) => (
        <span className="num block max-w-100">
          {row.items.map(({ name, quantity, total }) => (
            <span key={name} className="block">
              {quantity} × {name}, {formatRupees(total)}
            </span>
          ))}
          {row.note && <span className="block whitespace-pre-wrap text-ink-600">“{row.note}”</span>}
          {row.kind === 'freshness' && row.earlier.credits > 1 && (
            <span className="block text-mango-900">
              {row.earlier.credits} credits, {row.earlier.refused} refused
              {row.earlier.refused >= MAX_REFUSED_CREDITS && ': no more instant credits'}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'photo',
      label: 'Photo',
      cell: (row) => (row.photoUrl ? <PhotoLinks urls={[row.photoUrl]} of={`Photo of ${row.customer.name}`} /> : '–'),
    },
    {
      key: 'state',
      label: 'State',
      cell: (row) => (
        <StackedCell
          primary={<Badge tone={STATES[row.state].tone}>{STATES[row.state].label}</Badge>}
          secondary={row.decisionNote}
        />
      ),
    },
  ],
  actions: (row, reload) => (row.state === 'open' ? <ClaimActions claim={row} onDone={reload} /> : null),
};

export const ClaimsScreen = () => <ResourceScreen resource={claims} />;
