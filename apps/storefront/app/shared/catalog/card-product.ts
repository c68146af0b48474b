import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';

/** What a card shows and the cart needs. Loaders pass on no more, because the page contains their data a second time. */
export type CardProduct = Omit<ProductCard, 'code' | 'stock' | 'groupCode' | 'categoryId' | 'subcategoryId'>;
export type CardCategory = Omit<CategoryWithProducts, 'products'> & { products: readonly CardProduct[] };

export function toCardProduct(product: ProductCard): CardProduct {
  const { _id, name, hindiName, image, price, mrp, percentOff, unit, quantity, volume, isAvailable } = product;
  const { brand, product_type, itemType, requiresPrescription, includedTests, reportHours, updatedAt } = product;
  return {
    ...{ _id, name, hindiName, image, price, mrp, percentOff, unit, quantity, volume, isAvailable },
    ...{ brand, product_type, itemType, requiresPrescription, includedTests, reportHours, updatedAt },
    packs: product.packs,
  };
}

/** The first products of every category that has some. */
export const toCardCategories = (categories: readonly CategoryWithProducts[], maxProducts: number): CardCategory[] =>
  categories
    .filter(({ products }) => products.length > 0)
    .map(({ _id, name, hindiName, image, products }) => ({
      ...{ _id, name, hindiName, image },
      products: products.slice(0, maxProducts).map(toCardProduct),
    }));

export const toCardPage = <Page extends { data: readonly ProductCard[] }>(page: Page) => ({
  ...page,
  data: page.data.map(toCardProduct),
});
