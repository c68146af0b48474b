import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';

export const BATCH_STATES = ['open', 'near_expiry', 'used_up'] as const;

export const Batch = z.strictObject({
  _id: Id,
  product: z.strictObject({ _id: Id, name: z.string(), code: z.string(), catalog: z.enum(['medicine', 'grocery']) }),
  number: z.string(),
  expiresOn: z.iso.date(),
  mrp: z.number().nullable(),
  /** Null also for staff who may not see costs. */
  cost: z.number().nullable(),
  /** Packs on the shelf. */
  quantity: z.number().int(),
  /** Packs of them that are not sold, because they expire soon. */
  heldBack: z.number().int(),
});
export type Batch = z.infer<typeof Batch>;

const BatchFilter = z.object({
  q: z.string().trim().max(100).optional(),
  /** `near_expiry`: not sold any more, or within 60 days. */
  state: z.enum(BATCH_STATES).default('open'),
});
export type BatchFilter = z.output<typeof BatchFilter>;

/** A customer who got packs of a batch. */
export const RecalledOrder = z.strictObject({
  orderId: Id,
  orderNumber: z.string(),
  status: z.string(),
  packedAt: z.iso.datetime(),
  /** Null until the order is delivered. */
  deliveredAt: z.iso.datetime().nullable(),
  productId: Id,
  product: z.string(),
  manufacturer: z.string().nullable(),
  number: z.string(),
  expiresOn: z.iso.date(),
  quantity: z.number().int(),
  /** The packs came back. */
  isReturned: z.boolean(),
  /** When the customer was told of the recall. */
  toldAt: z.iso.datetime().nullable(),
  customer: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type RecalledOrder = z.infer<typeof RecalledOrder>;

const RecallQuery = z.object({
  number: z.string().trim().min(1, 'Enter the batch number.').max(40),
  productId: Id.optional(),
});
export type RecallQuery = z.output<typeof RecallQuery>;

export const batchesEndpoints = {
  'GET admin/batches': endpoint({
    audience: 'see batches',
    summary: 'Batches of medicines and packaged food, the next to expire first',
    query: Page.extend(BatchFilter.shape),
    response: listOf(Batch),
  }),
  'GET admin/batches/recall': endpoint({
    audience: 'recall batches',
    summary: 'Orders and customers that got packs of a batch, all of them',
    query: RecallQuery,
    response: data(z.array(RecalledOrder)),
  }),
  'POST admin/batches/recall/notices': endpoint({
    audience: 'recall batches',
    summary: 'Tell the customers who have packs of a batch, each order once; answers how many orders were added',
    body: RecallQuery.extend({ productId: Id, note: z.string().trim().max(500).default('') }),
    response: data(z.strictObject({ orders: z.number().int() })),
  }),
  'GET admin/batches/recall.csv': endpoint({
    audience: 'recall batches',
    summary: 'Orders and customers that got packs of a batch, as CSV',
    query: RecallQuery,
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
