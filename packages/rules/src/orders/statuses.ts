/** As stored and sent. The spelling 'outfor delivery' is part of the documented API. */
export const ORDER_STATUSES = [
  'OrderPlaced',
  'shipped',
  'outfor delivery',
  'delivered',
  'cancelled',
  'exchange_requested',
  'exchange_in_transit',
  'exchanged',
  'return_requested',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses before an order is placed: payment pending, or expired without payment. Never sent to clients. */
export const UNPLACED_STATUSES = ['pending', 'expired'] as const;
export type StoredStatus = OrderStatus | (typeof UNPLACED_STATUSES)[number];

/** Statuses that a customer may set on their own order. */
export const CUSTOMER_STATUSES = ['cancelled', 'return_requested', 'exchange_requested'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** Statuses of one phase may follow each other freely. Phases after `open` are final, see `refuseStaffChange`. */
const PHASES: Record<OrderStatus, 'open' | 'delivered' | 'cancelled' | 'returned'> = {
  OrderPlaced: 'open',
  shipped: 'open',
  'outfor delivery': 'open',
  delivered: 'delivered',
  exchange_requested: 'delivered',
  exchange_in_transit: 'delivered',
  exchanged: 'delivered',
  return_requested: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

export const phaseOf = (status: OrderStatus) => PHASES[status];

/** On its way to the customer: new, packed or with the rider. */
export const UNDELIVERED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => phaseOf(status) === 'open',
);

/** Groups that customers look for in their orders. */
export const ORDER_GROUPS = ['open', 'delivered', 'returns', 'cancelled'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export const statusesOfGroup: Record<OrderGroup, readonly OrderStatus[]> = {
  open: UNDELIVERED_STATUSES,
  delivered: ['delivered', 'exchanged'],
  returns: ['exchange_requested', 'exchange_in_transit', 'return_requested', 'returned'],
  cancelled: ['cancelled'],
};

/** An extra filter of the order list, for requests that an admin has to decide. */
export const NEEDS_ACTION_FILTER = 'needs_action';
export const NEEDS_ACTION: readonly OrderStatus[] = ['return_requested', 'exchange_requested'];

/** Beside the statuses, in the counts of open orders: not delivered until the end of their slot. */
export const LATE_FILTER = 'late';

const normalize = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
const byNormalized = new Map<string, OrderStatus>(ORDER_STATUSES.map((status) => [normalize(status), status]));

/** Accepts any case, spaces, hyphens and underscores. */
export const readStatus = (word: string): OrderStatus | undefined => byNormalized.get(normalize(word));

/** The customer has what was ordered, or waits for the decision on a return. */
export const HANDED_OVER_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => phaseOf(status) === 'delivered',
);

/** The goods were put together, also of an order that came back. */
export const isPacked = (status: StoredStatus): boolean =>
  !['pending', 'expired', 'OrderPlaced', 'cancelled'].includes(status);

export const statusLabels: Record<OrderStatus, string> = {
  OrderPlaced: 'Order placed',
  shipped: 'Packed',
  'outfor delivery': 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  exchange_requested: 'Replacement requested',
  exchange_in_transit: 'Replacement on its way',
  exchanged: 'Replaced',
  return_requested: 'Return requested',
  returned: 'Returned',
};
