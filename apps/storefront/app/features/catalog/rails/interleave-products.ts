import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';

/** The first product of each category, then the second of each, and so on. */
export function interleaveProducts(categories: readonly CategoryWithProducts[], most: number): ProductCard[] {
  const longest = Math.max(0, ...categories.map((category) => category.products.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => categories.flatMap((one) => one.products[turn] ?? []));
  const unique = new Map(inTurn.flat().map((product) => [product._id, product]));
  return [...unique.values()].slice(0, most);
}
