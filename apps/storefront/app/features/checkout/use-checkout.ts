import { ApiError, type Input } from '@subah/contract/client/api-client';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { currentSession } from '../../lib/session/session.ts';
import { collectPayment } from '../../shared/payment/collect-payment.ts';
import type { PaymentOutcome, PaymentProof } from '../../shared/payment/payment-return.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { type Attempt, clearAttempt, readAttempt, saveAttempt } from './payment-attempt.ts';
import { findPayment, pollPayment } from './poll-payment.ts';

export type PlaceOrderInput = NonNullable<Input<'POST payment/order'>['body']>;

/** `open`: the cart can be changed. `slow`: the confirmation takes longer than usual. */
export type Phase = 'open' | 'placing' | 'paying' | 'confirming' | 'slow' | 'placed';

/** A message that must be read. `offersHelp` adds a link to the payment help. */
export type Notice = { title: string; message: string; offersHelp: boolean };

type Options = {
  onPlaced: () => void;
  /** The cart may be outdated. */
  onRefused: () => void;
};

const keys = createIdempotencyKeys();

export function useCheckout({ onPlaced, onRefused }: Options) {
  const api = useApi();
  const [phase, setPhase] = useState<Phase>('open');
  const [placedId, setPlacedId] = useState<string>();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [unfinished, setUnfinished] = useState<Attempt | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    // The back button left the payment page without an outcome.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setPhase('open');
    window.addEventListener('pageshow', comeBack);
    return () => {
      leaving.current.abort();
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  const showNotice = (title: string, message: string, offersHelp = false) => {
    setPhase('open');
    setNotice({ title, message, offersHelp });
  };

  const placed = (orderId: string, message: string) => {
    clearAttempt();
    setUnfinished(null);
    setPlacedId(orderId);
    setPhase('placed');
    toast(message);
    onPlaced();
  };

  /** The payment may have succeeded without a response: poll until its state is known. */
  const pollUntilFinal = async (orderId: string) => {
    setPhase('confirming');
    const { signal } = leaving.current;
    const state = await pollPayment(api, orderId, { signal, onSlow: () => setPhase('slow') });
    if (!state) return;
    if (state.status === 'completed') return placed(orderId, PAID);
    clearAttempt();
    showNotice('About your payment', state.note, true);
  };

  const verify = async (proof: PaymentProof, orderId: string | undefined) => {
    setPhase('confirming');
    try {
      const { data } = await api('POST payment/verify', { body: proof });
      placed(data.orderId, PAID);
    } catch (error) {
      const isUnanswered = !(error instanceof ApiError) || error.status >= 500;
      if (isUnanswered && orderId) return pollUntilFinal(orderId);
      if (error instanceof ApiError && error.code === 'PAYMENT_REFUNDED') {
        clearAttempt();
        return showNotice('About your payment', error.message, true);
      }
      toast('⚠️ Payment verification failed.', { tone: 'error' });
      showNotice('Payment verification', 'Something went wrong during payment verification.', true);
    }
  };

  /** Not paid: the reserved stock returns to the shop at once. */
  const giveUp = async (): Promise<void> => {
    const attempt = readAttempt();
    clearAttempt();
    setUnfinished(null);
    // Without a response the reservation expires.
    if (attempt) await api('POST payment/give-up', { body: { orderId: attempt.orderId } }).catch(() => undefined);
    onRefused();
  };

  const settle = async (end: PaymentOutcome): Promise<void> => {
    if (end.outcome === 'succeeded') return verify(end.proof, readAttempt()?.orderId);
    await giveUp();
    if (end.outcome === 'failed') return showNotice('Your payment', `Payment failed: ${end.description}`);
    setPhase('open');
    toast('Payment was not completed. Your cart is as you left it.', { tone: 'warning' });
  };

  const order = async (input: PlaceOrderInput): Promise<void> => {
    if (phase !== 'open') return;
    setPhase('placing');
    try {
      const answer = await api('POST payment/order', {
        body: input,
        headers: { 'Idempotency-Key': keys.keyFor(input) },
      });
      keys.clear();
      const { razorpayOrder, keyId, paymentPage } = answer;
      if (!razorpayOrder || !keyId) return placed(answer.orderId, COD_PLACED);
      saveAttempt({ orderId: answer.orderId, amount: razorpayOrder.amount / 100, startedAt: Date.now() });
      setPhase('paying');
      await settle(await collectPayment({ razorpayOrder, keyId, paymentPage }, currentSession().user));
    } catch (error) {
      // After a lost response or a server error a retry must use the same key.
      if (error instanceof ApiError && error.status < 500) keys.clear();
      onRefused();
      showNotice('Checkout', errorMessage(error, 'Checkout failed.'));
    }
  };

  /** Checks a payment left over from an earlier visit. With `reportsPending` it also says that nothing has arrived. */
  const resume = async ({ reportsPending = false } = {}): Promise<void> => {
    const attempt = readAttempt();
    if (!attempt) return;
    const state = await findPayment(api, attempt.orderId).catch(() => undefined);
    if (state?.status === 'completed') return placed(attempt.orderId, PAID);
    if (state?.status === 'sent_back') {
      clearAttempt();
      return showNotice('About your payment', state.note, true);
    }
    // No payment of this user, or an unpaid one.
    if (state === null || state?.status === 'expired') clearAttempt();
    setUnfinished(readAttempt());
    if (reportsPending) toast('We have not seen the money yet.', { tone: 'warning' });
  };

  return { phase, placedId, notice, unfinished, order, settle, resume, giveUp, close: () => setNotice(null) };
}

const COD_PLACED = 'Order placed successfully with Cash on Delivery.';
const PAID = '✅ Payment successful and order placed!';
