import { type PaymentOutcome, readPaymentReturn } from '@subah/contract/client/payment-return';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.ts';

/** Passes the result of the TEST MODE payment page to `settle`, once per visit. */
export function usePaymentReturn(purpose: string, settle: (outcome: PaymentOutcome) => void): void {
  const { isSignedIn } = useSession();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit of the page
  useEffect(() => {
    if (!isSignedIn || isRead.current) return;
    isRead.current = true;
    const back = readPaymentReturn(search);
    if (back?.purpose !== purpose) return;
    // A reload must not handle the result again.
    void navigate(pathname, { replace: true, preventScrollReset: true });
    settle(back);
  }, [isSignedIn]);
}
