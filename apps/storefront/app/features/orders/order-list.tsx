import type { Order } from '@subah/contract/orders/orders';
import { orders as texts } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderFilter } from './order-filter.tsx';
import { OrderSkeletons } from './order-skeletons.tsx';
import { type OwnOrderFilter, useMyOrders } from './use-my-orders.ts';

type Props = {
  bill: (order: Order) => ReactNode;
  onReordered: (count: number) => void;
};

/** A hash with an order id, as in mails, scrolls to that order. */
export function OrderList({ bill, onReordered }: Props) {
  const [filter, setFilter] = useState<OwnOrderFilter>({});
  const { state, orders, reload, updateOrder, loadState, onMore } = useMyOrders(filter);
  const linkedId = useLocation().hash.slice(1);
  const isListed = orders.some(({ _id }) => _id === linkedId);
  useScrollTo(linkedId, isListed);

  const isFiltered = filter.group !== undefined || filter.q !== undefined;
  if (state === 'loading' && !isFiltered) return <OrderSkeletons />;
  if (state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(texts.fetchFailed)} onRetry={() => void reload()} />
      </div>
    );
  }
  if (orders.length === 0 && !isFiltered) return <NoOrders />;
  const card = (order: Order, changed: (order: Order) => void = updateOrder) => (
    <OrderCard
      key={order._id}
      order={order}
      isLinked={order._id === linkedId || orders.length === 1}
      bill={bill(order)}
      onChanged={changed}
      actions={<OrderActions order={order} onChanged={changed} onReordered={onReordered} />}
    />
  );
  return (
    <div className="grid gap-3 md:gap-4">
      {(isFiltered || orders.length > 1) && <OrderFilter filter={filter} onChange={setFilter} />}
      {state === 'loading' && <OrderSkeletons />}
      {state === 'ready' && orders.length === 0 && (
        <p role="status" className="card p-4 text-center text-ink-600">
          {t(texts.nothingFound)}
        </p>
      )}
      {ORDER_ID.test(linkedId) && !isListed && <LinkedOrder id={linkedId} card={card} />}
      <div className="grid gap-3 empty:hidden md:gap-4">{orders.map((order) => card(order))}</div>
      <OlderEntries loadState={loadState} onMore={onMore} />
    </div>
  );
}

const ORDER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An order that is not on the loaded pages. */
function LinkedOrder({ id, card }: { id: string; card: (order: Order, changed: (order: Order) => void) => ReactNode }) {
  const order = useAccountQuery('GET orders/{id}', { params: { id } });
  const [changed, setChanged] = useState<Order | null>(null);
  useScrollTo(id, order.state === 'ready');
  const shown = changed ?? order.data;
  return shown ? card(shown, setChanged) : null;
}

/** Scrolls to the element when it exists. */
function useScrollTo(id: string, exists: boolean): void {
  useEffect(() => {
    if (!exists) return;
    const box = document.getElementById(id);
    box?.scrollIntoView();
    box?.focus({ preventScroll: true });
  }, [id, exists]);
}

function NoOrders() {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title={t(texts.emptyTitle)}
        text={t(texts.emptyText)}
        action={
          <Link to="/" className={buttonClass()}>
            {t(texts.startShopping)}
          </Link>
        }
      />
    </div>
  );
}
