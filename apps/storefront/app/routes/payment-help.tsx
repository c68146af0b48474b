import { reloadCart } from '../features/cart/state/use-cart.ts';
import { PaymentHelp } from '../features/checkout/payment-help.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/payment-help.ts';

const TITLE = 'Money taken, order missing?';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: TITLE,
    description: 'Paid online and no order to be seen? Let us look for your payment.',
    isPrivate: true,
  });

export default function PaymentHelpPage() {
  return (
    <AccountPage
      title={TITLE}
      text="We ask the bank’s side about your payment. Do not pay a second time."
      reason="Sign in with the account that you paid from."
    >
      <PaymentHelp onFound={reloadCart} />
    </AccountPage>
  );
}
