import type { ProductCard } from '@subah/contract/catalog/catalog';
import { productPath } from '@subah/rules/catalog/catalogs';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { AddStepper } from '@subah/ui/stepper';
import { cartProduct } from './state/cart-changes.ts';
import { changeQuantity, useCartLine } from './state/use-cart.ts';

type Props = { product: ProductCard; size?: 'md' | 'lg' };

export function AddToCart({ product, size }: Props) {
  const line = useCartLine(product._id);
  const most = line.stockLeft ?? stockLeft(product);
  const change = (by: number) => changeQuantity(cartProduct(product), by);
  return (
    <AddStepper
      addText="ADD"
      addLabel={`Add ${product.name}`}
      href={productPath(product.product_type, product._id)}
      label={`Quantity of ${product.name}`}
      value={line.quantity}
      max={most}
      limitNote={`Only ${most} left`}
      size={size}
      onLess={() => change(-1)}
      onMore={() => change(1)}
    />
  );
}
