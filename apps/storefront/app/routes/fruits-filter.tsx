import type { Api } from '@subah/contract/client/api-client';
import { catalogTitles } from '@subah/messages/catalogs';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { filterGroups } from '../features/catalog/filters/filter-links.ts';
import { filterPath } from '../features/catalog/filters/filter-paths.ts';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { parseShelfParams, type ShelfParams, shelfQuery } from '../features/catalog/shelf/shelf-query.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { siteName, siteText } from '../lib/language/site-text.ts';
import { notFound } from '../lib/page/not-found.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { LateFilterScreen } from '../shell/products/late-lists.ts';
import type { Route } from './+types/fruits-filter.ts';

const filtered = (api: Api, id: string, shelfParams: ShelfParams) =>
  api('GET filter/subcategories/products/{id}', { params: { id }, query: shelfQuery(shelfParams) });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shelfParams = parseShelfParams(url.searchParams);
  const id = params.filterSubcategoryId;
  const [filters, page] = await Promise.all([
    api('GET filter/categories-with-subcategories', { query: { limit: 100 } }),
    nullOnFailure(context)(filtered(api, id, shelfParams)),
  ]);
  const category = filters.data.find((filter) => filter.subcategories.some(({ _id }) => _id === id));
  const subcategory = category?.subcategories.find(({ _id }) => _id === id);
  if (!(category && subcategory)) throw notFound();
  return { filters: filters.data, category: siteName(category), subcategory, shelfParams, page };
}

const trail = [{ to: catalogFacts.fruits.homePath, label: t(catalogTitles.fruits) }];

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { subcategory, category, page } = args.loaderData;
  return listingMeta(args, {
    title: `${siteName(subcategory)} · ${category}`,
    description: `${siteText(subcategory.description, subcategory.hindiDescription)} ${t(shelf.description, { what: t(catalogTitles.fruits), ...deliveryTextsOf(args) })}`,
    path: filterPath(subcategory._id),
    trail,
    here: siteName(subcategory),
    products: page?.data,
  });
}

export default function FruitsFilter({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { filters, subcategory, shelfParams, page } = loaderData;
  return (
    <LateFilterScreen
      trail={trail}
      title={siteName(subcategory)}
      lead={siteText(subcategory.description, subcategory.hindiDescription)}
      sideLabel={t(shelf.filters)}
      sideGroups={filterGroups(filters, filterPath(subcategory._id))}
      order={shelfParams.order}
      page={page}
      loadMore={(cursor) => filtered(api, subcategory._id, { ...shelfParams, cursor })}
    />
  );
}
