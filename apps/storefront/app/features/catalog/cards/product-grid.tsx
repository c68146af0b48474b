import type { ProductCard } from '@subah/contract/catalog/catalog';
import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { CardSkeleton, Loading } from '@subah/ui/skeleton';
import type { ReactNode } from 'react';

/** Columns on a desktop; 4 leaves room for the side navigation. */
export type Columns = keyof typeof COLUMNS;

/** `sizes` is the width of a card's picture in this grid. */
export type GridCard = (product: ProductCard, sizes: string) => ReactNode;

type Props = {
  products: readonly ProductCard[];
  card: GridCard;
  columns?: Columns;
  children?: ReactNode;
};

export function ProductGrid({ products, card, columns = 6, children }: Props) {
  return (
    <ul className={COLUMNS[columns].grid}>
      {products.map((product) => (
        <li key={product._id} className="grid">
          {card(product, COLUMNS[columns].sizes)}
        </li>
      ))}
      {children}
    </ul>
  );
}

export function ProductGridSkeleton({ count = 12, columns = 6 }: { count?: number; columns?: Columns }) {
  return (
    <Loading label={t(common.loading)} className={COLUMNS[columns].grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are equal and never reordered
        <CardSkeleton key={index} />
      ))}
    </Loading>
  );
}

const COLUMNS = {
  4: {
    grid: cx('grid-cards', 'lg:grid-cols-4'),
    sizes: '(min-width: 1344px) 224px, (min-width: 1024px) 17vw, (min-width: 768px) 29vw, 45vw',
  },
  6: {
    grid: 'grid-cards',
    sizes: '(min-width: 1344px) 188px, (min-width: 1024px) 14vw, (min-width: 768px) 29vw, 45vw',
  },
};
