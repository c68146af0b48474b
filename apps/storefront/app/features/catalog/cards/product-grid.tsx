import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { CardSkeleton, Loading } from '@subah/ui/skeleton';
import type { ReactNode } from 'react';
import { hasShortName } from '../../../shared/catalog/brand-and-name.ts';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';

/** Columns on a desktop; 4 leaves room for the side navigation. */
export type Columns = keyof typeof COLUMNS;

/** `sizes` is the width of a card's picture in this grid. */
export type GridCard = (product: CardProduct, sizes: string) => ReactNode;

type Props = {
  products: readonly CardProduct[];
  card: GridCard;
  columns?: Columns;
  children?: ReactNode;
};

export function ProductGrid({ products, card, columns = 6, children }: Props) {
  const isDense = products.slice(0, FIRST_PAGE).every(fitsThirdOfPhone);
  const { grid, sizes } = COLUMNS[columns];
  return (
    <ul className={cx(grid, isDense && 'grid-cards-dense')}>
      {products.map((product) => (
        <li key={product._id}>{card(product, `${sizes}, ${isDense ? '30vw' : '45vw'}`)}</li>
      ))}
      {children}
    </ul>
  );
}

/** Only the first page decides, so that the columns stay when more products are loaded. */
const FIRST_PAGE = 24;

const fitsThirdOfPhone = (product: CardProduct): boolean =>
  (product.product_type === 'fruits' || product.product_type === 'grocery') && hasShortName(product);

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
    sizes: '(min-width: 1344px) 224px, (min-width: 1024px) 17vw, (min-width: 768px) 29vw',
  },
  6: {
    grid: 'grid-cards',
    sizes: '(min-width: 1344px) 188px, (min-width: 1024px) 14vw, (min-width: 768px) 29vw',
  },
};
