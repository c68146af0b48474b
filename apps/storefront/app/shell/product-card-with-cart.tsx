import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/state/cart-state.ts';
import { ProductCard } from '../features/catalog/cards/product-card.tsx';

/** A product card with its ADD button, for the `card` prop of rails and grids. */
export const productCardWithCart = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} {...(sizes && { sizes })} />
);

export const foundProductCard = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} hasStockLabel {...(sizes && { sizes })} />
);

type Props = { product: Product; sizes?: string; note?: ReactNode; hasStockLabel?: boolean };

function ProductCardWithCart({ product, ...rest }: Props) {
  const { quantity } = useCartLine(product._id);
  return <ProductCard product={product} quantity={quantity} action={<AddToCart product={product} />} {...rest} />;
}
