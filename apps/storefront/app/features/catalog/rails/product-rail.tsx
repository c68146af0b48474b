import type { ProductCard } from '@subah/contract/catalog/catalog';
import { Rail } from '@subah/ui/rail';
import { Fragment, type ReactNode } from 'react';
import { SeeAllLink } from './see-all-link.tsx';

type Props = {
  id: string;
  title: string;
  lead?: string;
  seeAll?: string;
  products: readonly ProductCard[];
  card: (product: ProductCard) => ReactNode;
};

export function ProductRail({ id, title, lead, seeAll, products, card }: Props) {
  if (products.length === 0) return null;
  return (
    <Rail id={id} title={title} lead={lead} aside={seeAll && <SeeAllLink to={seeAll} what={title} />}>
      {products.map((product) => (
        <Fragment key={product._id}>{card(product)}</Fragment>
      ))}
    </Rail>
  );
}
