import type { Order } from '@subah/contract/orders/orders';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { toast } from '@subah/ui/toast';
import { toastError } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';

/** Sets a status and shows the result as a toast; true on success. */
export async function setStatus(order: Order, status: OrderStatus, reason?: string): Promise<boolean> {
  try {
    const body = reason ? { status, reason } : { status };
    await api('PATCH orders/status/{id}', { params: { id: order._id }, body });
    toast('Order status updated successfully');
    return true;
  } catch (error) {
    toastError(error, 'Failed to update order status');
    return false;
  }
}

/** Documented: staff refer to an order by the last 7 characters of its id. */
export const shortId = (order: { _id: string }): string => order._id.slice(-7);

/** The status offered as a button in the list; any other is set in the order sheet. */
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
