import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { catalogFacts, productPath } from '@subah/rules/catalog/catalogs';
import { isSoldOut, stockLeft } from '@subah/rules/catalog/stock-left';
import { formatRupees } from '@subah/rules/money';
import { OfferTag } from '@subah/ui/badge';
import { cx } from '@subah/ui/class-names';
import { Price } from '@subah/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { multiplyRupees } from '../../../lib/money/rupees.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { brandAndName } from '../../../shared/catalog/brand-and-name.ts';
import type { CardProduct as Product } from '../../../shared/catalog/card-product.ts';
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

const IN_A_RAIL = '(min-width: 48rem) 188px, 140px';
const WIDTHS = [300, 600] as const;

export function ProductCard(props: Props) {
  const { product, quantity = 0, action, packAction, sizes = IN_A_RAIL, note, hasStockLabel = false } = props;
  const isGone = isSoldOut(product);
  const names = brandAndName(product);
  const { isCarried } = catalogFacts[product.product_type];
  const canAct = !isGone || quantity > 0;
  return (
    <article
      className={cx(
        'product-card',
        catalogTint[product.product_type],
        isGone && 'product-card-sold-out',
        product.product_type === 'medicine' && 'is-medicine',
      )}
    >
      <StoredPicture path={product.image} alt={productName(product)} aria-hidden sizes={sizes} widths={WIDTHS} />
      {product.percentOff > 0 && !isGone && (
        <OfferTag>{t(productCard.percentOff, { percent: product.percentOff })}</OfferTag>
      )}
      {product.requiresPrescription && <RxMark className="absolute top-3 right-3 z-1" />}
      {canAct ? action : <SoldOut />}
      {!product.requiresPrescription && <SaveProductButton productId={product._id} name={nameLines(product).main} />}
      <CardPrice product={product} quantity={quantity} />
      <h3>
        <Link to={productPath(product.product_type, product._id)}>
          {names.brand && <small>{`${names.brand} `}</small>}
          {names.name}
        </Link>
      </h3>
      {names.other && <p>{names.other}</p>}
      {packAction && product.packs.length > 0 ? (
        <PackChoice product={product} action={packAction} />
      ) : (
        <p>
          {sizeOf(product)}
          {isCarried && !isGone && !hasStockLabel && <StockLeftNote left={stockLeft(product)} />}
        </p>
      )}
      {isCarried && !isGone && hasStockLabel && <p>{t(productCard.stocksLeft, { count: stockLeft(product) })}</p>}
      {note && <p className="note">{note}</p>}
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
    <div className="product-card-action">
      <span className="inline-flex min-h-9 items-center rounded-add bg-card px-2 font-bold text-ink-600">
        {t(productCard.outOfStock)}
      </span>
    </div>
  );
}
