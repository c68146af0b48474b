import { CATALOGUES, ITEM_TYPES } from '@subah/rules/catalog/catalogues';
import { z } from 'zod';
import { data, endpoint, Id, listOf, Page } from './endpoint.ts';

const Named = z.strictObject({ _id: Id, name: z.string() });

/** What a product card needs, and no more: lists stay small on a weak network. */
export const ProductCard = z.strictObject({
  _id: Id,
  code: z.string(),
  name: z.string(),
  image: z.string(),
  price: z.number(),
  mrp: z.number(),
  percentOff: z.number().int(),
  unit: z.string(),
  /** Pack size. */
  quantity: z.number(),
  /** Packs left; `volume` stands first in the documented order of stock fields. */
  volume: z.number().int(),
  stock: z.number().int(),
  brand: z.string().nullable(),
  product_type: z.enum(CATALOGUES),
  itemType: z.enum(ITEM_TYPES),
  categoryId: Named,
  subcategoryId: Named.nullable(),
  isAvailable: z.boolean(),
  requiresPrescription: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Category = z.strictObject({ _id: Id, name: z.string(), image: z.string() });
export type Category = z.infer<typeof Category>;

/** A category with the products that the shopkeeper chose to show under it. */
export const CategoryWithProducts = Category.extend({ products: z.array(ProductCard) });
export type CategoryWithProducts = z.infer<typeof CategoryWithProducts>;

/** A milk category is a dairy. */
export const Dairy = Category.extend({ address: z.string(), rating: z.number().nullable() });
export type Dairy = z.infer<typeof Dairy>;

export const PROMOTIONS = ['pricebelow', 'seasonal', 'superdeal', 'fruitoftheday', 'recommended'] as const;
export type Promotion = (typeof PROMOTIONS)[number];

const cached = ['catalog'] as const;

export const catalogEndpoints = {
  'GET everything/filter-popular-veggies': endpoint({
    who: 'any',
    summary: 'Popular fruit and vegetables by category',
    answer: listOf(CategoryWithProducts),
    cached,
  }),
  'GET everything/filter-grocery-categories-with-products': endpoint({
    who: 'any',
    summary: 'Popular groceries by category',
    answer: listOf(CategoryWithProducts),
    cached,
  }),
  'GET everything/dairy-categories-product': endpoint({
    who: 'any',
    summary: 'Popular milk products by dairy',
    answer: listOf(CategoryWithProducts),
    cached,
  }),
  'GET everything/filter-medicine-categories-products': endpoint({
    who: 'any',
    summary: 'Popular medicines by category',
    answer: listOf(CategoryWithProducts),
    cached,
  }),
  'GET milk': endpoint({ who: 'any', summary: 'Dairies', query: Page, answer: listOf(Dairy), cached }),
  'GET promotions/{name}': endpoint({
    who: 'any',
    summary: 'A promotional list: pricebelow, seasonal, superdeal, fruitoftheday or recommended',
    params: z.object({ name: z.enum(PROMOTIONS) }),
    query: Page,
    answer: listOf(ProductCard),
    cached,
  }),
  'GET categories/all': endpoint({
    who: 'any',
    summary: 'All categories of all catalogues',
    answer: data(z.array(Category.extend({ product_type: z.enum(CATALOGUES) }))),
    cached,
  }),
};
