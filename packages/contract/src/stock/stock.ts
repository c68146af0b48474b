import { MAX_PRICE, MAX_STOCK } from '@subah/rules/catalog/product-limits';
import { BOOKING_REASONS, STOCK_REASONS } from '@subah/rules/catalog/stock-reasons';
import { z } from 'zod';
import { data, endpoint, FileResponse, Flag, Id, listOf, Page } from '../endpoint.ts';
import { rupeesField } from '../form-field.ts';
import { DateInput } from '../input-values.ts';

export const StockProduct = z.strictObject({
  _id: Id,
  name: z.string(),
  code: z.string(),
  /** The pack, "500 g". */
  pack: z.string(),
  image: z.string(),
  stock: z.number().int(),
  /** The last entry of its ledger, for a count to send back. */
  lastMove: z.number().int(),
  canHaveBatches: z.boolean(),
  /** Packs come into the stock only with a batch. */
  needsBatch: z.boolean(),
  /** Batches with packs on the shelf, the next to expire first. */
  batches: z.array(z.strictObject({ number: z.string(), expiresOn: z.iso.date(), quantity: z.number().int() })),
  /** Packs on the shelf that belong to no batch; the stock of a product without batches. */
  withoutBatch: z.number().int(),
});
export type StockProduct = z.infer<typeof StockProduct>;

export const StockMove = z.strictObject({
  _id: z.string(),
  product: z.strictObject({ _id: Id, name: z.string(), code: z.string() }),
  change: z.number().int(),
  stockAfter: z.number().int(),
  reason: z.enum(STOCK_REASONS),
  orderId: Id.nullable(),
  note: z.string(),
  /** Who booked it; null for orders, forms and imports. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StockMove = z.infer<typeof StockMove>;

/** A part of a category (`PRODUCTS_PER_PART` on the server) with several batches for a product. */
const MAX_LINES = 2000;

export const BatchInput = z.object({
  number: z.string().trim().min(1, 'Enter the batch number.').max(40).toUpperCase(),
  /** Required for a batch that is not known yet. */
  expiresOn: DateInput('Enter the expiry date.').optional(),
  /** In rupees per pack. */
  mrp: rupeesField('The MRP').optional(),
  cost: z.number('Enter the cost in rupees.').min(0, 'At least ₹0.').max(MAX_PRICE).optional(),
});
export type BatchInput = z.output<typeof BatchInput>;

type BatchLine = { productId: string; batch?: Pick<BatchInput, 'number'> | undefined };

const lineKey = ({ productId, batch }: BatchLine): string => `${productId} ${batch?.number ?? ''}`;

/** Two lines of a product are of different batches. */
export const hasEachBatchOnce = (lines: readonly BatchLine[]): boolean =>
  new Set(lines.map(lineKey)).size === lines.length;

const StockBooking = z.object({
  /** Made by the client, so that a repeated request books once. */
  bookingId: Id,
  reason: z.enum(BOOKING_REASONS),
  note: z.string().trim().max(200).default(''),
  lines: z
    .array(
      z.object({
        productId: Id,
        /** Packs, or the number that was counted. */
        quantity: z.number().int().min(0).max(MAX_STOCK),
        /** The stock that was shown; with a batch, what was shown of it. */
        shownStock: z.number().int().min(0).max(MAX_STOCK),
        /** A product that was counted after this entry of its ledger is not counted again. */
        lastMove: z.number().int().min(0).optional(),
        batch: BatchInput.optional(),
      }),
    )
    .min(1)
    .max(MAX_LINES, `Book at most ${MAX_LINES} lines together.`)
    .refine(hasEachBatchOnce, { message: 'A product is listed twice.' }),
});
export type StockBooking = z.output<typeof StockBooking>;

const MoveFilter = z.object({
  productId: Id.optional(),
  reason: z.enum(STOCK_REASONS).optional(),
  from: DateInput().optional(),
  to: DateInput().optional(),
});
export type MoveFilter = z.output<typeof MoveFilter>;

export const StockListReport = z.strictObject({
  rows: z.number().int(),
  isBooked: z.boolean(),
  /** What the list changes, or has changed; nothing while a row has an error. */
  changes: z.array(
    z.strictObject({ code: z.string(), name: z.string(), change: z.number().int(), stock: z.number().int() }),
  ),
  /** The first errors of `errorCount`. */
  errors: z.array(z.strictObject({ line: z.number().int(), field: z.string(), message: z.string() })),
  errorCount: z.number().int(),
  /** Medicines of the list with more stock than their batches hold. */
  medicinesWithoutBatch: z.number().int(),
});
export type StockListReport = z.infer<typeof StockListReport>;

const StockListFile = {
  maxFiles: 1,
  maxBytes: 2 * 1024 * 1024,
  tooLarge: 'The list is larger than 2MB.',
  tooMany: 'One list at a time.',
};

export const stockEndpoints = {
  'POST admin/stock-moves/import': endpoint({
    audience: 'move stock',
    summary:
      'Book a CSV list of packs with reasons, batches and costs, all rows or none; with isPreview nothing is booked',
    /** The id is made by the client, so that a repeated request books once. */
    body: z.object({ listId: Id, isPreview: Flag.default(false) }),
    files: { file: StockListFile },
    response: data(StockListReport),
  }),
  'GET admin/stock-moves/template.csv': endpoint({
    audience: 'move stock',
    summary: 'A CSV list with all columns of a stock booking and rows as an example',
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/batches/export.csv': endpoint({
    audience: 'move stock',
    summary: 'Batches on the shelf as a CSV list of a count; booking it again changes nothing',
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/stock/products': endpoint({
    audience: 'move stock',
    summary: 'Products by code, barcode or words of the name, or all of a category, for booking and counting',
    query: z.object({
      q: z.string().trim().max(100).optional(),
      categoryId: Id.optional(),
      cursor: z.string().max(200).optional(),
    }),
    /** `total`: products of the category; those after this part follow with the cursor. */
    response: listOf(StockProduct).extend({ total: z.number().int() }),
  }),
  'POST admin/stock-moves': endpoint({
    audience: 'move stock',
    summary:
      'Book received, damaged, expired, given away, sent back, recalled or counted packs of several products, all or none',
    body: StockBooking,
    response: data(z.array(z.strictObject({ productId: Id, change: z.number().int(), stock: z.number().int() }))),
  }),
  'GET admin/stock-moves': endpoint({
    audience: 'move stock',
    summary: 'The stock ledger, newest first',
    query: Page.extend(MoveFilter.shape),
    response: listOf(StockMove),
  }),
  'GET admin/stock-moves/export.csv': endpoint({
    audience: 'move stock',
    summary: 'The stock ledger as CSV',
    query: MoveFilter,
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
