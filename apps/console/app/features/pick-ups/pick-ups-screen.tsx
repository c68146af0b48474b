import type { PickUp } from '@subah/contract/orders/pick-ups';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { pickUps as texts } from '@subah/messages/console/pick-ups';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { OrderCell } from '../../shared/orders/order-cell.tsx';
import { ChooseRider } from './choose-rider.tsx';
import { RecordPickUp } from './record-pick-up.tsx';

const STATES = {
  open: { label: t(texts.open), tone: 'new' },
  done: { label: t(texts.done), tone: 'ok' },
  withdrawn: { label: t(texts.withdrawn), tone: 'neutral' },
} as const;

const addressOf = ({ address }: PickUp): string => `${address.street}, ${address.city} ${address.pincode}`;

const whoFetched = ({ state, rider }: PickUp): string => rider?.name ?? (state === 'done' ? t(texts.atShop) : '–');

function stockText({ state, items }: PickUp): string | undefined {
  if (state === 'withdrawn') return undefined;
  if (items.some(({ restock }) => restock === 'picked_up')) {
    return t(state === 'done' ? texts.backInStock : texts.backWhenPickedUp);
  }
  return items.some(({ restock }) => restock === 'accepted') ? t(texts.backSinceReturn) : undefined;
}

const pickUps: Resource<PickUp> = {
  id: 'pick-ups',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, filters }) =>
    api('GET admin/pick-ups', { query: { cursor, state: filters.state as PickUp['state'] | undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => `${orderName(row.orderId)}, ${row.customer.name}`,
  filters: [
    {
      name: 'state',
      label: t(common.state),
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    },
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
            <>
              {formatDateTime(row.at)}
              <span className="mt-0.5 block">
                <Badge tone={STATES[row.state].tone}>{STATES[row.state].label}</Badge>
                {row.doneAt && <span className="block">{formatDateTime(row.doneAt)}</span>}
              </span>
            </>
          }
        />
      ),
    },
    {
      key: 'customer',
      label: t(texts.customerAndItems),
      fillsPhone: true,
      cell: (row) => (
        <span className="num block min-w-44 max-w-100 whitespace-normal">
          <StackedCell primary={`${row.customer.name}, ${row.customer.phone}`} secondary={addressOf(row)} />
          {row.items.map(({ name, unit, quantity, restock }) => (
            <span key={`${name} ${unit}`} className="block">
              {quantity} × {name}, {unit}
              {restock === 'never' && <span className="text-ink-600"> ({t(texts.notSoldAgain)})</span>}
            </span>
          ))}
          <span className="block text-ink-600 text-xs">{stockText(row)}</span>
        </span>
      ),
    },
    {
      key: 'cash',
      label: t(texts.cash),
      align: 'right',
      labelOnPhone: true,
      cell: (row) =>
        row.cash > 0 ? (
          <b className="num">{formatRupees(row.cash)}</b>
        ) : (
          <span className="text-ink-600">{row.isExchange ? t(texts.exchange) : t(texts.noCash)}</span>
        ),
    },
    {
      key: 'rider',
      label: t(common.rider),
      labelOnPhone: true,
      cell: (row, { replaceRow }) =>
        row.state === 'open' ? <ChooseRider pickUp={row} onSaved={replaceRow} /> : whoFetched(row),
    },
  ],
  csv: [
    [t(common.when), (row) => formatForSheet(row.at)],
    [t(common.order), (row) => orderName(row.orderId)],
    [t(common.customer), (row) => row.customer.name],
    [t(common.address), addressOf],
    [t(texts.items), (row) => row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')],
    [t(texts.cash), (row) => row.cash],
    [t(common.rider), whoFetched],
    [t(common.state), (row) => STATES[row.state].label],
    [t(texts.done), (row) => (row.doneAt ? formatForSheet(row.doneAt) : '')],
  ],
  actions: (row, reload) => (row.state === 'open' ? <RecordPickUp pickUp={row} onDone={reload} /> : null),
  invalidates: ['waiting-work', 'orders', 'cash-up'],
};

export const PickUpsScreen = () => <ResourceScreen resource={pickUps} />;
