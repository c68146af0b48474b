import type { ClaimRecord } from '@subah/contract/orders/claims';
import { returnReasons } from '@subah/messages/claim-reasons';
import { claims as texts } from '@subah/messages/console/claims';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { MAX_REFUSED_CREDITS } from '@subah/rules/orders/freshness-credit';
import { orderName } from '@subah/rules/orders/order-name';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import { PhotoLinks } from '../../lib/pictures/photo-links.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { OrderCell } from '../../shared/orders/order-cell.tsx';
import { ClaimActions } from './claim-actions.tsx';

const STATES = {
  open: { label: t(texts.open), tone: 'new' },
  accepted: { label: t(texts.accepted), tone: 'ok' },
  refused: { label: t(texts.refused), tone: 'no' },
} as const;

const KINDS = { return: t(texts.return), freshness: t(texts.freshness) } as const;

const isPaidBackInCash = ({ kind, state, paymentType }: ClaimRecord): boolean =>
  kind === 'return' && state === 'accepted' && paymentType === 'cod';

const claims: Resource<ClaimRecord> = {
  id: 'returns',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, filters }) =>
    api('GET admin/claims', {
      query: {
        cursor,
        state: filters.state as ClaimRecord['state'] | undefined,
        kind: filters.kind as ClaimRecord['kind'] | undefined,
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `${orderName(row.orderId)}, ${row.customer.name}`,
  filters: [
    {
      name: 'state',
      label: t(common.state),
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'kind', label: t(common.kind), options: Object.entries(KINDS).map(([value, label]) => ({ value, label })) },
  ],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'order',
      label: t(common.order),
      cell: (row) => (
        <OrderCell
          orderId={row.orderId}
          secondary={
            <LongName>
              {row.customer.name}, {formatDateTime(row.at)}
              <span className="mt-0.5 block">
                <Badge tone={STATES[row.state].tone}>{STATES[row.state].label}</Badge>
                {isPaidBackInCash(row) && <span className="block">{t(texts.cashAtPickUp)}</span>}
                {row.decisionNote && <span className="block">{row.decisionNote}</span>}
              </span>
            </LongName>
          }
        />
      ),
    },
    {
      key: 'kind',
      label: t(common.kind),
      cell: (row) => (
        <StackedCell
          primary={KINDS[row.kind]}
          secondary={
            <span className="block whitespace-normal md:min-w-20">
              {row.kind === 'freshness' ? t(texts.coinsCredited, { coins: row.coins }) : returnReasons[row.reason].en}
            </span>
          }
        />
      ),
    },
    {
      key: 'items',
      label: t(texts.items),
      fillsPhone: true,
      cell: (row) => (
        <span className="num block wrap-anywhere md:min-w-36 max-w-100 whitespace-normal">
          {row.items.map(({ name, quantity, total }) => (
            <span key={name} className="block">
              {quantity} × {name}, {formatRupees(total)}
            </span>
          ))}
          {row.note && (
            <span lang={textLanguage(row.note)} className="wrap-anywhere block whitespace-pre-wrap text-ink-600">
              “{row.note}”
            </span>
          )}
          {row.kind === 'freshness' && row.earlier.credits > 1 && (
            <span className="block text-mango-900">
              {t(texts.earlierCredits, {
                ...row.earlier,
                isBlocked: row.earlier.refused >= MAX_REFUSED_CREDITS,
              })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'photo',
      label: t(texts.photo),
      cell: (row) =>
        row.photoUrl ? <PhotoLinks urls={[row.photoUrl]} of={t(texts.photoOf, { name: row.customer.name })} /> : '–',
    },
  ],
  csv: [
    [t(common.when), (row) => formatForSheet(row.at)],
    [t(common.order), (row) => row.orderId],
    [t(common.customer), (row) => row.customer.name],
    [t(common.kind), (row) => KINDS[row.kind]],
    [t(common.reason), (row) => (row.kind === 'return' ? returnReasons[row.reason].en : '')],
    [t(texts.items), (row) => row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')],
    [t(common.amount), (row) => toRupees(row.items.reduce((sum, { total }) => sum + toPaise(total), 0))],
    [t(common.coins), (row) => (row.kind === 'freshness' ? row.coins : 0)],
    [t(common.state), (row) => STATES[row.state].label],
    [t(common.note), (row) => row.decisionNote],
  ],
  actions: (row, reload) => (row.state === 'open' ? <ClaimActions claim={row} onDone={reload} /> : null),
  invalidates: ['waiting-work', 'orders'],
};

export const ClaimsScreen = () => <ResourceScreen resource={claims} />;
