import type { ProductCard as Product } from '@subah/contract/catalog';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/use-cart.ts';
import { ProductCard } from '../features/catalog/product-card.tsx';

/** A product with its ADD, for the `card` slot of rails and grids. */
export const shopCard = (product: Product, sizes?: string) => <ShopCard product={product} {...(sizes && { sizes })} />;

function ShopCard({ product, sizes }: { product: Product; sizes?: string }) {
  const { quantity } = useCartLine(product._id);
  return (
    <ProductCard
      product={product}
      quantity={quantity}
      action={<AddToCart product={product} />}
      {...(sizes && { sizes })}
    />
  );
}
