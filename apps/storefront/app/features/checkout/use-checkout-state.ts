import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { type Attempt, clearAttempt } from './payment-attempt.ts';

/** `open`: the cart can be changed. `slow`: the confirmation takes longer than usual. */
export type Phase = 'open' | 'placing' | 'paying' | 'confirming' | 'slow' | 'placed';

/** A message that must be read. `offersHelp` adds a link to the payment help. */
export type Notice = { title: string; message: string; offersHelp: boolean };

export type CheckoutState = ReturnType<typeof useCheckoutState>;

export function useCheckoutState(onPlaced: () => void) {
  const [phase, setPhase] = useState<Phase>('open');
  const [placedId, setPlacedId] = useState<string>();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [unfinished, setUnfinished] = useState<Attempt | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    // The back button left the payment page without an outcome.
    const reopen = (event: PageTransitionEvent) => event.persisted && setPhase('open');
    window.addEventListener('pageshow', reopen);
    return () => {
      leaving.current.abort();
      window.removeEventListener('pageshow', reopen);
    };
  }, []);

  return {
    phase,
    setPhase,
    placedId,
    notice,
    closeNotice: () => setNotice(null),
    showNotice: (title: string, message: string, offersHelp = false): void => {
      setPhase('open');
      setNotice({ title, message, offersHelp });
    },
    /** A payment left over from an earlier visit. */
    unfinished,
    setUnfinished,
    showPlaced: (orderId: string, message: string): void => {
      clearAttempt();
      setUnfinished(null);
      setPlacedId(orderId);
      setPhase('placed');
      toast(message);
      onPlaced();
    },
    /** Aborted when the page is left. */
    leaveSignal: () => leaving.current.signal,
  };
}
