import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { MAX_LOW_STOCK_LIMIT } from '@subah/rules/catalog/low-stock';
import { MAX_STOCK } from '@subah/rules/catalog/product-limits';
import { z } from 'zod';
import { data, endpoint, FileResponse, Flag, Id, listOf, Page } from '../endpoint.ts';
import { optionalField, rupeesField, wholeField } from '../form-field.ts';
import { numberText } from '../input-values.ts';
import { Category, FORMER_CATALOG_NAME, Product, ProductCard, Subcategory } from './catalog.ts';

/** A row of the console's product tables. */
export const ProductRow = ProductCard.extend({
  isFeatured: z.boolean(),
  expiryDate: z.iso.date().nullable(),
  /** Rupees at the end of yesterday in India. */
  yesterdayPrice: z.number(),
  /** Null where the limit of the shop counts. */
  lowStockLimit: z.number().int().nullable(),
  /** The limit that counts. */
  lowStockAt: z.number().int(),
  isDeleted: z.boolean(),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** `mrp` is null when the product has none. */
export const AdminProduct = Product.extend({
  mrp: z.number().nullable(),
  yesterdayPrice: z.number(),
  lowStockAt: z.number().int(),
  hsn: z.string(),
  gstPercent: z.number(),
});
export type AdminProduct = z.infer<typeof AdminProduct>;

export const AdminCategory = Category.extend({
  product_type: z.enum(CATALOGS),
  slug: z.string(),
  description: z.string(),
  hindiDescription: z.string().nullable(),
  address: z.string(),
  rating: z.number().nullable(),
  isHidden: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

export const AdminSubcategory = Subcategory.extend({ isHidden: z.boolean(), updatedAt: z.iso.datetime() });
export type AdminSubcategory = z.infer<typeof AdminSubcategory>;

const PRODUCT_SORTS = ['shelf', 'name', 'price', '-price', '-updated'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCT_STATES = ['on-sale', 'low', 'out', 'hidden', 'featured', 'deleted'] as const;

const byId = z.object({ id: Id });
const Words = z.string().trim().max(100).optional();
const InCatalog = Page.extend({ catalog: z.enum(CATALOGS), q: Words });

/** Fields that can be edited inside a table. */
const ProductChange = z
  .object({
    price: rupeesField('Price').optional(),
    mrp: rupeesField('MRP').optional(),
    /** The counted stock. */
    stock: wholeField(0, MAX_STOCK).optional(),
    /** The stock that was shown when `stock` was typed; refused when packs were sold meanwhile. */
    shownStock: wholeField(0, MAX_STOCK).optional(),
    /** Packs that came in, or left when negative. */
    stockChange: wholeField(-MAX_STOCK, MAX_STOCK).optional(),
    /** Null for the limit of the shop. */
    lowStockLimit: optionalField(wholeField(0, MAX_LOW_STOCK_LIMIT)),
    isAvailable: Flag.optional(),
  })
  .refine(({ stock, stockChange }) => stock === undefined || stockChange === undefined, {
    path: ['stock'],
    message: 'Enter the stock or its change, not both.',
  });

const ProductFilter = z.object({
  catalog: z.enum(CATALOGS).optional(),
  q: Words,
  categoryId: Id.optional(),
  subcategoryId: Id.optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  sort: z.enum(PRODUCT_SORTS).default('shelf'),
});

export const productsAdminEndpoints = {
  'GET admin/products': endpoint({
    audience: 'see products',
    summary: 'Products of a catalog for the tables and pickers of the console, also those that are hidden',
    query: Page.extend(ProductFilter.shape),
    formerNames: FORMER_CATALOG_NAME,
    response: listOf(ProductRow),
  }),
  'GET admin/products/export.csv': endpoint({
    audience: 'see products',
    summary: 'The list of products with its filters as CSV, all rows',
    query: ProductFilter,
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/products/{id}': endpoint({
    audience: 'see products',
    summary: 'One product with all fields of its form',
    params: byId,
    response: data(AdminProduct),
  }),
  'PATCH admin/products/{id}': endpoint({
    audience: 'change prices and stock',
    summary: 'Change price, stock or sale of a product in place',
    params: byId,
    body: ProductChange,
    response: data(ProductRow),
  }),
  'POST admin/products/{id}/restore': endpoint({
    audience: 'change products',
    summary: 'Bring back a deleted product',
    params: byId,
    response: data(ProductRow),
  }),
  'GET admin/low-stock': endpoint({
    audience: 'see products',
    summary: 'Products that are about to run out, fewest packs first',
    query: Page,
    response: listOf(ProductRow),
  }),
  'GET admin/near-expiry': endpoint({
    audience: 'see products',
    summary: 'Medicines that expire soon, soonest first',
    query: Page.extend({ days: numberText(z.number().int().min(0).max(3650)).default(90) }),
    response: listOf(ProductRow),
  }),
  'GET admin/categories': endpoint({
    audience: 'see products',
    summary: 'Categories of a catalog, also hidden ones',
    query: InCatalog,
    formerNames: FORMER_CATALOG_NAME,
    response: listOf(AdminCategory),
  }),
  'PATCH admin/categories/{id}': endpoint({
    audience: 'change products',
    summary: 'Hide a category from the shop, or show it again',
    params: byId,
    body: z.object({ isHidden: Flag }),
    response: data(AdminCategory),
  }),
  'GET admin/subcategories': endpoint({
    audience: 'see products',
    summary: 'Subcategories of a catalog, also hidden ones',
    query: InCatalog.extend({ categoryId: Id.optional() }),
    formerNames: FORMER_CATALOG_NAME,
    response: listOf(AdminSubcategory),
  }),
  'PATCH admin/subcategories/{id}': endpoint({
    audience: 'change products',
    summary: 'Hide a subcategory from the shop, or show it again',
    params: byId,
    body: z.object({ isHidden: Flag }),
    response: data(AdminSubcategory),
  }),
};
