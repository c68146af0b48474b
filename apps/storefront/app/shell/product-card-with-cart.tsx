import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/state/use-cart.ts';
import { ProductCard } from '../features/catalog/cards/product-card.tsx';

/** A product with its ADD, for the `card` slot of rails and grids. */
export const productCardWithCart = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} {...(sizes && { sizes })} />
);

function ProductCardWithCart({ product, sizes, note }: { product: Product; sizes?: string; note: ReactNode }) {
  const { quantity } = useCartLine(product._id);
  return (
    <ProductCard
      product={product}
      quantity={quantity}
      action={<AddToCart product={product} />}
      note={note}
      {...(sizes && { sizes })}
    />
  );
}
