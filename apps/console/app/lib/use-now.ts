import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);

function subscribe(listener: () => void): () => void {
  // A sleeping tab misses its timers, so the clock is also read when somebody looks at it again.
  const timer = setInterval(listener, 1000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The present minute; the component renders again when the next one begins. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, minute) * MINUTE_MS);
