import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { ProductCount } from './product-count.tsx';
import type { GridCard } from './product-grid.tsx';
import type { ProductPage } from './product-page.ts';
import { Shelf } from './shelf.tsx';
import { ShelfSearch } from './shelf-search.tsx';
import type { SideGroup } from './side-list.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { Crumb } from './structured-data.ts';

type Props = {
  trail: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  sideLabel: string;
  sideGroups: readonly SideGroup[];
  order: ShelfOrder;
  /** What was typed into the box over the list; without it there is no box. */
  text?: string;
  page: ProductPage | null;
  loadMore: (cursor: string) => Promise<ProductPage>;
  card: GridCard;
};

/** A list that can be sorted, and where the list is long enough for it, looked through. */
export function FilterScreen({ order, text, ...shelf }: Props) {
  return (
    <Shelf
      {...shelf}
      here={shelf.title}
      tint="tint-produce"
      tools={
        <>
          {text === undefined ? <ProductCount page={shelf.page} /> : <ShelfSearch within={shelf.title} text={text} />}
          <SortChoice order={order} />
        </>
      }
      emptyText={text ? 'Try another word, or look in the lists beside it.' : undefined}
    />
  );
}
