import type { CardCategory, CardProduct } from '../../../shared/catalog/card-product.ts';

/** 0 without discounts. */
export const maxPercentOff = (products: readonly CardProduct[]): number =>
  products.reduce((most, product) => Math.max(most, product.percentOff), 0);

export const lowestPrice = (products: readonly CardProduct[]): number | undefined =>
  products.length > 0 ? Math.min(...products.map((product) => product.price)) : undefined;

export const productsOf = (categories: readonly CardCategory[]): CardProduct[] =>
  categories.flatMap((category) => category.products);
