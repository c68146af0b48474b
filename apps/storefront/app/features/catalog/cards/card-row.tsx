import type { ProductCard } from '@subah/contract/catalog/catalog';
import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';

type Props = {
  products: readonly ProductCard[];
  card: (product: ProductCard) => ReactNode;
  /** Columns on a desktop. */
  columns: keyof typeof COLUMNS;
};

/** Scrolls sideways on phones. */
export function CardRow({ products, card, columns }: Props) {
  return (
    <ul
      className={cx(
        'no-scrollbar -mx-gutter grid snap-x auto-cols-[152px] grid-flow-col gap-2.5 overflow-x-auto px-gutter pt-0.5 pb-1.5',
        'md:auto-cols-[184px] md:gap-4 lg:mx-0 lg:px-0',
        COLUMNS[columns],
      )}
    >
      {products.map((product) => (
        <li key={product._id} className="grid snap-start scroll-ml-gutter">
          {card(product)}
        </li>
      ))}
    </ul>
  );
}

const COLUMNS = {
  4: 'lg:auto-cols-[calc((100%-3*16px)/4)]',
  6: 'lg:auto-cols-[calc((100%-5*16px)/6)]',
};
