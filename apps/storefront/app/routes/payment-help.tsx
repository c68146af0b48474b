import { reloadCart } from '../features/cart/use-cart.ts';
import { PaymentHelp } from '../features/checkout/payment-help.tsx';
import { pageMeta } from '../lib/seo.ts';
import { OwnPage } from '../shell/own-page.tsx';
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
    <OwnPage
      title={TITLE}
      text="We ask the bank’s side about your payment. Do not pay a second time."
      reason="Sign in with the account that you paid from."
    >
      <PaymentHelp onFound={reloadCart} />
    </OwnPage>
  );
}
