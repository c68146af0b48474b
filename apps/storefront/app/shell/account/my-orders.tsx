import type { Order } from '@subah/contract/orders/orders';
import { accountPage } from '@subah/messages/account-page';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { BillLines } from '../../features/cart/panels/bill-summary.tsx';
import { reloadCart } from '../../features/cart/state/cart-sync.ts';
import { openCart } from '../../features/cart/state/drawer-state.ts';
import { OrderList } from '../../features/orders/order-list.tsx';

export function MyOrders() {
  return <OrderList bill={bill} onReordered={reordered} />;
}

const reordered = (count: number) => {
  reloadCart();
  toast(t(accountPage.addedToCart, { count }), { action: { label: t(accountPage.viewCart), onSelect: openCart } });
};

const bill = (order: Order) => (
  <div>
    <h3 className="mb-2 font-bold">{t(accountPage.bill)}</h3>
    <BillLines bill={order.bill} />
  </div>
);
