import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { useCheckout } from '../../features/checkout/use-checkout.ts';
import { readPaymentReturn } from '../../lib/payment-return.ts';
import { useSession } from '../../lib/session.ts';
import { usePaymentBack } from '../../lib/use-payment-back.ts';

/** Whoever comes back from paying is told what came of it; whoever lost the page while paying is, too. */
export function usePaymentReturn({ settle, resume }: Pick<ReturnType<typeof useCheckout>, 'settle' | 'resume'>): void {
  const { isSignedIn } = useSession();
  const { search } = useLocation();
  const isRead = useRef(false);
  usePaymentBack('order', (outcome) => void settle(outcome));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody opens the page
  useEffect(() => {
    if (!isSignedIn || isRead.current) return;
    isRead.current = true;
    if (!readPaymentReturn(search)) void resume();
  }, [isSignedIn]);
}
