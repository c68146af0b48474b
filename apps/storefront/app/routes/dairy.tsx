import type { Api } from '@subah/contract/client/api-client';
import { catalogTitles } from '@subah/messages/catalogs';
import { dairy as messages } from '@subah/messages/dairy';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { EmptyState } from '@subah/ui/empty-state';
import { data } from 'react-router';
import { DairyHeader } from '../features/catalog/dairies/dairy-header.tsx';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { SHELF_PAGE_SIZE } from '../features/catalog/shelf/shelf-query.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { siteName } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { currentMinute, useNow } from '../lib/page/use-now.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { LateGrid } from '../shell/products/late-lists.ts';
import type { Route } from './+types/dairy.ts';

async function dairyPage(api: Api, categoryId: string, cursor: string | null) {
  const query = { limit: SHELF_PAGE_SIZE, fields: 'card', grouped: true, ...(cursor !== null && { cursor }) } as const;
  const { products, nextCursor, ...dairy } = (
    await api('GET milk/category/{categoryId}', { params: { categoryId }, query })
  ).data;
  return { dairy, page: { data: products, nextCursor } };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = dairyPage(context.get(apiContext), params.categoryId, url.searchParams.get('cursor'));
  const found = await nullOnFailure(context)(request);
  if (!found) throw data(null, { status: 503 });
  return { ...found, now: currentMinute() };
}

const trail = [{ to: catalogFacts.milk.homePath, label: t(catalogTitles.milk) }];

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { dairy, page } = args.loaderData;
  return listingMeta(args, {
    title: siteName(dairy),
    description: t(messages.description, { name: siteName(dairy), address: dairy.address, ...deliveryTextsOf(args) }),
    path: categoryPath('milk', dairy._id),
    image: dairy.image,
    trail,
    here: siteName(dairy),
    products: page.data,
  });
}

export default function DairyPage({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { dairy, page } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={siteName(dairy)} />
      <DairyHeader dairy={dairy} now={now} />
      <section aria-labelledby="products" className="mt-4 md:mt-7">
        <h2 id="products" className="sr-only">
          {t(messages.productsOf, { name: siteName(dairy) })}
        </h2>
        {page.data.length === 0 ? (
          <EmptyState sunrise title={t(messages.nothingFound)} />
        ) : (
          <LateGrid page={page} loadMore={async (cursor) => (await dairyPage(api, dairy._id, cursor)).page} />
        )}
      </section>
    </div>
  );
}
