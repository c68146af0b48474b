import type { CartItem } from '@subah/contract/orders/cart';
import { pictureSize } from '@subah/contract/picture';
import { productPath } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Stepper } from '@subah/ui/stepper';
import { Link } from 'react-router';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';
import { catalogOf } from '../state/preview-bill.ts';
import { changeQuantity } from '../state/use-cart.ts';
import { Panel } from './panel.tsx';

export function CartLines({ items }: { items: readonly CartItem[] }) {
  const title = items.length === 1 ? '1 item from the supermarket' : `${items.length} items from the supermarket`;
  return (
    <Panel title={title}>
      <ul className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <Line key={item.productId} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ item }: { item: CartItem }) {
  const isGone = item.stockLeft === 0;
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-3 py-3 last:pb-0">
      <img
        src={pictureSize(item.image, 300, 'webp')}
        width={52}
        height={52}
        alt=""
        loading="lazy"
        className={cx('size-13 self-start rounded-add bg-sunk object-cover', isGone && 'opacity-50 grayscale')}
      />
      <div className="min-w-0">
        <p className="font-semibold leading-[18px]">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-leaf-600 align-middle" />
          <Link to={lineLink(item)} className="tap-6 hover:underline">
            {item.name}
          </Link>
        </p>
        <p className="mt-0.5 text-ink-600 text-meta">
          {item.itemType === 'LabTest' ? 'Lab test, sample taken at home' : `1 Pack · ${item.unit}`}
        </p>
        {item.requiresPrescription && <p className="mt-0.5 text-mango-700 text-meta">Prescription needed</p>}
        <LineNote item={item} />
      </div>
      <div className="grid justify-items-end gap-1">
        {isGone ? (
          <Button variant="line" size="sm" onClick={() => changeQuantity(item, -item.quantity)}>
            Remove<span className="sr-only"> {item.name}</span>
          </Button>
        ) : (
          <Stepper
            size="sm"
            label={`Quantity of ${item.name}`}
            value={item.quantity}
            max={item.stockLeft}
            limitNote={`Only ${item.stockLeft} left`}
            onLess={() => changeQuantity(item, -1)}
            onMore={() => changeQuantity(item, 1)}
          />
        )}
        {!isGone && (
          <ProductPrice price={item.price} mrp={item.mrp} quantity={item.quantity} className="flex-row-reverse" />
        )}
      </div>
    </li>
  );
}

function LineNote({ item }: { item: CartItem }) {
  const { stockLeft, quantity } = item;
  if (stockLeft === 0) return <p className="mt-1 font-semibold text-chilli text-meta">Out of stock</p>;
  if (stockLeft < quantity) {
    return (
      <p className="mt-1 font-semibold text-chilli text-meta">
        Only {stockLeft} left.{' '}
        <button type="button" onClick={() => changeQuantity(item, stockLeft - quantity)} className="link text-meta">
          Take {stockLeft}
        </button>
      </p>
    );
  }
  if (stockLeft === quantity) return <p className="mt-1 font-semibold text-chilli text-meta">Only {stockLeft} left</p>;
  if (item.price !== item.priceAtAdd) {
    return (
      <p className="mt-1 text-mango-700 text-meta">
        Now {formatRupees(item.price)} each, was {formatRupees(item.priceAtAdd)} when you added it
      </p>
    );
  }
  return null;
}

const lineLink = ({ itemType, productId }: CartItem): string => productPath(catalogOf(itemType), productId);
