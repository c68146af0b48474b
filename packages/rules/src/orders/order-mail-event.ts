import type { OrderStatus } from './statuses.ts';

/** Events that send a mail to the customer. */
export type OrderMailEvent = OrderStatus | 'prescription_accepted' | 'prescription_rejected';
