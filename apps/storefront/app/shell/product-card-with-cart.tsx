import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import { type ReactNode, useMemo } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/state/use-cart.ts';
import { ProductCard } from '../features/catalog/cards/product-card.tsx';

/** A product card with its ADD button, for the `card` prop of rails and grids. */
export const productCardWithCart = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} {...(sizes && { sizes })} />
);

function ProductCardWithCart({ product, sizes, note }: { product: Product; sizes?: string; note: ReactNode }) {
  const { quantity } = useCartLine(product._id);
  // Every card follows the cart; only the one whose quantity changed renders again.
  return useMemo(
    () => (
      <ProductCard
        product={product}
        quantity={quantity}
        action={<AddToCart product={product} />}
        note={note}
        {...(sizes && { sizes })}
      />
    ),
    [product, quantity, note, sizes],
  );
}
