import type { CardCategory, CardProduct } from '../../../shared/catalog/card-product.ts';

/** The first product of each category, then the second of each, and so on. */
export function interleaveProducts(categories: readonly CardCategory[], maxCount: number): CardProduct[] {
  const longest = Math.max(0, ...categories.map((category) => category.products.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    categories.flatMap((category) => category.products[round] ?? []),
  );
  const unique = new Map(rounds.flat().map((product) => [product._id, product]));
  return [...unique.values()].slice(0, maxCount);
}
