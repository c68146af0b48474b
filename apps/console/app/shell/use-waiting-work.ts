import type { WaitingWork } from '@subah/contract/orders/reports';
import { toast } from '@subah/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { isLive } from '../lib/api/live-events.ts';
import { api } from '../lib/api/session.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';
import { chime } from './sound.ts';

const POLL_MS = 10_000;
/** The event stream refreshes it. */
const LIVE_POLL_MS = 60_000;

/** The list of a section has the name of the section. */
const KINDS = [
  { kind: 'prescriptions', section: 'prescriptions', text: 'New prescription to check' },
  { kind: 'callRequests', section: 'call-requests', text: 'New call request' },
  { kind: 'messages', section: 'messages', text: 'New message' },
  { kind: 'lowStock', section: 'low-stock', text: 'A product is running low' },
  { kind: 'claims', section: 'returns', text: 'New return or freshness credit' },
] as const satisfies { kind: keyof WaitingWork; section: string; text: string }[];

const useCounts = () =>
  useSWR(['waiting-work'], async () => (await api('GET admin/waiting-work')).data, {
    refreshInterval: () => (isLive() ? LIVE_POLL_MS : POLL_MS),
  });

/** How much work waits in a section; 0 for sections without a count. */
export function useWaitingIn(section: string): number {
  const { data } = useCounts();
  const kind = KINDS.find((candidate) => candidate.section === section)?.kind;
  return (kind && data?.[kind]) ?? 0;
}

/** Shows a toast and refreshes the list when new work arrives. */
export function useWaitingWork(): void {
  const { data } = useCounts();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const shown = useRef<WaitingWork>(undefined);

  const showArrivals = useEffectEvent((counts: WaitingWork) => {
    for (const { kind, section, text } of KINDS) {
      const before = shown.current?.[kind];
      if (typeof before !== 'number' || (counts[kind] ?? 0) <= before) continue;
      chime();
      invalidate([section]);
      toast(text, {
        lane: 'bottom-right',
        action: { label: 'Open', onSelect: () => void navigate(`?section=${section}`) },
      });
    }
    shown.current = counts;
  });

  useEffect(() => {
    if (data) showArrivals(data);
  }, [data]);
}
