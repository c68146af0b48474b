import type { Order } from '@subah/contract/orders/orders';
import { INDIA_ZONE } from '@subah/rules/india-time';
import type { OrderStatus } from '@subah/rules/orders/statuses';

/** The last 7 characters of the id. */
export const orderName = (id: string): string => `#${id.slice(-7)}`;

type Money = Pick<Order, 'status' | 'paymentType' | 'isPaid'>;

/** Null for a cancelled order. */
export function totalLabel({ status, paymentType, isPaid }: Money): 'Total Paid' | 'Amount to Pay' | null {
  if (status === 'cancelled') return null;
  return status === 'delivered' || paymentType === 'online' || isPaid ? 'Total Paid' : 'Amount to Pay';
}

export const paymentName: Record<Order['paymentType'], string> = { online: 'Online', cod: 'cash on delivery' };

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

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

export const dayText = (moment: string): string => dayFormat.format(new Date(moment));
export const momentText = (moment: string): string => momentFormat.format(new Date(moment));
