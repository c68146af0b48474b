import { readPaymentReturn } from '@subah/contract/client/payment-return';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useSession } from '../../lib/session/session.ts';
import { usePaymentReturn } from '../../shared/payment/use-payment-return.ts';

/** Handles a return from the payment page, or checks a payment left over from an earlier visit. */
export function useResumePayment({ settle, resume }: Pick<ReturnType<typeof useCheckout>, 'settle' | 'resume'>): void {
  const { isSignedIn } = useSession();
  const { search } = useLocation();
  const isRead = useRef(false);
  usePaymentReturn('order', (outcome) => void settle(outcome));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit of the page
  useEffect(() => {
    if (!isSignedIn || isRead.current) return;
    isRead.current = true;
    if (!readPaymentReturn(search)) void resume();
  }, [isSignedIn]);
}
