import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import { type ReactNode, useMemo } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/state/use-cart.ts';
import { ProductCard } from '../features/catalog/cards/product-card.tsx';

/** A product card with its ADD button, for the `card` prop of rails and grids. */
export const productCardWithCart = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} {...(sizes && { sizes })} />
);

export const foundProductCard = (product: Product, sizes?: string, note?: ReactNode) => (
  <ProductCardWithCart product={product} note={note} hasStockLabel {...(sizes && { sizes })} />
);

type Props = { product: Product; sizes?: string; note?: ReactNode; hasStockLabel?: boolean };

function ProductCardWithCart({ product, sizes, note, hasStockLabel = false }: Props) {
  const { quantity } = useCartLine(product._id);
  // Every card follows the cart; only the one whose quantity changed renders again.
  return useMemo(
    () => (
      <ProductCard
        product={product}
        quantity={quantity}
        action={<AddToCart product={product} />}
        note={note}
        hasStockLabel={hasStockLabel}
        {...(sizes && { sizes })}
      />
    ),
    [product, quantity, note, sizes, hasStockLabel],
  );
}
