import { MAX_PRICE, MAX_STOCK } from '@subah/rules/catalog/product-limits';
import { PURCHASE_STATUSES } from '@subah/rules/purchases/purchases';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';
import { numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';
import { BatchInput, hasEachBatchOnce } from '../stock/stock.ts';

const text = (max: number) => z.string('This must be text.').trim().max(max).default('');
const matching = (pattern: RegExp, message: string) =>
  text(100).refine((value) => value === '' || pattern.test(value), message);

export const SupplierForm = z.object({
  name: z.string('Name is required.').trim().min(1, 'Name is required.').max(100),
  phone: matching(/^[6-9]\d{9}$/, 'Enter a mobile number of 10 digits.'),
  email: matching(/^\S+@\S+\.\S+$/, 'Enter a valid email address.'),
  gstin: matching(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'A GSTIN has 15 characters, as on the certificate.'),
});
export const Supplier = z.strictObject({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
});
export type Supplier = z.infer<typeof Supplier>;

const Packs = z.number('Enter a whole number.').int('Enter a whole number.').min(1, 'At least 1.').max(MAX_STOCK);
const onceEach = <Line extends { productId: string }>(lines: Line[]): boolean =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;

/** Rupees per pack. */
const Cost = z.number('Enter the cost in rupees.').min(0, 'At least ₹0.').max(MAX_PRICE);

export const MAX_PURCHASE_LINES = 300;

const PurchaseLines = z
  .array(
    z.object({
      productId: Id,
      quantity: Packs,
      /** Without it the last cost counts: that of this supplier, else that of any. */
      expectedCost: Cost.nullable().optional(),
    }),
  )
  .min(1, 'Choose at least one product.')
  .max(MAX_PURCHASE_LINES, `An order has at most ${MAX_PURCHASE_LINES} products.`)
  .refine(onceEach, 'A product is listed twice.');

const PurchaseLine = z.strictObject({
  product: z.strictObject({
    _id: Id,
    name: z.string(),
    code: z.string(),
    pack: z.string(),
    canHaveBatches: z.boolean(),
    needsBatch: z.boolean(),
  }),
  quantity: z.number().int(),
  received: z.number().int(),
  /** Rupees per pack; null when it is not known. */
  expectedCost: z.number().nullable(),
  /** Of the last receipt, in rupees; null when there was none. */
  lastCost: z.number().nullable(),
});

export const Purchase = z.strictObject({
  _id: Id,
  supplier: Supplier,
  status: z.enum(PURCHASE_STATUSES),
  note: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  lines: z.array(PurchaseLine),
  receipts: z.array(
    z.strictObject({
      _id: Id,
      billNumber: z.string(),
      cost: z.number(),
      /** Rupees above the expected cost, below 0 when it was less; lines without one do not count. */
      aboveExpected: z.number(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type Purchase = z.infer<typeof Purchase>;

const Version = z.number().int();

export const Receipt = z.object({
  /** Made by the client, so that a repeated request books once. */
  receiptId: Id,
  version: Version,
  billNumber: text(60),
  lines: z
    .array(
      z.object({
        productId: Id,
        quantity: Packs,
        cost: Cost,
        batch: BatchInput.omit({ cost: true }).optional(),
      }),
    )
    .min(1, 'Enter what came.')
    .max(500)
    .refine(hasEachBatchOnce, { message: 'Enter each batch of a product once.' }),
});
export type Receipt = z.output<typeof Receipt>;

export const Proposal = z.strictObject({
  product: z.strictObject({ _id: Id, name: z.string(), code: z.string(), pack: z.string() }),
  stock: z.number().int(),
  onOrder: z.number().int(),
  /** Packs sold in the last 30 days. */
  soldLately: z.number().int(),
  /** Packs that milk plans need. */
  milkPacks: z.number().int(),
  /** Packs that stay on the shelf. */
  lowStockAt: z.number().int(),
  toBuy: z.number().int(),
  lastSupplierId: Id.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const params = z.object({ id: Id });

export const purchasesEndpoints = {
  'GET admin/suppliers': endpoint({
    audience: 'buy goods',
    summary: 'Suppliers by name',
    response: listOf(Supplier),
  }),
  'POST admin/suppliers': endpoint({
    audience: 'buy goods',
    summary: 'Add a supplier',
    body: SupplierForm,
    response: data(Supplier),
  }),
  'PUT admin/suppliers/{id}': endpoint({
    audience: 'buy goods',
    summary: 'Change a supplier',
    params,
    body: SupplierForm.safeExtend(readAs),
    response: data(Supplier),
  }),
  'GET admin/purchases/proposal': endpoint({
    audience: 'buy goods',
    summary:
      'What to buy for the coming days: sales and milk plans less stock and open purchases, the products of one order',
    query: z.object({ days: numberText(z.number().int().min(1).max(30)).default(7) }),
    /** `total`: products that are needed; an order has at most as many as are listed. */
    response: data(z.array(Proposal)).extend({ total: z.number().int() }),
  }),
  'GET admin/purchases': endpoint({
    audience: 'buy goods',
    summary: 'Purchase orders, newest first',
    query: Page,
    response: listOf(Purchase),
  }),
  'GET admin/purchases/{id}': endpoint({
    audience: 'buy goods',
    summary: 'A purchase order with its receipts',
    params,
    response: data(Purchase),
  }),
  'POST admin/purchases': endpoint({
    audience: 'buy goods',
    summary: 'Write a purchase order',
    body: z.object({ supplierId: Id, note: text(300), lines: PurchaseLines }),
    response: data(Purchase),
  }),
  'PUT admin/purchases/{id}': endpoint({
    audience: 'buy goods',
    summary: 'Change the lines of a purchase order of which nothing has come',
    params,
    body: z.object({ version: Version, note: text(300), lines: PurchaseLines }),
    response: data(Purchase),
  }),
  'PATCH admin/purchases/{id}': endpoint({
    audience: 'buy goods',
    summary: 'Mark a purchase order as sent, or cancel what has not come',
    params,
    body: z.object({ version: Version, status: z.enum(['sent', 'cancelled']) }),
    response: data(Purchase),
  }),
  'POST admin/purchases/{id}/receipts': endpoint({
    audience: 'buy goods',
    summary: 'Receive goods with cost and batches, in parts if need be; they are booked into the stock',
    params,
    body: Receipt,
    response: data(Purchase),
  }),
  'GET admin/purchases/{id}/order.pdf': endpoint({
    audience: 'buy goods',
    summary: 'The purchase order to send to the supplier',
    params,
    response: FileResponse,
    responseType: 'application/pdf',
  }),
};
