import { Link } from 'react-router';
import { OrderSkeletons } from '../features/orders/order-list.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import { MyOrders } from '../shell/account/my-orders.tsx';
import type { Route } from './+types/orders.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Orders List', description: 'Your orders at Subah.', isPrivate: true });

export default function OrdersPage() {
  return (
    <AccountPage
      title="Orders List"
      text={
        <>
          Paid, but no order here?{' '}
          <Link to="/payment-help" className="link">
            Money taken, order missing?
          </Link>
        </>
      }
      reason="Sign in to see your orders."
      skeleton={<OrderSkeletons />}
    >
      <MyOrders />
    </AccountPage>
  );
}
