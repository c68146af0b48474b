import type { NewOrders } from '@subah/contract/orders/new-orders';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { formatRupees } from '@subah/rules/money';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isLive, onLiveEvents } from '../lib/api/live-events.ts';
import { api } from '../lib/api/session.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';
import { announceWork } from './announce-work.ts';

const POLL_MS = 3000;

/** Shows one toast for the orders that came in since the last look. Without the event stream it polls while the tab is visible. */
export function useNewOrders(isAllowed: boolean): void {
  const navigate = useNavigate();
  const invalidate = useInvalidate();

  const showOrders = useEffectEvent((orders: NewOrders['orders']) => {
    const [first] = orders;
    if (!first) return;
    const isOne = orders.length === 1;
    const text = isOne
      ? t(texts.newOrderToast, { name: first.name, amount: formatRupees(first.amount) })
      : t(texts.newOrders, { count: orders.length });
    announceWork(text, () => void navigate(isOne ? `?section=all-orders&order=${first._id}` : '?section=all-orders'));
    invalidate(['dashboard', 'orders']);
  });

  useEffect(() => {
    if (!isAllowed) return;
    let since: string | undefined;
    let isPolling = false;
    const poll = async () => {
      if (isPolling) return;
      isPolling = true;
      try {
        const { data } = await api('GET admin/news', { query: { since } });
        since = data.since;
        showOrders(data.orders);
      } catch {
        // Other requests of the page report a lost connection or session.
      } finally {
        isPolling = false;
      }
    };
    void poll();
    const timer = setInterval(() => {
      if (!isLive() && !document.hidden) void poll();
    }, POLL_MS);
    const stopListening = onLiveEvents((topics) => {
      if (topics.includes('orders')) void poll();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [isAllowed]);
}
