import { searchFilters } from '@subah/messages/search-filters';
import { shelf as messages } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { categoryPath } from '@subah/rules/catalog/catalogs';
import { useApi } from '../../../lib/api/use-api.ts';
import { siteName } from '../../../lib/language/site-text.ts';
import { catalogTint } from '../cards/catalog-tint.ts';
import type { GridCard } from '../cards/product-grid.tsx';
import { type CategoryShelfData, fetchShelfPage } from './category-shelf.queries.ts';
import { nameOf, trailOf } from './category-shelf-meta.ts';
import { ProductCount } from './product-count.tsx';
import { Shelf } from './shelf.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { SortLinks } from './sort-links.tsx';

type Props = {
  shelf: CategoryShelfData;
  /** By default the name of the category. */
  title?: string;
  card: GridCard;
};

/** The products of one category, with its subcategories in the side navigation. */
export function CategoryShelf({ shelf, title, card }: Props) {
  const api = useApi();
  const { catalog, category, subcategories, current, hasAll, order, filter, brands, page } = shelf;
  const isFiltered = Object.keys(filter).length > 0;
  const path = categoryPath(catalog, category._id);
  const all = { to: path, label: t(messages.all), image: category.image, isCurrent: current === null };
  const links = subcategories.map((subcategory) => ({
    to: `${path}?subcategory=${subcategory._id}`,
    label: siteName(subcategory),
    image: subcategory.image,
    isCurrent: subcategory._id === current?._id,
  }));
  return (
    <Shelf
      trail={trailOf(shelf)}
      here={nameOf(shelf)}
      title={title ?? siteName(category)}
      lead={title ? siteName(category) : undefined}
      tint={catalogTint[catalog]}
      sideLabel={t(messages.subcategoriesOf, { category: siteName(category) })}
      sideGroups={links.length > 0 ? [{ links: hasAll ? [all, ...links] : links }] : []}
      tools={
        page?.data.length === 0 && !isFiltered ? undefined : (
          <>
            <ProductCount page={page} />
            <SortLinks order={order} />
            <ShelfFilters brands={brands} hasVegMark={catalog === 'grocery'} />
          </>
        )
      }
      page={page}
      emptyText={isFiltered ? t(searchFilters.nothingLeft) : undefined}
      loadMore={(cursor) => fetchShelfPage(api, shelf, cursor)}
      card={card}
    />
  );
}
