import type { CartItem } from '@subah/contract/cart/cart';
import { pictureSize } from '@subah/contract/picture';
import { addToCart } from '@subah/messages/add-to-cart';
import { cart } from '@subah/messages/cart';
import { common } from '@subah/messages/common';
import { fastingText } from '@subah/messages/lab-preparation';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { namesPack } from '@subah/rules/catalog/pack-size';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Stepper } from '@subah/ui/stepper';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';
import { changeQuantity } from '../state/change-quantity.ts';
import { catalogOf } from '../state/item-catalogs.ts';
import { Panel } from './panel.tsx';

type Props = {
  items: readonly CartItem[];
  aside?: ReactNode;
  /** Stands for the lines while they are folded. */
  summary?: ReactNode;
};

export function CartLines({ items, aside, summary }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a line with the focused control has gone
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [items.length]);

  return (
    <Panel title={t(cart.itemsTitle, { count: items.length })} aside={aside} headingRef={heading}>
      {summary ?? (
        <ul
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // Chromium reports no blur of a control that is removed.
            hasFocus.current = relatedTarget === null && hasFocus.current;
          }}
          className="mt-1 divide-y divide-line"
        >
          {items.map((item) => (
            <Line key={item.productId} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const sizeText = ({ unit }: CartItem): string =>
  namesPack(unit) ? unitText(unit) : t(cart.packLine, { size: unitText(unit) });

function Line({ item }: { item: CartItem }) {
  const isGone = item.stockLeft === 0;
  const { main: name, other } = nameLines(item);
  return (
    <li data-line={item.productId} className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-3 py-3 last:pb-0">
      <img
        src={pictureSize(item.image, 300, 'webp')}
        width={52}
        height={52}
        alt=""
        loading="lazy"
        className={cx('row-span-2 size-13 rounded-add bg-sunk object-cover', isGone && 'opacity-50 grayscale')}
      />
      {/* On phones the name has the whole width, so that it takes few lines. */}
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-semibold leading-[1.125rem]">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-leaf-600 align-middle" />
          <Link to={lineLink(item)} translate="no" className="tap-6 hover:underline">
            {name}
          </Link>
        </p>
        {other && (
          <p translate="no" className="mt-0.5 text-ink-600 text-meta">
            {other}
          </p>
        )}
      </div>
      <div className="col-start-2 row-start-2 min-w-0">
        <p className="mt-0.5 text-ink-600 text-meta">
          {item.itemType === 'LabTest'
            ? [t(cart.labTestLine), fastingText(item.fastingHours)].filter(Boolean).join(' · ')
            : sizeText(item)}
        </p>
        {item.requiresPrescription && <p className="mt-0.5 text-mango-700 text-meta">{t(cart.prescriptionNeeded)}</p>}
        <LineNote item={item} />
      </div>
      <div className="col-start-3 grid content-center justify-items-end gap-1 max-md:row-start-2 max-md:mt-1 md:row-span-2 md:row-start-1">
        {isGone ? (
          <Button
            variant="line"
            size="sm"
            aria-label={t(cart.removeProduct, { name })}
            onClick={() => changeQuantity(item, -item.quantity)}
          >
            {t(common.remove)}
          </Button>
        ) : (
          <Stepper
            size="sm"
            label={t(addToCart.quantityOf, { name })}
            name={name}
            value={item.quantity}
            max={item.stockLeft}
            limitNote={t(addToCart.onlyLeft, { count: item.stockLeft })}
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
  if (stockLeft === 0) return <p className="mt-1 font-semibold text-chilli text-meta">{t(cart.outOfStock)}</p>;
  if (stockLeft < quantity) {
    return (
      <p className="mt-1 font-semibold text-chilli text-meta">
        {t(cart.onlyLeftSentence, { count: stockLeft })}{' '}
        <button type="button" onClick={() => changeQuantity(item, stockLeft - quantity)} className="link text-meta">
          {t(cart.reduceTo, { count: stockLeft })}
        </button>
      </p>
    );
  }
  if (stockLeft === quantity)
    return <p className="mt-1 font-semibold text-chilli text-meta">{t(addToCart.onlyLeft, { count: stockLeft })}</p>;
  if (item.price !== item.priceAtAdd) {
    return (
      <p className="mt-1 text-mango-700 text-meta">
        {t(cart.priceChanged, { before: formatRupees(item.priceAtAdd), now: formatRupees(item.price) })}
      </p>
    );
  }
  return null;
}

const lineLink = ({ itemType, productId }: CartItem): string => productPath(catalogOf(itemType), productId);

/** Moves the focus to the control that mends the line: "Remove" or "Change to 2". */
export function scrollToLine(productId: string): void {
  const line = document.querySelector(`[data-line="${productId}"]`);
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
