import type { ChangedBill } from '@subah/contract/checkout/checkout';
import type { Input } from '@subah/contract/client/api-client';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import type { ShownBill } from './bill-changes.ts';
import { type Attempt, clearAttempt } from './payment-attempt.ts';

export type PlaceOrderInput = NonNullable<Input<'POST payment/order'>['body']>;

/** `open`: the cart can be changed. `slow`: the confirmation takes longer than usual. */
export type Phase = 'open' | 'placing' | 'paying' | 'confirming' | 'slow' | 'placed';

type NoticeOptions = { hint?: string; offersHelp?: boolean };

/** A message that must be read. `offersHelp` adds a link to the payment help. */
export type Notice = NoticeOptions & { title: string; message: string };

/** An order that was refused because its bill has changed. */
type RefusedOrder = { input: PlaceOrderInput; shown: ShownBill; changed: ChangedBill };

export type CheckoutState = ReturnType<typeof useCheckoutState>;

export function useCheckoutState(onPlaced: () => void) {
  const [phase, setPhase] = useState<Phase>('open');
  const [placedId, setPlacedId] = useState<string>();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [refused, setRefused] = useState<RefusedOrder | null>(null);
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
    showNotice: (title: string, message: string, options: NoticeOptions = {}): void => {
      setPhase('open');
      setNotice({ ...options, title, message });
    },
    refused,
    showChangedBill: (order: RefusedOrder): void => {
      setPhase('open');
      setRefused(order);
    },
    closeChangedBill: () => setRefused(null),
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
