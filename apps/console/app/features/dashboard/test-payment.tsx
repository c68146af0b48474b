import { collectPayment } from '@subah/contract/client/collect-payment';
import { type PaymentOutcome, readPaymentReturn } from '@subah/contract/client/payment-return';
import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { shopName } from '../../lib/shop-name.ts';

/** A payment of ₹1 by the owner, checked and refunded like any other. */
export function TestPayment({ onDone }: { onDone: () => void }) {
  const { pending, run } = useAction<'pay'>(t(common.wentWrong));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);

  const settle = async (result: PaymentOutcome) => {
    if (result.outcome === 'closed') return;
    if (result.outcome === 'failed') {
      toast(result.description || t(texts.testPaymentFailed), { tone: 'error' });
      return;
    }
    const { message } = await api('POST admin/opening/test-payment/verify', { body: result.proof });
    toast(message);
    onDone();
  };
  const pay = () =>
    run('pay', async () => {
      const { data } = await api('POST admin/opening/test-payment');
      await settle(await collectPayment(data, { shopName: shopName(), payer: null }));
    });

  // The payment page of TEST MODE returns to this page with the result in the address.
  const readReturn = useEffectEvent(() => {
    const result = readPaymentReturn(search);
    if (isRead.current || result?.purpose !== 'test') return;
    isRead.current = true;
    void navigate(pathname, { replace: true });
    void run('pay', () => settle(result));
  });
  useEffect(() => readReturn(), []);

  return (
    <Button size="sm" variant="line" busy={pending !== undefined} onClick={() => void pay()}>
      {t(texts.testPayment)}
    </Button>
  );
}
