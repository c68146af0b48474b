import { collectPayment } from '@subah/contract/client/collect-payment';
import type { PaymentOutcome } from '@subah/contract/client/payment-return';
import { milkBalance } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { currentSession } from '../../lib/session/session.ts';
import { useShop } from '../../shared/shop/use-shop.ts';

export function useTopUp(onPaid: () => void) {
  const api = useApi();
  const { name: shopName } = useShop();
  const [isBusy, setBusy] = useState(false);
  /** What the last attempt failed with, or the sentence about it. */
  const [failure, setFailure] = useState<unknown>();

  const settle = async (end: PaymentOutcome): Promise<void> => {
    if (end.outcome !== 'succeeded') {
      return setFailure(t(end.outcome === 'failed' ? milkBalance.failed : milkBalance.notCompleted));
    }
    try {
      await api('POST milk-balance/verify', { body: end.proof });
      toast(t(milkBalance.added));
      onPaid();
    } catch (error) {
      setFailure(error);
    }
  };

  const topUp = async (amount: number): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const opened = await api('POST milk-balance/top-up', { body: { amount } });
      await settle(await collectPayment(opened, { shopName, payer: currentSession().user }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, topUp, settle };
}
