import type { NewOrders } from '@subah/contract/orders/new-orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { formatRupees } from '@subah/rules/money';
import { toast } from '@subah/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isLive, onLiveEvents } from '../lib/api/live-events.ts';
import { api } from '../lib/api/session.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';
import { chime } from './sound.ts';

const POLL_MS = 3000;

/** Shows a toast for each new order. Without the event stream it polls while the tab is visible. */
export function useNewOrders(isAllowed: boolean): void {
  const navigate = useNavigate();
  const invalidate = useInvalidate();

  const showOrders = useEffectEvent((orders: NewOrders['orders']) => {
    for (const order of orders) {
      toast(t(texts.newOrderToast, { name: order.name, amount: formatRupees(order.amount) }), {
        lane: 'bottom-right',
        action: { label: t(common.open), onSelect: () => void navigate(`?section=all-orders&order=${order._id}`) },
      });
    }
    if (orders.length === 0) return;
    chime();
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
