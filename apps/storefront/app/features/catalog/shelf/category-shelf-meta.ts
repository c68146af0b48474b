import { catalogTitles } from '@subah/messages/catalogs';
import { shelf as messages } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { siteName } from '../../../lib/language/site-text.ts';
import type { Crumb } from '../../../lib/page/structured-data.ts';
import { deliveryTextsOf } from '../../../shared/delivery/delivery-texts.ts';
import { listingMeta } from '../home/listing-meta.ts';
import type { CategoryShelfData } from './category-shelf.queries.ts';

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

export const nameOf = (shelf: CategoryShelfData): string =>
  siteName(isDefaultView(shelf) ? shelf.category : (shelf.current ?? shelf.category));

export function trailOf(shelf: CategoryShelfData): Crumb[] {
  const { catalog, category } = shelf;
  const home = { to: catalogFacts[catalog].homePath, label: t(catalogTitles[catalog]) };
  return isDefaultView(shelf) ? [home] : [home, { to: categoryPath(catalog, category._id), label: siteName(category) }];
}
