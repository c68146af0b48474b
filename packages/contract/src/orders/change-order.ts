import { z } from 'zod';
import { data, endpoint, FileResponse, Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';
import { OrderChangeDetails } from './order-changes.ts';
import { Order, OrderVersion } from './orders.ts';

const params = z.object({ id: Id });

const LineChange = z.object({
  lineId: Id,
  /** What stays of the line; 0 takes it out. */
  quantity: z.number().int().min(0).max(10_000),
  /** Rupees per pack, at most the price of the line. */
  price: z.number().min(0).max(10_000_000).multipleOf(0.01).optional(),
  /** The quantity is what was taken out of the line, unless it is given. */
  replaceWith: z.object({ productId: Id, quantity: z.number().int().min(1).max(10_000).optional() }).optional(),
});
export type LineChangeInput = z.output<typeof LineChange>;

const lines = z.array(LineChange).min(1).max(200);

const OrderNote = z.strictObject({ _id: Id, text: z.string(), by: z.string(), at: z.iso.datetime() });
export type OrderNote = z.infer<typeof OrderNote>;

const MAX_SELECTED = 200;

/** Steps that need no reason and move no money. */
const BULK_STATUSES = ['shipped', 'outfor delivery'] as const;

export const BulkResult = z.strictObject({
  changed: z.number().int(),
  /** Orders that stayed as they were, with the reason. */
  refused: z.array(z.strictObject({ _id: Id, message: z.string() })),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const changeOrderEndpoints = {
  'POST admin/orders/status': endpoint({
    audience: 'pack orders',
    summary: 'Set several orders to packed or out for delivery; each succeeds or fails on its own',
    body: z.object({ orderIds: z.array(Id).min(1).max(MAX_SELECTED), status: z.enum(BULK_STATUSES) }),
    response: data(BulkResult),
  }),
  'POST admin/orders/slips.pdf': endpoint({
    audience: 'pack orders',
    summary: 'Packing slips of orders, one A6 page or more each, with the QR code of the order',
    body: z.object({ orderIds: z.array(Id).min(1).max(MAX_SELECTED) }),
    response: FileResponse,
    responseType: 'application/pdf',
  }),
  'POST admin/orders/{id}/repack': endpoint({
    audience: 'pack orders',
    summary: 'Packs of other batches were put into a packed order instead of recalled ones',
    params,
    response: z.strictObject({ message: z.string() }),
  }),
  'POST admin/orders/{id}/missing-items': endpoint({
    audience: 'pack orders',
    summary: 'Take packs that are not on the shelf out of an order that has not left; the customer is told',
    params,
    body: z.object({
      lines: z
        .array(LineChange.pick({ lineId: true, quantity: true }))
        .min(1)
        .max(200),
      /** None is left: the stock is set to 0, so that it cannot be ordered. */
      isSoldOut: z.boolean().default(false),
      version: OrderVersion,
    }),
    response: z.strictObject({ message: z.string() }),
  }),
  'PATCH admin/orders/{id}/slot': endpoint({
    audience: 'change orders',
    summary: 'Move the delivery of an order that has not left to another morning; the customer is told',
    params,
    body: z.object({ date: DateInput(), version: OrderVersion }),
    response: data(Order),
  }),
  'GET admin/orders/{id}/notes': endpoint({
    audience: 'change orders',
    summary: 'Notes of staff about an order, oldest first; customers never see them',
    params,
    response: data(z.array(OrderNote)),
  }),
  'POST admin/orders/{id}/notes': endpoint({
    audience: 'change orders',
    summary: 'Add a note of staff to an order',
    params,
    body: z.object({ text: z.string().trim().min(1, 'Write a note.').max(1000) }),
    response: data(z.array(OrderNote)),
  }),
  'PATCH admin/orders/{id}/lines': endpoint({
    audience: 'change orders',
    summary:
      'Take out, reduce or reprice lines of an order that is not delivered, or replace them while it is in the shop; the difference is refunded',
    params,
    body: z.object({
      lines,
      reason: z.string().trim().min(1, 'Reason is required.').max(500),
      version: OrderVersion,
    }),
    response: data(Order),
  }),
  'POST admin/orders/{id}/lines/preview': endpoint({
    audience: 'change orders',
    summary: 'The bill before and after a change of lines, without making it',
    params,
    body: z.object({ lines }),
    response: data(OrderChangeDetails),
  }),
};
