import { Link } from 'react-router';
import { OrderOutlines } from '../features/orders/order-list.tsx';
import { pageMeta } from '../lib/seo.ts';
import { OwnOrders } from '../shell/own-orders.tsx';
import { OwnPage } from '../shell/own-page.tsx';
import type { Route } from './+types/orders.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Orders List', description: 'Your orders at Subah.', isPrivate: true });

export default function OrdersPage() {
  return (
    <OwnPage
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
      outline={<OrderOutlines />}
    >
      <OwnOrders />
    </OwnPage>
  );
}
