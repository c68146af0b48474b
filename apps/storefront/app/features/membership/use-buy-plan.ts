import { ApiError } from '@subah/contract/client/api-client';
import { collectPayment } from '@subah/contract/client/collect-payment';
import type { PaymentOutcome } from '@subah/contract/client/payment-return';
import { planOffer } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { currentSession } from '../../lib/session/session.ts';
import { changedTotalOf } from '../../shared/payment/changed-total.ts';
import { useShop } from '../../shared/shop/use-shop.ts';
import { clearSelectedPlan } from './selected-plan.ts';

export function useBuyPlan() {
  const api = useApi();
  const { name: shopName } = useShop();
  const navigate = useNavigate();
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  const [phase, setPhase] = useState<'open' | 'paying' | 'confirming'>('open');
  const [changed, setChanged] = useState<{ planId: string; price: number; newPrice: number } | null>(null);

  /** What the last attempt failed with, or the sentence about it. */
  const [failure, setFailure] = useState<unknown>();

  const showError = (error: unknown): void => {
    setPhase('open');
    setFailure(error);
  };

  const succeed = async (): Promise<void> => {
    // The next page shows the cached membership first.
    await membership.reload();
    clearSelectedPlan();
    setPhase('open');
    toast(t(planOffer.success));
    void navigate('/membership-confirmed');
  };

  const settle = async (end: PaymentOutcome): Promise<void> => {
    if (end.outcome !== 'succeeded') return showError(t(planOffer.paymentFailed));
    setPhase('confirming');
    try {
      await api('POST payment/subscribe/verify', { body: end.proof });
      await succeed();
    } catch (error) {
      // A rejected proof counts as a failed payment.
      const isRefused = error instanceof ApiError && error.status === 400;
      showError(isRefused ? t(planOffer.paymentFailed) : error);
    }
  };

  const buy = async (planId: string, price: number): Promise<void> => {
    if (phase !== 'open') return;
    setPhase('paying');
    setFailure(undefined);
    try {
      const { razorpayOrder, keyId, paymentPage } = await api('POST payment/subscribe', {
        body: { planId, expectedTotal: price },
      });
      if (!razorpayOrder || !keyId) return await succeed();
      await settle(
        await collectPayment({ razorpayOrder, keyId, paymentPage }, { shopName, payer: currentSession().user }),
      );
    } catch (error) {
      const newPrice = changedTotalOf(error);
      if (newPrice === undefined) return showError(error);
      setPhase('open');
      setChanged({ planId, price, newPrice });
    }
  };

  const acceptNewPrice = (): void => {
    if (!changed) return;
    setChanged(null);
    void buy(changed.planId, changed.newPrice);
  };

  return { phase, failure, changed, buy, acceptNewPrice, refuseNewPrice: () => setChanged(null), settle };
}
