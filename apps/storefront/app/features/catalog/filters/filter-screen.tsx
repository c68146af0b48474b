import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import type { Crumb } from '../../../lib/page/structured-data.ts';
import type { GridCard } from '../cards/product-grid.tsx';
import { ProductCount } from '../shelf/product-count.tsx';
import type { ProductPage } from '../shelf/product-page.ts';
import { Shelf } from '../shelf/shelf.tsx';
import { ShelfSearch } from '../shelf/shelf-search.tsx';
import type { SideGroup } from '../shelf/side-nav.tsx';
import { SortLinks } from '../shelf/sort-links.tsx';

type Props = {
  trail: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  sideLabel: string;
  sideGroups: readonly SideGroup[];
  order: ShelfOrder;
  /** Text of the search box; undefined hides the box. */
  text?: string;
  page: ProductPage | null;
  loadMore: (cursor: string) => Promise<ProductPage>;
  card: GridCard;
};

export function FilterScreen({ order, text, ...list }: Props) {
  return (
    <Shelf
      {...list}
      here={list.title}
      tint="tint-produce"
      tools={
        <>
          {text === undefined ? <ProductCount page={list.page} /> : <ShelfSearch within={list.title} text={text} />}
          <SortLinks order={order} />
        </>
      }
      emptyText={text ? t(shelf.tryAnotherWord) : undefined}
    />
  );
}
