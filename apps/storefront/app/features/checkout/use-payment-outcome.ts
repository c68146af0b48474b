import { ApiError } from '@subah/contract/client/api-client';
import type { PaymentOutcome, PaymentProof } from '@subah/contract/client/payment-return';
import { payment as texts } from '@subah/messages/payment';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../lib/api/use-api.ts';
import { clearAttempt, readAttempt } from './payment-attempt.ts';
import { findPayment, pollPayment } from './poll-payment.ts';
import type { CheckoutState } from './use-checkout-state.ts';

/** What happens after the payment page or widget: placed, refunded, failed, closed or unknown. */
export function usePaymentOutcome(state: CheckoutState, onRefused: () => void) {
  const api = useApi();
  const { setPhase, setUnfinished, showNotice, showPlaced, leaveSignal } = state;

  /** The payment may have succeeded without a response: poll until its state is known. */
  const pollUntilFinal = async (orderId: string) => {
    setPhase('confirming');
    const payment = await pollPayment(api, orderId, { signal: leaveSignal(), onSlow: () => setPhase('slow') });
    if (!payment) return;
    if (payment.status === 'completed') return showPlaced(orderId, t(texts.paid));
    clearAttempt();
    onRefused();
    showNotice(t(texts.aboutTitle), payment.note, { offersHelp: true });
  };

  const verify = async (proof: PaymentProof, orderId: string | undefined) => {
    setPhase('confirming');
    try {
      const { data } = await api('POST payment/verify', { body: proof });
      showPlaced(data.orderId, t(texts.paid));
    } catch (error) {
      const hasNoResponse = !(error instanceof ApiError) || error.status >= 500;
      if (hasNoResponse && orderId) return pollUntilFinal(orderId);
      if (error instanceof ApiError && error.code === 'PAYMENT_REFUNDED') {
        clearAttempt();
        onRefused();
        return showNotice(t(texts.aboutTitle), error.message, { offersHelp: true });
      }
      toast(t(texts.verificationFailed), { tone: 'error' });
      showNotice(t(texts.verificationTitle), t(texts.verificationText), { offersHelp: true });
    }
  };

  /** Not paid: releases the reserved stock. */
  const cancelPayment = async (): Promise<void> => {
    const attempt = readAttempt();
    clearAttempt();
    setUnfinished(null);
    // Without a response the reservation expires.
    if (attempt) await api('POST payment/give-up', { body: { orderId: attempt.orderId } }).catch(() => undefined);
    onRefused();
  };

  const settle = async (result: PaymentOutcome): Promise<void> => {
    if (result.outcome === 'succeeded') return verify(result.proof, readAttempt()?.orderId);
    await cancelPayment();
    if (result.outcome === 'failed')
      return showNotice(t(texts.failedTitle), t(texts.failed, { description: result.description }));
    setPhase('open');
    toast(t(texts.closed), { tone: 'warning' });
  };

  /** Checks a payment left over from an earlier visit. With `reportsPending` it also says that nothing has arrived. */
  const resume = async ({ reportsPending = false } = {}): Promise<void> => {
    const attempt = readAttempt();
    if (!attempt) return;
    const payment = await findPayment(api, attempt.orderId).catch(() => undefined);
    if (payment?.status === 'completed') return showPlaced(attempt.orderId, t(texts.paid));
    if (payment?.status === 'sent_back' || payment?.status === 'unmatched') {
      clearAttempt();
      return showNotice(t(texts.aboutTitle), payment.note, { offersHelp: true });
    }
    // No payment of this user, or an unpaid one.
    if (payment === null || payment?.status === 'expired') clearAttempt();
    setUnfinished(readAttempt());
    if (reportsPending) toast(t(texts.notArrived), { tone: 'warning' });
  };

  return { settle, resume, cancelPayment };
}
