import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orderStatus } from '@subah/messages/console/order-status';
import { orders as texts } from '@subah/messages/console/orders';
import { needsReopen } from '@subah/rules/orders/allowed-changes';
import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import { toast } from '@subah/ui/toast';
import { toastError } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { isOrderChanged } from '../../shared/orders/is-order-changed.ts';

type StatusOptions = {
  reason?: string;
  reopen?: boolean;
  /** Offers Undo, and is called after it. */
  onUndo?: () => void;
};

/** Sets a status and shows the result as a toast; true when the order is to be read again. */
export async function setStatus(
  order: Order,
  status: OrderStatus,
  { reason, reopen = false, onUndo }: StatusOptions = {},
): Promise<boolean> {
  try {
    const body = { status, version: order.version, ...(reason ? { reason } : {}), ...(reopen ? { reopen } : {}) };
    const { data } = await api('PATCH orders/status/{id}', { params: { id: order._id }, body });
    toast(t(texts.statusUpdatedToast), {
      ...(onUndo && canUndo(order, status)
        ? { lane: 'bottom-right', action: { label: t(common.undo), onSelect: () => void undo(order, data, onUndo) } }
        : {}),
    });
    return true;
  } catch (error) {
    toastError(error, t(orderStatus.updateFailed));
    return isOrderChanged(error);
  }
}

/** A refund cannot be taken back. */
const canUndo = (before: Order, status: OrderStatus): boolean =>
  phaseOf(before.status) === 'open' && (phaseOf(status) === 'open' || status === 'delivered');

async function undo(before: Order, changed: Order, onUndo: () => void): Promise<void> {
  const reopen = needsReopen(changed.status, before.status);
  const isUndone = await setStatus(changed, before.status, {
    reopen,
    ...(reopen ? { reason: t(texts.undoReason) } : {}),
  });
  if (isUndone) onUndo();
}

/** Documented: staff refer to an order by the last 7 characters of its id. */

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
