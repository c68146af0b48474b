import type { ProductCard } from '@subah/contract/catalog';
import { productPath } from '@subah/rules/catalog/catalogues';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees } from '@subah/rules/money';
import { OfferTag } from '@subah/ui/badge';
import { Price } from '@subah/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Band } from './band.tsx';
import { CardRow } from './card-row.tsx';
import { SeeAll } from './see-all.tsx';
import { StoredPicture } from './stored-picture.tsx';

type Props = {
  /** The fruit first, then what goes with it. */
  products: readonly ProductCard[];
  card: (product: ProductCard) => ReactNode;
  /** The wide ADD of the fruit itself. */
  action: (product: ProductCard) => ReactNode;
};

export function FruitOfTheDay({ products, card, action }: Props) {
  const [fruit, ...companions] = products;
  if (!fruit) return null;
  return (
    <Band className="grid gap-5 bg-produce md:grid-cols-[300px_minmax(0,1fr)] md:gap-7 lg:grid-cols-[380px_minmax(0,1fr)]">
      <section aria-labelledby="fruit-of-the-day" className="grid content-start gap-3">
        <h2 id="fruit-of-the-day" className="text-xl font-bold tracking-[-.015em] md:text-2xl">
          Fruit of the day
        </h2>
        <Today fruit={fruit} action={action(fruit)} />
      </section>
      {companions.length > 0 && <Companions products={companions} card={card} />}
    </Band>
  );
}

function Companions({ products, card }: Pick<Props, 'products' | 'card'>) {
  return (
    <section aria-labelledby="with-the-fruit" className="min-w-0">
      <div className="mb-3 flex items-end justify-between gap-4">
        <h2 id="with-the-fruit" className="font-bold text-base md:text-xl">
          Goes well with it
        </h2>
        <SeeAll to="/fruitoftheday" what="of fruit of the day" />
      </div>
      <CardRow products={products} card={card} across={4} />
    </section>
  );
}

function Today({ fruit, action }: { fruit: ProductCard; action: ReactNode }) {
  return (
    <article className="card relative grid grid-cols-[116px_1fr] gap-3 border-transparent p-2 tint-produce md:grid-cols-1 lg:grid-cols-[168px_1fr]">
      <div className="overflow-hidden rounded-btn bg-tint" aria-hidden="true">
        <StoredPicture
          path={fruit.image}
          alt={fruit.name}
          sizes="(min-width: 1024px) 168px, (min-width: 768px) 284px, 116px"
          className="aspect-square size-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-1 py-1 pr-1.5 md:px-1.5">
        <h3 className="text-base/5 font-bold">
          <Link
            to={productPath(fruit.product_type, fruit._id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {fruit.name}
          </Link>
        </h3>
        <p className="text-meta text-ink-600">{packSize(fruit.quantity, fruit.unit)}</p>
        <div className="flex flex-wrap items-center gap-x-2">
          <Price
            amount={formatRupees(fruit.price)}
            struck={fruit.mrp > fruit.price ? formatRupees(fruit.mrp) : undefined}
            struckLabel="MRP"
          />
          {fruit.percentOff > 0 && <OfferTag>{fruit.percentOff}% OFF</OfferTag>}
        </div>
        <div className="relative z-2 mt-auto pt-2">{action}</div>
      </div>
    </article>
  );
}
