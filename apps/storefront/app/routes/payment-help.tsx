import { paymentHelp } from '@subah/messages/payment-help';
import { t } from '@subah/messages/translate';
import { reloadCart } from '../features/cart/state/cart-sync.ts';
import { PaymentHelp } from '../features/checkout/payment-help.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/payment-help.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(paymentHelp.title),
    description: t(paymentHelp.description),
    isPrivate: true,
  });

export default function PaymentHelpPage() {
  return (
    <AccountPage title={t(paymentHelp.title)} text={t(paymentHelp.text)} reason={t(paymentHelp.signInReason)}>
      <PaymentHelp onFound={reloadCart} />
    </AccountPage>
  );
}
