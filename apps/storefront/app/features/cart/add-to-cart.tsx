import { addToCart } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { productPath } from '@subah/rules/catalog/catalogs';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { AddStepper } from '@subah/ui/stepper';
import type { CardProduct } from '../../shared/catalog/card-product.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { cartProduct } from './state/cart-changes.ts';
import { useCartLine } from './state/cart-state.ts';
import { changeQuantity } from './state/change-quantity.ts';

type Props = { product: CardProduct; size?: 'md' | 'lg'; className?: string };

export function AddToCart({ product, size, className }: Props) {
  const line = useCartLine(product._id);
  const { main: name } = nameLines(product);
  const most = line.stockLeft ?? stockLeft(product);
  const change = (by: number) => changeQuantity(cartProduct(product), by);
  return (
    <AddStepper
      addText={t(addToCart.add)}
      addLabel={t(addToCart.addProduct, { name })}
      href={productPath(product.product_type, product._id)}
      label={t(addToCart.quantityOf, { name })}
      name={name}
      value={line.quantity}
      max={most}
      limitNote={t(addToCart.onlyLeft, { count: most })}
      size={size}
      className={className}
      onLess={() => change(-1)}
      onMore={() => change(1)}
    />
  );
}
