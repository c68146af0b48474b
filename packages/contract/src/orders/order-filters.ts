import { orderInputs } from '@subah/messages/api/orders';
import { NEEDS_ACTION_FILTER, ORDER_GROUPS, readStatus } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { Flag, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { DateInput } from '../input-values.ts';

export const PAYMENT_TYPES = ['online', 'cod'] as const;

/** Accepts every spelling of a status; responses use the documented one. */
export const Status = z
  .string()
  .max(40)
  .transform((word, context) => {
    const status = readStatus(word);
    if (status) return status;
    context.addIssue({ code: 'custom', message: inputText(orderInputs.status).error() });
    return z.NEVER;
  });

const StatusFilter = z.preprocess(
  (word) => (word === '' || word === 'all' ? undefined : word === 'New Orders' ? 'OrderPlaced' : word),
  z.union([z.literal(NEEDS_ACTION_FILTER), Status]).optional(),
);

const ORDER_SORTS = ['newest', 'oldest'] as const;

export const OrderFilter = z.object({
  status: StatusFilter,
  paymentType: z.preprocess(
    (type) => (typeof type === 'string' && type !== '' ? type.toLowerCase() : undefined),
    z.enum(PAYMENT_TYPES).optional(),
  ),
  /** Order number, end of the id, mobile number or name. */
  q: z.string().trim().max(80).optional(),
  /** Dates in India time, inclusive. */
  from: DateInput().optional(),
  to: DateInput().optional(),
  /** Of the delivery, not of the order. */
  deliveryDate: DateInput().optional(),
  /** Goods that were not delivered until the end of their slot. */
  late: Flag.optional(),
});
export type OrderFilter = z.output<typeof OrderFilter>;

export const OrderList = OrderFilter.extend({ ...Page.shape, sort: z.enum(ORDER_SORTS).default('newest') });
export type OrderList = z.output<typeof OrderList>;

export const OwnOrderList = Page.extend({
  group: z.enum(ORDER_GROUPS).optional(),
  q: z.string().trim().max(80).optional(),
});
export type OwnOrderList = z.output<typeof OwnOrderList>;
