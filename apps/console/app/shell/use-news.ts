import type { News } from '@subah/contract/orders/new-orders';
import { formatRupees } from '@subah/rules/money';
import { toast } from '@subah/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/session.ts';

const ASK_EVERY_MS = 3000;

/** Asks for new orders while the console is looked at: the bell counts them, and each is told once. */
export function useNews(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;

  useEffect(() => {
    let since: string | undefined;
    let isAsking = false;
    const tell = (order: News['orders'][number]) =>
      toast(`New order: ${order.name}, ${formatRupees(order.amount)}`, {
        lane: 'top-right',
        action: { label: 'Open', onSelect: () => void go.current(`?section=all-orders&q=${order._id.slice(-7)}`) },
      });
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      try {
        const { data } = await api('GET admin/news', { query: { since } });
        since = data.since;
        data.orders.forEach(tell);
        if (data.orders.length === 0) return;
        for (const key of ['dashboard', 'orders']) void client.invalidateQueries({ queryKey: [key] });
      } catch {
        // The shop is out of reach or the session is over; other calls say so.
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
}
