import type { Order } from '@subah/contract/orders/orders';
import { toast } from '@subah/ui/toast';
import { BillLines } from '../../features/cart/panels/bill-summary.tsx';
import { openCart } from '../../features/cart/state/drawer-state.ts';
import { reloadCart } from '../../features/cart/state/use-cart.ts';
import { OrderList } from '../../features/orders/order-list.tsx';

export function MyOrders() {
  return <OrderList bill={bill} onReordered={reordered} />;
}

const reordered = () => {
  reloadCart();
  toast('Product Added Successfully', { action: { label: 'View cart', onSelect: openCart } });
};

const bill = (order: Order) => (
  <div>
    <h3 className="mb-2 font-bold">Bill</h3>
    <BillLines bill={order.bill} />
  </div>
);
