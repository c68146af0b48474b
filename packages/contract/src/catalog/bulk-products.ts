import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { PRICE_STEPS } from '@subah/rules/catalog/change-price';
import { MAX_PRODUCT_TAGS, MAX_STOCK, MAX_TAG_LENGTH } from '@subah/rules/catalog/product-limits';
import { z } from 'zod';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { listField, numberField, textField, wholeField } from '../form-field.ts';
import { PRODUCT_STATES } from './products-admin.ts';

/** Chosen one by one; a search with filters selects more. */
const MAX_CHOSEN = 1000;

const choice = <Schema extends z.ZodType>(schema: Schema) => blankAsMissing(schema.optional()).optional();

const hasTwoDecimals = (number: z.ZodNumber) => number.multipleOf(0.01, 'At most two decimals.');

/** What changes for all selected products. A blank or missing field stays as it is. */
export const BulkChanges = z
  .strictObject({
    priceStep: choice(z.enum(PRICE_STEPS)),
    /** Percent or rupees. */
    priceBy: choice(numberField(0.01, 100_000, hasTwoDecimals)),
    isRounded: Flag.default(true),
    /** Packs that came in, or the number counted of each product. */
    stockStep: choice(z.enum(['add', 'set'])),
    packs: choice(wholeField(0, MAX_STOCK)),
    note: choice(textField(200)),
    isAvailable: choice(Flag),
    categoryId: choice(Id),
    subcategoryId: choice(Id),
    addTags: listField(textField(MAX_TAG_LENGTH), MAX_PRODUCT_TAGS, ','),
    removeTags: listField(textField(MAX_TAG_LENGTH), MAX_PRODUCT_TAGS, ','),
    brand: choice(textField(100)),
    gstPercent: choice(wholeField(0, 40)),
    hsn: choice(textField(12)),
  })
  .superRefine(({ priceStep, priceBy, stockStep, packs }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (priceStep && priceBy === undefined) refuse('priceBy', 'Enter by how much.');
    if (!priceStep && priceBy !== undefined) refuse('priceStep', 'Choose how the price changes.');
    if (priceStep?.endsWith('percent') && (priceBy ?? 0) > (priceStep === 'raise-percent' ? 1000 : 99.99))
      refuse('priceBy', priceStep === 'raise-percent' ? 'At most 1000%.' : 'Below 100%.');
    if (stockStep && packs === undefined) refuse('packs', 'Enter the number of packs.');
    if (stockStep === 'add' && packs === 0) refuse('packs', 'At least 1.');
    if (!stockStep && packs !== undefined) refuse('stockStep', 'Choose how the stock changes.');
  });
export type BulkChanges = z.output<typeof BulkChanges>;

/** The products with these ids, or all that the list shows with this search and these filters. */
const Selection = z.object({
  catalog: z.enum(CATALOGS),
  ids: z.array(Id).min(1, 'Select a product.').max(MAX_CHOSEN, `Select at most ${MAX_CHOSEN} one by one.`).optional(),
  matching: z
    .strictObject({
      q: z.string().trim().max(100).optional(),
      categoryId: Id.optional(),
      subcategoryId: Id.optional(),
      state: z.enum(PRODUCT_STATES).exclude(['deleted'], 'Deleted products cannot be changed.').optional(),
    })
    .optional(),
});

/** Products with ids from one to another, as they are: it is refused when one of them was changed meanwhile. */
const Part = z.strictObject({ fromId: Id, toId: Id, fingerprint: z.string().max(100) });
export type BulkPart = z.infer<typeof Part>;

const BulkChange = Selection.extend({
  changes: BulkChanges,
  /** From the preview: the products of one transaction. Missing for a preview, which changes nothing. */
  part: Part.optional(),
}).refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
  path: ['ids'],
  message: 'Select products one by one, or all that match a search.',
});
export type BulkChange = z.output<typeof BulkChange>;

const BULK_FIELDS = [
  ...(['price', 'mrp', 'stock', 'isAvailable', 'category', 'subcategory'] as const),
  ...(['tags', 'brand', 'gstPercent', 'hsn'] as const),
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type BulkFieldValue = z.infer<typeof FieldValue>;

const BulkReport = z.strictObject({
  selected: z.number().int(),
  changed: z.number().int(),
  /** Prices that would have come above the MRP. */
  heldAtMrp: z.number().int(),
  /** Products that stay as they are, with some of their names. */
  skipped: z.array(z.strictObject({ reason: z.string(), count: z.number().int(), names: z.array(z.string()) })),
  examples: z.array(
    z.strictObject({
      _id: Id,
      name: z.string(),
      changes: z.array(z.strictObject({ field: z.enum(BULK_FIELDS), before: FieldValue, after: FieldValue })),
    }),
  ),
  /** To be sent one after the other; short, so that orders do not wait long for the locks of their products. */
  parts: z.array(Part),
  isDone: z.boolean(),
});
export type BulkReport = z.infer<typeof BulkReport>;

export const bulkProductsEndpoints = {
  'POST admin/products/bulk': endpoint({
    audience: 'change products',
    summary:
      'Change price, stock, sale, shelf, tags, brand or tax of many products together, a part of the preview all or none; without a part it is the preview',
    body: BulkChange,
    response: data(BulkReport),
  }),
};
