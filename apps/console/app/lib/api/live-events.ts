import { followEvents } from '@subah/contract/client/follow-events';
import { type StaffTopic, staffTopicsOf } from '@subah/rules/accounts/staff-topics';
import { ownRole } from './may.ts';
import { refreshSession, tokens } from './session.ts';

/** Above the silence after which a dead connection is opened again. */
const SILENCE_MS = 45_000;
const SHARED_NAME = 'staff-events';

type Listener = (topics: StaffTopic[]) => void;

const listeners = new Set<Listener>();
let lastHeard = Number.NEGATIVE_INFINITY;
let isReader = false;

/** While events arrive, screens do not poll. */
export const isLive = (): boolean => performance.now() - lastHeard < SILENCE_MS;

/** Of several tabs, the one that makes the sound. */
export const isReadingTab = (): boolean => isReader;

export function onLiveEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One tab reads the stream and tells the others: a browser allows only six connections to a server without HTTP/2. */
export function startLiveEvents(): () => void {
  const abort = new AbortController();
  const channel = new BroadcastChannel(SHARED_NAME);
  const hear = (topics: StaffTopic[]) => {
    lastHeard = performance.now();
    if (topics.length > 0) for (const listener of listeners) listener(topics);
  };
  const tell = (topics: StaffTopic[]) => {
    if (abort.signal.aborted) return;
    hear(topics);
    channel.postMessage(topics);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<StaffTopic[]>) => hear(data));

  const read = async () => {
    isReader = true;
    let wasOpen = false;
    await followEvents(
      {
        path: '/api/admin/events',
        tokens,
        refresh: refreshSession,
        onOpen: () => {
          tell(wasOpen ? staffTopicsOf(ownRole()) : []);
          wasOpen = true;
        },
        onData: (topics) => tell(topics as StaffTopic[]),
      },
      abort.signal,
    );
  };
  // There are no locks on a page without HTTPS.
  const reading = navigator.locks ? navigator.locks.request(SHARED_NAME, { signal: abort.signal }, read) : read();
  reading.catch(() => undefined);
  return () => {
    isReader = false;
    lastHeard = Number.NEGATIVE_INFINITY;
    abort.abort();
    channel.close();
  };
}
