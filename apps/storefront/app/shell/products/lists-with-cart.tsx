import { UpdatedNote } from '../../features/catalog/cards/updated-note.tsx';
import { FilterScreen } from '../../features/catalog/filters/filter-screen.tsx';
import { CatalogRails } from '../../features/catalog/home/catalog-rails.tsx';
import { CategoryShelf } from '../../features/catalog/shelf/category-shelf.tsx';
import { LoadMoreGrid } from '../../features/catalog/shelf/load-more-grid.tsx';
import { productCardWithCart } from './product-card-with-cart.tsx';

type WithoutCard<List extends (props: never) => unknown> = Omit<Parameters<List>[0], 'card'>;

export const RailsWithCart = (props: WithoutCard<typeof CatalogRails>) => (
  <CatalogRails {...props} card={productCardWithCart} />
);

export const GridWithCart = (props: WithoutCard<typeof LoadMoreGrid>) => (
  <LoadMoreGrid {...props} card={productCardWithCart} />
);

export const FilterScreenWithCart = (props: WithoutCard<typeof FilterScreen>) => (
  <FilterScreen {...props} card={productCardWithCart} />
);

/** `now` is the server's time, for cards that show the age of the price. */
export function ShelfWithCart({ now, ...props }: WithoutCard<typeof CategoryShelf> & { now: string | null }) {
  const cardWithTime =
    (serverNow: Date): typeof productCardWithCart =>
    (product, sizes) =>
      productCardWithCart(product, sizes, <UpdatedNote updatedAt={product.updatedAt} now={serverNow} />);
  return <CategoryShelf {...props} card={now === null ? productCardWithCart : cardWithTime(new Date(now))} />;
}
