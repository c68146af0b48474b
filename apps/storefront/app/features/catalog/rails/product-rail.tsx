import { Rail } from '@subah/ui/rail';
import { Fragment, type ReactNode } from 'react';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { SeeAllLink } from './see-all-link.tsx';

type Props = {
  id: string;
  title: string;
  lead?: string;
  seeAll?: string;
  products: readonly CardProduct[];
  kind?: keyof typeof CARDS_IN_HTML;
  card: (product: CardProduct) => ReactNode;
};

/**
 * The first rail may be on the first screen of a desktop; others have as many as a phone shows, those far below the first
 * screens none. The rest follows when a rail comes near; "See all" leads to it without script.
 */
export const CARDS_IN_HTML = { first: 6, middle: 3, far: 0 };

export function ProductRail({ id, title, lead, seeAll, products, kind = 'middle', card }: Props) {
  if (products.length === 0) return null;
  return (
    <Rail
      id={id}
      title={title}
      lead={lead}
      aside={seeAll && <SeeAllLink to={seeAll} what={title} />}
      firstCount={CARDS_IN_HTML[kind]}
    >
      {products.map((product) => (
        <Fragment key={product._id}>{card(product)}</Fragment>
      ))}
    </Rail>
  );
}
