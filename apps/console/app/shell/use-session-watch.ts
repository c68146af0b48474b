import { useEffect, useEffectEvent } from 'react';
import { roleOf } from '../lib/admin-guard.ts';
import { tokens } from '../lib/session.ts';

type SessionEvents = { onEnd: () => void; onOtherPerson: () => void };

/** Hears, also from other tabs, when the session ends or somebody who is no admin signs in over it. */
export function useSessionWatch({ onEnd, onOtherPerson }: SessionEvents): void {
  const look = useEffectEvent(() => {
    if (!tokens.token()) onEnd();
    else if (roleOf(tokens) !== 'admin') onOtherPerson();
  });
  useEffect(() => {
    // A page that the browser kept whole for its back button has missed what happened meanwhile.
    const lookAgain = (event: PageTransitionEvent) => event.persisted && look();
    const stop = tokens.subscribe(() => look());
    window.addEventListener('pageshow', lookAgain);
    return () => {
      stop();
      window.removeEventListener('pageshow', lookAgain);
    };
  }, []);
}
