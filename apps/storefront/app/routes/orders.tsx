import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';
import { Link } from 'react-router';
import { OrderSkeletons } from '../features/orders/order-skeletons.tsx';
import { accountPart } from '../lib/page/account-part.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/orders.ts';

const MyOrders = accountPart(
  () => import('../shell/account/my-orders.tsx').then((module) => module.MyOrders),
  <OrderSkeletons />,
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(orders.title), description: t(orders.description), isPrivate: true });

export default function OrdersPage() {
  return (
    <AccountPage
      title={t(orders.title)}
      text={fillText(t(orders.missing), {
        help: (
          <Link to="/payment-help" className="link">
            {t(orders.getHelp)}
          </Link>
        ),
      })}
      reason={t(orders.signInReason)}
      skeleton={<OrderSkeletons />}
    >
      <MyOrders />
    </AccountPage>
  );
}
