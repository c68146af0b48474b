import type { Api } from '@subah/contract/client/api-client';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { filterGroups } from '../features/catalog/filters/filter-links.ts';
import { RECOMMENDED_PATH } from '../features/catalog/filters/filter-paths.ts';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { parseShelfParams, type ShelfParams, shelfQuery } from '../features/catalog/shelf/shelf-query.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { LateFilterScreen } from '../shell/products/late-lists.ts';
import type { Route } from './+types/super-deals-recommended.ts';

const recommended = (api: Api, shelfParams: ShelfParams) =>
  api('GET promotions/{name}', { params: { name: 'recommended' }, query: shelfQuery(shelfParams) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const shelfParams = parseShelfParams(url.searchParams);
  const [filters, page] = await Promise.all([
    orNull(api('GET filter/categories-with-subcategories', { query: { limit: 100 } })),
    orNull(recommended(api, shelfParams)),
  ]);
  return { filters: filters?.data ?? [], shelfParams, page };
}

const TITLE = t(shelf.recommended);

export const meta = (args: Route.MetaArgs) =>
  listingMeta(args, {
    title: TITLE,
    description: t(shelf.recommendedDescription, deliveryTextsOf(args)),
    path: RECOMMENDED_PATH,
    trail: [],
    here: TITLE,
    products: args.loaderData?.page?.data,
  });

export default function SuperDealsRecommended({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { filters, shelfParams, page } = loaderData;
  return (
    <LateFilterScreen
      trail={[]}
      title={TITLE}
      lead={t(shelf.recommendedLead)}
      sideLabel={t(shelf.filters)}
      sideGroups={filterGroups(filters, RECOMMENDED_PATH)}
      order={shelfParams.order}
      page={page}
      loadMore={(cursor) => recommended(api, { ...shelfParams, cursor })}
    />
  );
}
