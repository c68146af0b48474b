import type { OrderStatus } from './statuses.ts';

/** What the customer of an order is told by mail. */
export type OrderNews = OrderStatus | 'prescription_accepted' | 'prescription_rejected';
