import { stockLeft } from '@subah/rules/catalog/stock-left';
import type { ReactNode } from 'react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { useCartLine } from '../../features/cart/state/cart-state.ts';
import { ProductCard } from '../../features/catalog/cards/product-card.tsx';
import type { CardProduct as Product } from '../../shared/catalog/card-product.ts';

/** A product card with its ADD button, for the `card` prop of rails and grids. */
export const productCardWithCart = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} {...(sizes && { sizes })} />
);

export const foundProductCard = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} hasStockLabel {...(sizes && { sizes })} />
);

type Props = { product: Product; sizes?: string; note?: ReactNode; hasStockLabel?: boolean };

function ProductCardWithCart({ product: listed, ...rest }: Props) {
  const product = packForSale(listed);
  const { quantity } = useCartLine(product._id);
  return (
    <ProductCard
      product={product}
      quantity={quantity}
      action={<AddToCart product={product} className="product-card-action" />}
      packAction={packAction}
      {...rest}
    />
  );
}

const packAction = (pack: Product) => <AddToCart product={pack} />;

const isForSale = (pack: Pick<Product, 'isAvailable' | 'volume'>) => pack.isAvailable && stockLeft(pack) > 0;

/** Another pack of the product when the listed one is sold out. */
function packForSale(product: Product): Product {
  const pack = isForSale(product) ? undefined : product.packs.find(isForSale);
  return pack ? { ...product, ...pack } : product;
}
