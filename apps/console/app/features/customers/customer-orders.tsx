import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { customers as texts } from '@subah/messages/console/customers';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { statusLabels } from '@subah/rules/orders/statuses';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates/format-date.ts';
import { ShownLimit } from '../../lib/list/shown-limit.tsx';

/** The newest ones; each opens its sheet. */
export function CustomerOrders({ orders }: { orders: CustomerFacts['recentOrders'] }) {
  if (orders.length === 0) return <p className="text-ink-600">{t(texts.noOrders)}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {orders.map(({ _id, placedAt, amount, status }) => (
          <li key={_id}>
            <Link
              to={`?section=all-orders&order=${_id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:bg-leaf-50"
            >
              <span>
                <b className="num">{orderName(_id)}</b> <span className="text-ink-600">{formatDay(placedAt)}</span>
              </span>
              <span className="text-ink-600">{statusLabels[status]}</span>
              <b className="num">{formatRupees(amount)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ShownLimit count={orders.length} limit={LIST_LIMITS.recentOrders} isNewestFirst />
    </>
  );
}
