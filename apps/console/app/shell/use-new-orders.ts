import type { NewOrders } from '@subah/contract/orders/new-orders';
import { formatRupees } from '@subah/rules/money';
import { toast } from '@subah/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api/session.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';

const POLL_MS = 3000;

/** Polls for new orders while the tab is visible, shows a toast for each and refreshes the counts. */
export function useNewOrders(isAllowed: boolean): void {
  const navigate = useNavigate();
  const invalidate = useInvalidate();

  const showOrders = useEffectEvent((orders: NewOrders['orders']) => {
    for (const order of orders) {
      toast(`New order: ${order.name}, ${formatRupees(order.amount)}`, {
        lane: 'bottom-right',
        action: { label: 'Open', onSelect: () => void navigate(`?section=all-orders&order=${order._id}`) },
      });
    }
    if (orders.length > 0) invalidate(['dashboard', 'orders']);
  });

  useEffect(() => {
    if (!isAllowed) return;
    let since: string | undefined;
    let isPolling = false;
    const poll = async () => {
      if (isPolling || document.hidden) return;
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
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [isAllowed]);
}
