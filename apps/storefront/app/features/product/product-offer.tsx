import type { Product } from '@subah/contract/catalog/catalog';
import type { ReviewSummary } from '@subah/contract/reviews/reviews';
import { product as messages } from '@subah/messages/product';
import { productCard } from '@subah/messages/product-card';
import { reviews } from '@subah/messages/reviews';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { isSoldOut, stockLeft } from '@subah/rules/catalog/stock-left';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { OfferTag } from '@subah/ui/badge';
import { fillText } from '@subah/ui/fill-text';
import { Price } from '@subah/ui/price';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { sizeOf } from '../../shared/catalog/product-size.ts';
import { StockLeftNote } from '../../shared/catalog/stock-left-note.tsx';
import { BuyBar } from './buy-bar.tsx';
import { NotifyMe } from './notify-me.tsx';
import { Stars } from './stars.tsx';
import { VegMark } from './veg-mark.tsx';

type Props = {
  product: Product;
  rating: ReviewSummary;
  /** Packs in the cart; above zero their total is shown. */
  quantity: number;
  /** The ADD button or its stepper. */
  action: ReactNode;
};

export function ProductOffer({ product, rating, quantity, action }: Props) {
  const isGone = isSoldOut(product);
  const names = nameLines(product);
  const other = names.other ?? product.hindiName;
  const purchase = isGone && quantity === 0 ? <NotifyMe productId={product._id} /> : action;
  return (
    <div>
      <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{names.main}</h1>
      <p className="mt-0.5 text-base text-ink-600">
        {sizeOf(product)}
        {other && (
          <>
            {' · '}
            <span lang={other === product.hindiName ? 'hi' : 'en'}>{other}</span>
          </>
        )}
      </p>
      {rating.average !== null && (
        <a href="#reviews" className="num mt-1 inline-flex items-center gap-1.5 hover:underline">
          <Stars rating={Math.round(rating.average)} />
          {rating.average.toFixed(1)} · {t(reviews.count, { count: rating.count })}
        </a>
      )}
      {product.vegMark && <VegMark mark={product.vegMark} />}
      {product.origin && (
        <p className="mt-2 flex items-center gap-1.5 text-ink-600">
          <MapPin aria-hidden="true" className="size-4 flex-none" />
          {t(messages.origin, { origin: product.origin })}
        </p>
      )}
      <div className="mt-4 grid items-start gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_200px]">
        <div>
          <div className="flex flex-wrap items-center gap-x-2">
            <Price
              size="lg"
              amount={formatRupees(product.price)}
              struck={product.mrp > product.price ? t(messages.mrp, { price: formatRupees(product.mrp) }) : undefined}
              struckLabel=""
            />
            {product.percentOff > 0 && !isGone && (
              <OfferTag>{t(productCard.percentOff, { percent: product.percentOff })}</OfferTag>
            )}
          </div>
          {isGone && <p className="font-bold text-chilli">{t(productCard.outOfStock)}</p>}
          <p className="text-ink-600 text-meta">
            {t(messages.includesTaxes)}
            {catalogFacts[product.product_type].isCarried && !isGone && <StockLeftNote left={stockLeft(product)} />}
          </p>
        </div>
        <div>
          <div className="max-md:hidden">{purchase}</div>
          {quantity > 0 && <Total rupees={toRupees(toPaise(product.price) * quantity)} quantity={quantity} />}
        </div>
      </div>
      <BuyBar product={product} action={purchase} />
    </div>
  );
}

function Total({ rupees, quantity }: { rupees: number; quantity: number }) {
  return (
    <p className="num mt-1.5 text-center text-ink-600">
      {fillText(t(messages.totalFor, { count: quantity }), {
        total: <b className="font-extrabold text-ink">{formatRupees(rupees)}</b>,
      })}
    </p>
  );
}
