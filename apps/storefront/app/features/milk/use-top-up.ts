import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { currentSession } from '../../lib/session/session.ts';
import { collectPayment } from '../../shared/payment/collect-payment.ts';
import type { PaymentOutcome } from '../../shared/payment/payment-return.ts';

const FAILED = 'Payment failed. Try again.';

export function useTopUp(onPaid: () => void) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);

  const settle = async (end: PaymentOutcome): Promise<void> => {
    if (end.outcome !== 'succeeded') {
      toast(end.outcome === 'failed' ? FAILED : 'Payment was not completed.', { tone: 'error' });
      return;
    }
    try {
      const { message } = await api('POST milk-balance/verify', { body: end.proof });
      toast(message ?? 'The money is on your milk balance.');
      onPaid();
    } catch (error) {
      toast(errorMessage(error, FAILED), { tone: 'error' });
    }
  };

  const topUp = async (amount: number): Promise<void> => {
    setBusy(true);
    try {
      const opened = await api('POST milk-balance/top-up', { body: { amount } });
      await settle(await collectPayment(opened, currentSession().user));
    } catch (error) {
      toast(errorMessage(error, FAILED), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, topUp, settle };
}
