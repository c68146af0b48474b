import { paymentHelp } from '@subah/messages/payment-help';
import { t } from '@subah/messages/translate';
import { accountPart } from '../lib/page/account-part.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage, CardSkeletons } from '../shell/account/account-page.tsx';
import type { Route } from './+types/payment-help.ts';

const PaymentHelp = accountPart(
  () => import('../shell/account/payment-help-with-cart.tsx').then((module) => module.PaymentHelpWithCart),
  <CardSkeletons />,
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(paymentHelp.title),
    description: t(paymentHelp.description),
    isPrivate: true,
  });

export default function PaymentHelpPage() {
  return (
    <AccountPage title={t(paymentHelp.title)} text={t(paymentHelp.text)} reason={t(paymentHelp.signInReason)}>
      <PaymentHelp />
    </AccountPage>
  );
}
