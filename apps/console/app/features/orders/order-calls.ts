import { ApiError } from '@subah/contract/client/api-client';
import type { Order } from '@subah/contract/orders/orders';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { toast } from '@subah/ui/toast';
import { toastError } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';

type StatusOptions = { reason?: string; reopen?: boolean };

/** Sets a status and shows the result as a toast; true when the order is to be read again. */
export async function setStatus(
  order: Order,
  status: OrderStatus,
  { reason, reopen = false }: StatusOptions = {},
): Promise<boolean> {
  try {
    const body = { status, version: order.version, ...(reason ? { reason } : {}), ...(reopen ? { reopen } : {}) };
    await api('PATCH orders/status/{id}', { params: { id: order._id }, body });
    toast('Order status updated successfully');
    return true;
  } catch (error) {
    toastError(error, 'Failed to update order status');
    return isOrderChanged(error);
  }
}

/** Somebody else changed the order after this page had read it. */
export const isOrderChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'ORDER_CHANGED';

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
