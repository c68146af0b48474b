import type { StaffTopic } from '@subah/rules/accounts/staff-topics';
import { useEffect, useEffectEvent } from 'react';
import { onLiveEvents, startLiveEvents } from '../lib/api/live-events.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';

/** The lists that show a kind of work. Orders take stock. */
const LISTS: Record<StaffTopic, readonly string[]> = {
  orders: ['dashboard', 'orders', 'returns', 'pick-ups', 'low-stock', 'waiting-work'],
  prescriptions: ['prescriptions', 'waiting-work'],
  'call-requests': ['call-requests', 'waiting-work'],
  messages: ['messages', 'waiting-work'],
  stock: ['low-stock', 'dashboard', 'waiting-work'],
};

/** In a rush of orders the lists on screen are read again once in a while. */
const REFRESH_MS = 2000;

/** Connects the console to the event stream and refreshes what is on screen. */
export function useLiveEvents(): void {
  const invalidate = useInvalidate();
  const refresh = useEffectEvent((topics: Iterable<StaffTopic>) => {
    invalidate([...new Set([...topics].flatMap((topic) => LISTS[topic] ?? []))]);
  });
  useEffect(() => {
    const pending = new Set<StaffTopic>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      if (pending.size === 0) return;
      refresh(pending);
      pending.clear();
      timer = setTimeout(flush, REFRESH_MS);
    };
    const stopListening = onLiveEvents((topics) => {
      for (const topic of topics) pending.add(topic);
      if (timer === undefined) flush();
    });
    const stop = startLiveEvents();
    return () => {
      clearTimeout(timer);
      stopListening();
      stop();
    };
  }, []);
}
