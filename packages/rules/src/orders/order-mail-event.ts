import { ORDER_STATUSES } from './statuses.ts';

/** Events that send a mail to the customer. */
export const ORDER_MAIL_EVENTS = [...ORDER_STATUSES, 'prescription_accepted', 'prescription_rejected'] as const;
export type OrderMailEvent = (typeof ORDER_MAIL_EVENTS)[number];
