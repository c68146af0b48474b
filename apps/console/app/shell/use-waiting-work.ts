import type { WaitingWork } from '@subah/contract/reports/reports';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { isLive } from '../lib/api/live-events.ts';
import { api } from '../lib/api/session.ts';
import { useInvalidate } from '../lib/api/use-invalidate.ts';
import { announceWork } from './announce-work.ts';

const POLL_MS = 10_000;
/** The event stream refreshes it. */
const LIVE_POLL_MS = 60_000;

/** The list of a section has the name of the section. */
const KINDS = [
  { kind: 'prescriptions', section: 'prescriptions', text: t(texts.newPrescription) },
  { kind: 'callRequests', section: 'call-requests', text: t(texts.newCallRequest) },
  { kind: 'messages', section: 'messages', text: t(texts.newMessage) },
  { kind: 'lowStock', section: 'low-stock', text: t(texts.runningLow) },
  { kind: 'claims', section: 'returns', text: t(texts.newClaim) },
  { kind: 'disputes', section: 'payments', text: t(texts.newDispute) },
  { kind: 'pickUps', section: 'pick-ups', text: t(texts.newPickUp) },
  { kind: 'recalledOrders', section: 'pick-list', text: t(texts.recalledOrder) },
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
      invalidate([section]);
      announceWork(text, () => void navigate(`?section=${section}`));
    }
    shown.current = counts;
  });

  useEffect(() => {
    if (data) showArrivals(data);
  }, [data]);
}
