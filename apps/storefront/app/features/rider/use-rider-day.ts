import type { RiderDay } from '@subah/contract/rounds/rider';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../lib/api/browser-api.ts';
import { isRefusal, newVisitKey, sendVisit, sendWaiting } from './send-visits.ts';
import { readStoredDay, storeDay } from './stored-day.ts';
import { loadQueue, type NewVisit, type QueuedVisit, removeVisit, saveVisit, visitQueue } from './visit-queue.ts';

const RETRY_MS = 10_000;
const RELOAD_MS = 60_000;

/** The rounds of today, from the phone while there is no network, and the visits that wait to be sent. */
export function useRiderDay(riderId: string) {
  const [day, setDay] = useState<RiderDay | undefined>(() => readStoredDay(riderId));
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const queue = useSyncExternalStore(visitQueue.subscribe, visitQueue.get, visitQueue.get);

  useEffect(() => {
    let isGone = false;
    const show = (next: RiderDay | undefined) => {
      if (!next || isGone) return;
      storeDay(riderId, next);
      setDay(next);
      setState('ready');
    };
    const synchronize = async () => {
      show(await sendWaiting());
      try {
        show((await browserApi('GET rider/rounds')).data);
      } catch {
        if (!isGone) setState('failed');
      }
    };
    const retry = () => {
      if (visitQueue.get().some(({ error }) => error === undefined)) void synchronize();
    };
    void loadQueue(riderId)
      .catch(() => undefined)
      .then(synchronize);
    const online = () => void synchronize();
    const timers = [setInterval(retry, RETRY_MS), setInterval(online, RELOAD_MS)];
    window.addEventListener('online', online);
    return () => {
      isGone = true;
      for (const timer of timers) clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [riderId]);

  const show = (next: RiderDay): void => {
    storeDay(riderId, next);
    setDay(next);
    setState('ready');
  };

  const reload = async () => show((await browserApi('GET rider/rounds')).data);

  /** Throws the refusal of the shop. Without network the visit waits: false. */
  const record = async (input: NewVisit): Promise<boolean> => {
    const visit: QueuedVisit = { ...input, key: newVisitKey(), riderId };
    await saveVisit(visit);
    try {
      show(await sendVisit(visit, { isQueued: false }));
    } catch (error) {
      if (!isRefusal(error)) return false;
      await removeVisit(visit.key);
      // The shop has often changed the order meanwhile: the next try needs the new amount. A pick-up that has ended would
      // leave the page together with the answer.
      if (visit.kind !== 'pick-up') await reload().catch(() => undefined);
      throw error;
    }
    await removeVisit(visit.key);
    return true;
  };

  const start = async (roundId: string) =>
    show((await browserApi('POST rider/rounds/{id}/start', { params: { id: roundId } })).data);
  const deliverMilk = async (roundId: string) =>
    show((await browserApi('POST rider/rounds/{id}/milk', { params: { id: roundId } })).data);

  return { day, state, queue, record, start, deliverMilk, reload };
}
