import type { PickList } from '@subah/contract/reports/reports';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { orderName } from '@subah/rules/orders/order-name';
import { useId } from 'react';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { RepackButton } from '../../shared/orders/repack-button.tsx';

function OrderLink({ id }: { id: string }) {
  const shown = orderName(id);
  if (!may('see all orders')) return <b className="num">{shown}</b>;
  return (
    <Link to={`?section=all-orders&order=${id}`} className="tap-13 num font-bold text-leaf-700 underline">
      {shown}
    </Link>
  );
}

type OrdersToRepackProps = { orders: PickList['toRepack']; onChange: () => void };

/** Orders of any morning whose packs were recalled: packed ones, and those that come back. */
export function OrdersToRepack({ orders, onChange }: OrdersToRepackProps) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card border-chilli p-4">
      <h2 id={id} className="font-bold text-base text-chilli">
        {t(texts.toRepack, { count: orders.length })}
      </h2>
      <p>{t(texts.howToRepack)}</p>
      <ul className="mt-2 grid gap-2">
        {orders.map(({ _id, date, packs, isOnTheWay, rider }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
            <div className="min-w-0">
              <p>
                <OrderLink id={_id} /> · {formatDay(date)}
              </p>
              {packs.map(({ name, number, quantity }) => (
                <p key={`${name} ${number}`} className="num break-words">
                  {t(texts.takeOutPacks, { packs: quantity, name, number })}
                </p>
              ))}
            </div>
            {isOnTheWay ? (
              <b>{rider ? t(texts.onTheWayWith, { rider }) : t(texts.onTheWay)}</b>
            ) : (
              <span className="print:hidden">
                <RepackButton orderId={_id} onDone={onChange} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
