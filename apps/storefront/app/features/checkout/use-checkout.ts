import { ApiError } from '@subah/contract/client/api-client';
import { collectPayment } from '@subah/contract/client/collect-payment';
import { payment } from '@subah/messages/payment';
import { t } from '@subah/messages/translate';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { accountStorage } from '../../lib/session/account-storage.ts';
import { currentSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { useShop } from '../../shared/shop/use-shop.ts';
import { changedBillOf, type ShownBill } from './bill-changes.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { saveAttempt } from './payment-attempt.ts';
import { type PlaceOrderInput, useCheckoutState } from './use-checkout-state.ts';
import { usePaymentOutcome } from './use-payment-outcome.ts';

type Options = {
  /** As the server last said. */
  isCartEmpty: boolean;
  onPlaced: () => void;
  /** The cart may be outdated. */
  onRefused: (error?: unknown) => void;
};

const keys = createIdempotencyKeys<PlaceOrderInput>(accountStorage('open-order'));

/** The session has ended. The choices of this checkout are kept for the same customer. */
const signInAgain = (): void => openSignIn({ reason: t(payment.signedOut) });

/** After a lost response or a server error a retry must use the same key. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

const placedText = ({ paymentMode }: PlaceOrderInput): string =>
  t(paymentMode === 'online' ? payment.paid : payment.cashPlaced);

export function useCheckout({ isCartEmpty, onPlaced, onRefused }: Options) {
  const api = useApi();
  const { name: shopName } = useShop();
  const state = useCheckoutState(onPlaced);
  const { settle, resume, cancelPayment } = usePaymentOutcome(state, onRefused);
  const isAsking = useRef(false);
  const { phase, setPhase, showNotice, showPlaced, refused, showChangedBill, closeChangedBill } = state;

  /** Orders at the total of the shown bill; when the bill has changed, nothing is ordered and the customer is asked. */
  const placeOrder = async (input: PlaceOrderInput, shown: ShownBill): Promise<void> => {
    if (phase !== 'open') return;
    setPhase('placing');
    const body = { ...input, expectedTotal: shown.bill.amountDue };
    try {
      const { orderId, razorpayOrder, keyId, paymentPage } = await api('POST payment/order', {
        body,
        headers: { 'Idempotency-Key': keys.keyFor(body) },
      });
      keys.clear();
      if (!razorpayOrder || !keyId) return showPlaced(orderId, placedText(input));
      saveAttempt({ orderId, amount: razorpayOrder.amount / 100, startedAt: Date.now() });
      setPhase('paying');
      await settle(
        await collectPayment({ razorpayOrder, keyId, paymentPage }, { shopName, payer: currentSession().user }),
      );
    } catch (error) {
      if (isAnswer(error)) keys.clear();
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return signInAgain();
      onRefused(error);
      const changed = changedBillOf(error);
      if (changed) return showChangedBill({ input, shown, changed });
      const hint = error instanceof ApiError ? {} : { hint: t(payment.noResponse) };
      showNotice(t(payment.checkoutTitle), errorMessage(error, t(payment.checkoutFailed)), hint);
    }
  };

  /**
   * The answer was lost, and the order may have been placed: the same key answers with the order that emptied the cart. Without one the
   * server refuses the empty cart: nothing is ordered.
   */
  const findLostOrder = async (): Promise<void> => {
    const lost = keys.openRequest();
    if (!lost || isAsking.current) return;
    isAsking.current = true;
    try {
      const headers = { 'Idempotency-Key': lost.key };
      const { orderId, razorpayOrder } = await api('POST payment/order', { body: lost.body, headers });
      keys.clear();
      if (!razorpayOrder) showPlaced(orderId, placedText(lost.body));
    } catch (error) {
      // Refused: the cart was emptied in another way.
      if (isAnswer(error)) keys.clear();
    } finally {
      isAsking.current = false;
    }
  };
  useEffect(() => {
    if (isCartEmpty && phase === 'open') void findLostOrder();
  });

  const acceptChangedBill = (): void => {
    if (!refused) return;
    closeChangedBill();
    void placeOrder(refused.input, refused.changed);
  };

  const { placedId, notice, closeNotice, unfinished } = state;
  return {
    phase,
    placedId,
    notice,
    closeNotice,
    refused,
    acceptChangedBill,
    closeChangedBill,
    unfinished,
    placeOrder,
    settle,
    resume,
    cancelPayment,
  };
}
