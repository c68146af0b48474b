/** The statuses as they are stored and sent; one of them has always been spelt 'outfor delivery'. */
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

/** Before an order is placed: its payment is awaited, or was not made in time. Nobody is shown these. */
export const UNPLACED_STATUSES = ['pending', 'expired'] as const;
export type StoredStatus = OrderStatus | (typeof UNPLACED_STATUSES)[number];

/** What a customer may set on an own order. */
export const CUSTOMER_STATUSES = ['cancelled', 'return_requested', 'exchange_requested'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** A filter of the order list beside the statuses themselves: what waits for the shopkeeper. */
export const NEEDS_ACTION_FILTER = 'needs_action';
export const NEEDS_ACTION: readonly OrderStatus[] = ['return_requested', 'exchange_requested'];

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
const byPlainWord = new Map<string, OrderStatus>(ORDER_STATUSES.map((status) => [plain(status), status]));

/** The status that somebody means: any case, with spaces, hyphens or underscores, "out for delivery" too. */
export const readStatus = (word: string): OrderStatus | undefined => byPlainWord.get(plain(word));

/** What people read. */
export const statusLabels: Record<OrderStatus, string> = {
  OrderPlaced: 'Order placed',
  shipped: 'Shipped',
  'outfor delivery': 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  exchange_requested: 'Replacement requested',
  exchange_in_transit: 'Replacement on its way',
  exchanged: 'Replaced',
  return_requested: 'Return requested',
  returned: 'Returned',
};
