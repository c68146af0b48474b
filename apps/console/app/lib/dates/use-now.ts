import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

function subscribe(listener: () => void): () => void {
  // Timers of a hidden tab are paused, so the clock is also read when it becomes visible.
  const timer = setInterval(listener, 1000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The current time in whole minutes; renders again every minute. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS);
