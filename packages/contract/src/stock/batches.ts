import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';

export const BATCH_STATES = ['open', 'near_expiry', 'recalled', 'used_up'] as const;

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
  /** Packs of them that are not sold, because they expire soon or are recalled. */
  heldBack: z.number().int(),
  /** Null when the batch is not recalled. */
  recalledAt: z.iso.datetime().nullable(),
});
export type Batch = z.infer<typeof Batch>;

const BatchFilter = z.object({
  q: z.string().trim().max(100).optional(),
  /** `near_expiry`: not sold any more, or within 60 days. `recalled`: also those without packs on the shelf. */
  state: z.enum(BATCH_STATES).default('open'),
});
export type BatchFilter = z.output<typeof BatchFilter>;

/** A customer who got packs of a batch. */
export const RecalledOrder = z.strictObject({
  orderId: Id,
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

const RecallStep = z.strictObject({ reason: z.string(), by: z.string(), at: z.iso.datetime() });

/** A batch with the history of its recalls, the newest first. */
export const RecallableBatch = Batch.extend({
  recalls: z.array(RecallStep.extend({ lifted: RecallStep.nullable() })),
  /** Packs of the product on the shelf whose batch is not known. */
  withoutBatch: z.number().int(),
});
export type RecallableBatch = z.infer<typeof RecallableBatch>;

const recallReason = (missing: string) => z.object({ reason: z.string().trim().min(1, missing).max(500) });

export const batchesEndpoints = {
  'GET admin/batches': endpoint({
    audience: 'see batches',
    summary: 'Batches of medicines and packaged food, the next to expire first',
    query: Page.extend(BatchFilter.shape),
    response: listOf(Batch),
  }),
  'GET admin/batches/recall/batches': endpoint({
    audience: 'recall batches',
    summary: 'Batches with a number, of all products, with the history of their recalls',
    query: RecallQuery,
    response: data(z.array(RecallableBatch)),
  }),
  'POST admin/batches/{id}/recall': endpoint({
    audience: 'recall batches',
    summary: 'Take the packs of a batch off sale; they are not packed any more',
    params: z.object({ id: Id }),
    body: recallReason('Enter why the batch is recalled.'),
    response: z.strictObject({ message: z.string() }),
  }),
  'POST admin/batches/{id}/recall/lift': endpoint({
    audience: 'recall batches',
    summary: 'Put the packs of a recalled batch back on sale',
    params: z.object({ id: Id }),
    body: recallReason('Enter why the recall is lifted.'),
    response: z.strictObject({ message: z.string() }),
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
