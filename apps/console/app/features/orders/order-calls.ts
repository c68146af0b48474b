import type { Order } from '@subah/contract/orders/orders';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';

/** Sets a status and says how it went; true when it was set. */
export async function setStatus(order: Order, status: OrderStatus, reason?: string): Promise<boolean> {
  try {
    const body = reason ? { status, reason } : { status };
    await api('PATCH orders/status/{id}', { params: { id: order._id }, body });
    toast('Order status updated successfully');
    return true;
  } catch (error) {
    showFailure(error, 'Failed to update order status');
    return false;
  }
}

/** Orders are known by the end of their id, as documented. */
export const shortId = (order: { _id: string }): string => order._id.slice(-7);

/** What usually comes next; everything else is chosen in the order itself. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  OrderPlaced: 'shipped',
  shipped: 'outfor delivery',
  'outfor delivery': 'delivered',
  return_requested: 'returned',
  exchange_requested: 'exchange_in_transit',
  exchange_in_transit: 'exchanged',
};

export const nextStatus = (order: Order): OrderStatus | undefined =>
  order.prescriptionState === 'to_check' ? undefined : NEXT[order.status];
