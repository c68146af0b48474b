import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, by the minute. It starts with the server's, so that both render the same page. */
export function useNow(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    // Timers sleep in a hidden tab; what it shows must be right when it is looked at again.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
