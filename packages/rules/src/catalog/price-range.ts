type PricedProduct = { price: number; percentOff: number };

/** 0 without discounts. */
export const maxPercentOff = (products: readonly PricedProduct[]): number =>
  products.reduce((most, product) => Math.max(most, product.percentOff), 0);

export const lowestPrice = (products: readonly PricedProduct[]): number | undefined =>
  products.length > 0 ? Math.min(...products.map((product) => product.price)) : undefined;

export const productsOf = <Product>(categories: readonly { products: readonly Product[] }[]): Product[] =>
  categories.flatMap((category) => category.products);
