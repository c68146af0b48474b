import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type QueuedVisit, removeVisit } from './visit-queue.ts';

/** What waits for the network, and what the shop did not accept afterwards. */
export function QueueNotice({ queue }: { queue: readonly QueuedVisit[] }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const waiting = queue.filter(({ error }) => error === undefined);
  const refused = queue.filter(({ error }) => error !== undefined);
  return (
    <>
      <div role="status" className="contents">
        {(waiting.length > 0 || !isOnline) && (
          <p className="sticky top-2 z-10 flex items-center gap-2 rounded-btn bg-mango-100 px-3 py-2 font-bold text-mango-900">
            <CloudOff aria-hidden className="size-5 flex-none" />
            {[isOnline ? '' : t(rider.offline), waiting.length > 0 ? t(rider.waiting, { count: waiting.length }) : '']
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {refused.map((visit) => (
        <div key={visit.key} role="alert" className="grid gap-2 rounded-btn bg-chilli-50 px-3 py-2.5">
          <p>
            <b>
              {t(rider.refused)}: <span translate="no">{visit.name}</span>
            </b>
            <span className="block">{visit.error}</span>
          </p>
          <Button variant="line" size="sm" className="justify-self-start" onClick={() => void removeVisit(visit.key)}>
            {t(rider.dismiss)}
          </Button>
        </div>
      ))}
    </>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
