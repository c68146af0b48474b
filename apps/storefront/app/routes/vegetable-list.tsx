import type { Api } from '@subah/contract/client/api-client';
import { catalogTitles } from '@subah/messages/catalogs';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { toSlug } from '@subah/rules/catalog/slug';
import { vegetableLinks, vegetableListForPath } from '../features/catalog/filters/vegetable-lists.ts';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import type { ProductPage } from '../features/catalog/shelf/product-page.ts';
import { parseShelfParams, type ShelfParams, shelfQuery } from '../features/catalog/shelf/shelf-query.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { LateFilterScreen } from '../shell/products/late-lists.ts';
import type { Route } from './+types/vegetable-list.ts';

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const list = vegetableListForPath(pattern);
  const shelfParams = parseShelfParams(url.searchParams);
  const page = await nullOnFailure(context)(vegetables(context.get(apiContext), list.path, shelfParams));
  return { list, shelfParams, page };
}

async function vegetables(api: Api, path: string, shelfParams: ShelfParams): Promise<ProductPage> {
  const { data } = await api('GET fruits-vegetables/subcategories', { query: { limit: 100 } });
  const found = data.find(({ name }) => `/${toSlug(name)}` === path);
  // The subcategory may have been renamed: show an empty page.
  if (!found) return { data: [], nextCursor: null };
  const text = shelfParams.text.trim();
  return api('GET fruits-vegetables/product/subcategory/{id}', {
    params: { id: found._id },
    query: { ...shelfQuery(shelfParams), ...(text && { q: text }) },
  });
}

const trail = [{ to: catalogFacts.fruits.homePath, label: t(catalogTitles.fruits) }];

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { list, page } = args.loaderData;
  return listingMeta(args, {
    title: list.name,
    description: t(shelf.description, { what: list.name, ...deliveryTextsOf(args) }),
    path: list.path,
    trail,
    here: list.name,
    products: page?.data,
  });
}

export default function VegetableListPage({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { list, shelfParams, page } = loaderData;
  return (
    <LateFilterScreen
      trail={trail}
      title={list.name}
      lead={list.lead}
      sideLabel={t(shelf.vegetables)}
      sideGroups={[{ links: vegetableLinks(list.path) }]}
      order={shelfParams.order}
      text={shelfParams.text}
      page={page}
      loadMore={(cursor) => vegetables(api, list.path, { ...shelfParams, cursor })}
    />
  );
}
