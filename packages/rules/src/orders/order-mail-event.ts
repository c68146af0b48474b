import type { OrderStatus } from './statuses.ts';

/** The events of an order that its customer gets a mail about. */
export type OrderMailEvent = OrderStatus | 'prescription_accepted' | 'prescription_rejected';
