import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';

/** 0 without discounts. */
export const maxPercentOff = (products: readonly ProductCard[]): number =>
  products.reduce((most, product) => Math.max(most, product.percentOff), 0);

export const lowestPrice = (products: readonly ProductCard[]): number | undefined =>
  products.length > 0 ? Math.min(...products.map((product) => product.price)) : undefined;

export const productsOf = (categories: readonly CategoryWithProducts[]): ProductCard[] =>
  categories.flatMap((category) => category.products);
