import { useEffect, useEffectEvent, useRef } from 'react';
import { readRole } from '../lib/api/role-guard.ts';
import { tokens } from '../lib/api/session.ts';

type SessionEvents = { onEnd: () => void; onRoleChange: () => void };

/** Reports the end of the session, or a sign-in with another role, in this tab or another one. */
export function useSessionEvents({ onEnd, onRoleChange }: SessionEvents): void {
  const role = useRef(readRole(tokens));
  const check = useEffectEvent(() => {
    if (!tokens.token()) onEnd();
    else if (readRole(tokens) !== role.current) onRoleChange();
    role.current = readRole(tokens);
  });
  useEffect(() => {
    // A page restored from the back/forward cache missed the events in between.
    const checkRestored = (event: PageTransitionEvent) => event.persisted && check();
    const unsubscribe = tokens.subscribe(() => check());
    window.addEventListener('pageshow', checkRestored);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', checkRestored);
    };
  }, []);
}
