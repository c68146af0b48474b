import type { ProductCard } from '@subah/contract/catalog/catalog';
import { pictureSize } from '@subah/contract/picture';
import { addToCart } from '@subah/messages/add-to-cart';
import { bill } from '@subah/messages/bill';
import { cart as texts } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { formatRupees } from '@subah/rules/money';
import { AddStepper } from '@subah/ui/stepper';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePublicQuery } from '../../../lib/data/use-api-query.ts';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import { cartProduct } from '../state/cart-changes.ts';
import { useCart, useCartLine } from '../state/cart-state.ts';
import { changeQuantity } from '../state/change-quantity.ts';
import { Panel } from './panel.tsx';

// The same products all day long: one fetch per page load is enough.
const FETCH_ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

const MAX_COMPARED = 20;

export function RecommendedPanel() {
  const { cart } = useCart();
  // Only products that were in the cart at first count and are left out: one that is added here keeps its row.
  const [initialIds] = useState(() => cart.items.map(({ productId }) => productId).slice(0, MAX_COMPARED));
  const products = usePublicQuery('GET products/for-cart', { query: { with: initialIds } }, FETCH_ONCE).data ?? [];
  const onSale = products.filter((product) => stockLeft(product) > 0 && !initialIds.includes(product._id));
  if (onSale.length === 0) return null;
  return (
    <Panel title={t(texts.recommended)}>
      <ul className="mt-1 divide-y divide-line">
        {onSale.map((product) => (
          <Recommended key={product._id} product={product} />
        ))}
      </ul>
    </Panel>
  );
}

function Recommended({ product }: { product: ProductCard }) {
  const line = useCartLine(product._id);
  const { main: name } = nameLines(product);
  const most = line.stockLeft ?? stockLeft(product);
  const change = (by: number) => changeQuantity(cartProduct(product), by);
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-3 py-3 last:pb-0">
      <img
        src={pictureSize(product.image, 300, 'webp')}
        width={52}
        height={52}
        alt=""
        loading="lazy"
        className="size-13 rounded-add bg-sunk object-cover"
      />
      <div className="min-w-0">
        <p className="font-semibold leading-[1.125rem]">
          <Link to={productPath(product.product_type, product._id)} translate="no" className="tap-6 hover:underline">
            {name}
          </Link>
        </p>
        <p className="num mt-0.5 text-ink-600 text-meta">
          {packSizeText(product).toUpperCase()}{' '}
          <span className="whitespace-nowrap">
            <b className="text-ink">{formatRupees(product.price)}</b>{' '}
            {product.mrp > product.price && (
              <s>
                <span className="sr-only">{t(bill.mrp)} </span>
                {formatRupees(product.mrp)}
              </s>
            )}
          </span>
        </p>
      </div>
      <AddStepper
        size="sm"
        addText={t(texts.addRecommended)}
        addLabel={t(addToCart.addProduct, { name })}
        label={t(addToCart.quantityOf, { name })}
        name={name}
        value={line.quantity}
        max={most}
        limitNote={t(addToCart.onlyLeft, { count: most })}
        onLess={() => change(-1)}
        onMore={() => change(1)}
      />
    </li>
  );
}
