import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import type { OrderStatus } from '@subah/rules/orders/statuses';

type Money = Pick<Order, 'status' | 'paymentType' | 'isPaid'>;

/** Null for a cancelled order. */
export function totalLabel({ status, paymentType, isPaid }: Money): string | null {
  if (status === 'cancelled') return null;
  const isSettled = status === 'delivered' || paymentType === 'online' || isPaid;
  return t(isSettled ? orders.totalPaid : orders.amountToPay);
}

type Removal = Pick<Order, 'claims' | 'prescriptionState'>;

/** Why an item is no longer on the bill. */
export function removedText(
  { claims, prescriptionState }: Removal,
  { _id, requiresPrescription }: Pick<OrderItem, '_id' | 'requiresPrescription'>,
): string {
  const isReturned = claims.some(
    ({ kind, state, lines }) => kind === 'return' && state === 'accepted' && lines.some(({ lineId }) => lineId === _id),
  );
  if (isReturned) return t(orders.returnedLine);
  return t(requiresPrescription && prescriptionState === 'rejected' ? orders.rejectedLine : orders.removedLine);
}

export const paymentName: Record<Order['paymentType'], string> = {
  online: t(orders.online),
  cod: t(orders.cash),
};

export const statusTone: Record<OrderStatus, 'new' | 'go' | 'ok' | 'no' | 'back'> = {
  OrderPlaced: 'new',
  shipped: 'go',
  'outfor delivery': 'go',
  delivered: 'ok',
  cancelled: 'no',
  exchange_requested: 'new',
  exchange_in_transit: 'go',
  exchanged: 'back',
  return_requested: 'new',
  returned: 'back',
};
