import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { catalogFacts, productPath } from '@subah/rules/catalog/catalogs';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { formatRupees } from '@subah/rules/money';
import { OfferTag } from '@subah/ui/badge';
import { cx } from '@subah/ui/class-names';
import { Price } from '@subah/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { multiplyRupees } from '../../../lib/money/rupees.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { nameLines, productName } from '../../../shared/catalog/product-name.ts';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';
import { sizeOf } from '../../../shared/catalog/product-size.ts';
import { RxMark } from '../../../shared/catalog/rx-mark.tsx';
import { StockLeftNote } from '../../../shared/catalog/stock-left-note.tsx';
import { SaveProductButton } from '../../../shared/lists/save-product-button.tsx';
import { catalogTint } from './catalog-tint.ts';
import { PackChoice } from './pack-choice.tsx';

type Props = {
  product: Product;
  /** Packs in the cart. Above zero the total is shown instead of the price. */
  quantity?: number;
  /** The ADD button or its stepper. */
  action: ReactNode;
  /** The ADD button of another pack of the product; without it the packs are not offered. */
  packAction?: (pack: Product) => ReactNode;
  /** By default the width inside a rail. */
  sizes?: string;
  note?: ReactNode;
  /** Writes "Stocks Left:" on a line of its own, as search results do. */
  hasStockLabel?: boolean;
};

// The whole card is a link; only the controls over the picture take clicks themselves.
const ACTION = cx(
  'pointer-events-none absolute inset-x-[7px] bottom-[7px] z-2 flex justify-end',
  '[&_[role=group]]:pointer-events-auto [&_a]:pointer-events-auto [&_button]:pointer-events-auto',
);

const IN_A_RAIL = '(min-width: 1024px) 188px, (min-width: 768px) 172px, 140px';

export function ProductCard(props: Props) {
  const { product, quantity = 0, action, packAction, sizes = IN_A_RAIL, note, hasStockLabel = false } = props;
  const isSoldOut = !product.isAvailable || stockLeft(product) <= 0;
  const names = nameLines(product);
  const { isCarried } = catalogFacts[product.product_type];
  const canAct = !isSoldOut || quantity > 0;
  return (
    <article
      className={cx('card card-lift relative flex h-full flex-col p-[5px] pb-3', catalogTint[product.product_type])}
    >
      {product.percentOff > 0 && !isSoldOut && (
        <OfferTag className="absolute top-3 left-3 z-1">
          {t(productCard.percentOff, { percent: product.percentOff })}
        </OfferTag>
      )}
      {product.requiresPrescription && <RxMark className="absolute top-3 right-3 z-1" />}
      <div className="relative">
        <div className="well" aria-hidden="true">
          <StoredPicture
            path={product.image}
            alt={productName(product)}
            sizes={sizes}
            className={isSoldOut ? 'opacity-50 grayscale' : undefined}
          />
        </div>
        <div className={ACTION}>{canAct ? action : <SoldOut />}</div>
        {!product.requiresPrescription && (
          <SaveProductButton productId={product._id} name={names.main} className="absolute top-0 right-0 z-2" />
        )}
      </div>
      <div className="grid gap-0.5 px-2 pt-2.5">
        <CardPrice product={product} quantity={quantity} />
        {/* Never cut a medicine's name: the strength is at its end. */}
        <h3 className={cx('text-sm/[19px] font-semibold', product.product_type !== 'medicine' && 'line-clamp-2')}>
          <Link
            to={productPath(product.product_type, product._id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {names.main}
          </Link>
        </h3>
        {names.other && <p className="line-clamp-2 text-ink-600 text-xs">{names.other}</p>}
        {packAction && product.packs.length > 0 ? (
          <PackChoice product={product} action={packAction} />
        ) : (
          <p className="truncate text-meta text-ink-600">
            {sizeOf(product)}
            {isCarried && !isSoldOut && !hasStockLabel && <StockLeftNote left={stockLeft(product)} />}
          </p>
        )}
        {isCarried && !isSoldOut && hasStockLabel && (
          <p className="truncate text-meta text-ink-600">{t(productCard.stocksLeft, { count: stockLeft(product) })}</p>
        )}
      </div>
      {note && <p className="mt-auto line-clamp-1 pl-2 text-ink-600 text-xs">{note}</p>}
    </article>
  );
}

function CardPrice({ product, quantity }: { product: Product; quantity: number }) {
  if (quantity > 0) {
    return (
      <Price
        amount={formatRupees(multiplyRupees(product.price, quantity))}
        note={t(productCard.forPacks, { count: quantity })}
      />
    );
  }
  return <ProductPrice price={product.price} mrp={product.mrp} />;
}

function SoldOut() {
  return (
    <span className="inline-flex h-10 items-center rounded-add bg-card px-3 font-bold text-ink-600 lg:h-9">
      {t(productCard.outOfStock)}
    </span>
  );
}
