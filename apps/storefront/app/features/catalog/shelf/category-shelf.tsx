import { catalogTitles } from '@subah/messages/catalogs';
import { searchFilters } from '@subah/messages/search-filters';
import { shelf as messages } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { useApi } from '../../../lib/api/use-api.ts';
import { siteName } from '../../../lib/language/site-text.ts';
import type { Crumb } from '../../../lib/page/structured-data.ts';
import { deliveryTextsOf } from '../../../shared/delivery/delivery-texts.ts';
import { catalogTint } from '../cards/catalog-tint.ts';
import type { GridCard } from '../cards/product-grid.tsx';
import { listingMeta } from '../home/listing-meta.ts';
import { type CategoryShelfData, fetchShelfPage } from './category-shelf.queries.ts';
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

export function categoryShelfMeta(args: Parameters<typeof listingMeta>[0], shelf: CategoryShelfData | undefined) {
  if (!shelf) return [];
  const { catalog, category, current, page } = shelf;
  const path = categoryPath(catalog, category._id);
  const here = nameOf(shelf);
  return listingMeta(args, {
    title: isDefaultView(shelf) ? siteName(category) : `${here} · ${siteName(category)}`,
    description: t(messages.description, { what: here, ...deliveryTextsOf(args) }),
    path: isDefaultView(shelf) ? path : `${path}?subcategory=${current?._id}`,
    image: (current ?? category).image,
    trail: trailOf(shelf),
    here,
    products: page?.data,
  });
}

/** True for what the category's URL shows without `?subcategory=`. */
const isDefaultView = ({ hasAll, subcategories, current }: CategoryShelfData): boolean =>
  current === null || (!hasAll && current._id === subcategories[0]?._id);

const nameOf = (shelf: CategoryShelfData): string =>
  siteName(isDefaultView(shelf) ? shelf.category : (shelf.current ?? shelf.category));

function trailOf(shelf: CategoryShelfData): Crumb[] {
  const { catalog, category } = shelf;
  const home = { to: catalogFacts[catalog].homePath, label: t(catalogTitles[catalog]) };
  return isDefaultView(shelf) ? [home] : [home, { to: categoryPath(catalog, category._id), label: siteName(category) }];
}
