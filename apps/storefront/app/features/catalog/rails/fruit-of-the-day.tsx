import { productCard } from '@subah/messages/product-card';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { OfferTag } from '@subah/ui/badge';
import { CardRow } from '@subah/ui/rail';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { productName } from '../../../shared/catalog/product-name.ts';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';
import { TintedSection } from '../banners/tinted-section.tsx';
import { CARDS_IN_HTML } from './product-rail.tsx';
import { SeeAllLink } from './see-all-link.tsx';

type Props = {
  /** The fruit first, then its companions. */
  products: readonly CardProduct[];
  card: (product: CardProduct) => ReactNode;
  action: (product: CardProduct) => ReactNode;
};

export function FruitOfTheDay({ products, card, action }: Props) {
  const [fruit, ...companions] = products;
  if (!fruit) return null;
  return (
    <TintedSection className="grid gap-5 bg-produce lg:grid-cols-[400px_minmax(0,1fr)] lg:gap-7">
      <section aria-labelledby="fruit-of-the-day" className="flex flex-col">
        <h2
          id="fruit-of-the-day"
          className="mb-3 flex items-end font-bold text-xl tracking-[-0.015em] md:text-2xl lg:min-h-8"
        >
          {t(productRails.fruitOfTheDay)}
        </h2>
        <Today fruit={fruit} action={action(fruit)} />
      </section>
      {companions.length > 0 && <Companions products={companions} card={card} />}
    </TintedSection>
  );
}

function Today({ fruit, action }: { fruit: CardProduct; action: ReactNode }) {
  return (
    <article className="card card-lift tint-produce relative grid flex-1 grid-cols-[116px_minmax(0,1fr)] gap-3 border-transparent p-1.5 md:grid-cols-[200px_1fr] lg:mt-0.5 lg:mb-1.5">
      <div className="grid items-center overflow-hidden rounded-btn bg-tint" aria-hidden="true">
        <StoredPicture
          path={fruit.image}
          alt={productName(fruit)}
          sizes="(min-width: 768px) 200px, 116px"
          className="aspect-square w-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-0.5 py-2 pr-2 md:px-2 md:py-3">
        <h3 className="font-bold text-base/5 md:text-xl">
          <Link
            to={productPath(fruit.product_type, fruit._id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {productName(fruit)}
          </Link>
        </h3>
        <p className="text-ink-600">{packSizeText(fruit)}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <ProductPrice price={fruit.price} mrp={fruit.mrp} />
          {fruit.percentOff > 0 && <OfferTag>{t(productCard.percentOff, { percent: fruit.percentOff })}</OfferTag>}
        </div>
        <div className="relative z-2 mt-auto pt-3 md:max-lg:max-w-60">{action}</div>
      </div>
    </article>
  );
}

function Companions({ products, card }: Pick<Props, 'products' | 'card'>) {
  return (
    <section aria-labelledby="same-shelf" className="min-w-0">
      <div className="mb-3 flex min-h-8 items-end justify-between gap-4">
        <h2 id="same-shelf" className="font-bold text-base md:text-xl">
          {t(productRails.moreFruits)}
        </h2>
        <SeeAllLink to="/fruitoftheday" what={t(productRails.fruitOfTheDay)} />
      </div>
      <CardRow firstCount={CARDS_IN_HTML.middle} className="lg:auto-cols-[calc((100%-3*16px)/4)]">
        {products.map((product) => (
          <Fragment key={product._id}>{card(product)}</Fragment>
        ))}
      </CardRow>
    </section>
  );
}
