import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Updates every minute. Starts with the server's time, so that hydration matches. */
export function useNow(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    // Timers are throttled in hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

/** For loaders. In whole minutes, so that a page rendered again within the minute is the same and keeps its ETag. */
export function currentMinute(): string {
  return new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();
}
