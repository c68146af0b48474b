import type { Api } from '@subah/contract/client/api-client';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { EmptyState } from '@subah/ui/empty-state';
import { data } from 'react-router';
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx';
import { DairyHead } from '../features/catalog/dairy-head.tsx';
import { listingMeta } from '../features/catalog/listing-meta.ts';
import { MoreProducts } from '../features/catalog/more-products.tsx';
import { SHELF_PAGE } from '../features/catalog/shelf-wish.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { useApi } from '../lib/use-api.ts';
import { useNow } from '../lib/use-now.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/dairy.ts';

async function dairyPage(api: Api, categoryId: string, cursor: string | null) {
  const query = cursor === null ? { limit: SHELF_PAGE } : { limit: SHELF_PAGE, cursor };
  const { products, nextCursor, ...dairy } = (
    await api('GET milk/category/{categoryId}', { params: { categoryId }, query })
  ).data;
  return { dairy, page: { data: products, nextCursor } };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = dairyPage(context.get(apiContext), params.categoryId, url.searchParams.get('cursor'));
  const found = await pagePart(context)(asked);
  // Without the dairy there is no page to stand.
  if (!found) throw data(null, { status: 503 });
  return { ...found, now: new Date().toISOString() };
}

const trail = [{ to: catalogFacts.milk.homePath, label: catalogFacts.milk.title }];

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { dairy, page } = args.loaderData;
  return listingMeta(args, {
    title: dairy.name,
    description: `Milk and milk products of ${dairy.name}, ${dairy.address}. Quality tested, home delivery 8AM to 11AM.`,
    path: categoryPath('milk', dairy._id),
    image: dairy.image,
    trail,
    here: dairy.name,
    products: page.data,
  });
}

export default function DairyPage({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { dairy, page } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={dairy.name} />
      <DairyHead dairy={dairy} now={now} />
      <section aria-labelledby="products" className="mt-4 md:mt-7">
        <h2 id="products" className="sr-only">
          Products of {dairy.name}
        </h2>
        {page.data.length === 0 ? (
          <EmptyState sun title="No products found." />
        ) : (
          <MoreProducts
            page={page}
            loadMore={async (cursor) => (await dairyPage(api, dairy._id, cursor)).page}
            card={shopCard}
          />
        )}
      </section>
    </div>
  );
}
