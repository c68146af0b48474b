import { BOOKING_REASONS, STOCK_REASONS } from '@subah/rules/catalog/stock-reasons';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';

export const StockProduct = z.strictObject({
  _id: Id,
  name: z.string(),
  code: z.string(),
  /** The pack, "500 g". */
  pack: z.string(),
  image: z.string(),
  stock: z.number().int(),
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

const MAX_PACKS = 1_000_000;
const MAX_LINES = 500;

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
        quantity: z.number().int().min(0).max(MAX_PACKS),
        shownStock: z.number().int().min(0).max(MAX_PACKS),
      }),
    )
    .min(1)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
      message: 'A product is listed twice.',
    }),
});
export type StockBooking = z.output<typeof StockBooking>;

const MoveFilter = z.object({
  productId: Id.optional(),
  reason: z.enum(STOCK_REASONS).optional(),
  from: DateInput().optional(),
  to: DateInput().optional(),
});
export type MoveFilter = z.output<typeof MoveFilter>;

export const stockEndpoints = {
  'GET admin/stock/products': endpoint({
    audience: 'move stock',
    summary: 'Products by code, barcode or words of the name, or all of a category, for booking and counting',
    query: z.object({ q: z.string().trim().max(100).optional(), categoryId: Id.optional() }),
    response: data(z.array(StockProduct)),
  }),
  'POST admin/stock-moves': endpoint({
    audience: 'move stock',
    summary: 'Book received, damaged, expired, given away, sent back or counted packs of several products, all or none',
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
    summary: 'The stock ledger as CSV, at most 20,000 moves',
    query: MoveFilter,
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
