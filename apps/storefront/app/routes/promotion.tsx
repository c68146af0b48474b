import { promotions as messages } from '@subah/messages/promotions';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { data, useRevalidator } from 'react-router';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { PromotionHeader } from '../features/catalog/promotions/promotion-header.tsx';
import { promotionForPath, promotions } from '../features/catalog/promotions/promotions.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { toCardPage } from '../shared/catalog/card-product.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { LateGrid } from '../shell/products/late-lists.ts';
import type { Route } from './+types/promotion.ts';

/** A multiple of 2, 3 and 6 columns. */
const PAGE = 24;

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const name = promotionForPath(pattern);
  const cursor = url.searchParams.get('cursor');
  const query = { limit: PAGE, grouped: true, ...(cursor && { cursor }) };
  const page = await nullOnFailure(context)(
    context.get(apiContext)('GET promotions/{name}', { params: { name }, query }),
  );
  return data({ name, page: page && toCardPage(page) }, { status: page ? 200 : 503 });
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { name, page } = args.loaderData;
  const { heading, lead } = promotions[name];
  return listingMeta(args, {
    title: heading,
    description: t(messages.description, { lead, ...deliveryTextsOf(args) }),
    path: `/${name}`,
    trail: [],
    here: heading,
    products: page?.data,
  });
};

export default function PromotionPage({ loaderData: { name, page } }: Route.ComponentProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { heading, lead, tint, scene } = promotions[name];
  const loadMore = (cursor: string) =>
    api('GET promotions/{name}', { params: { name }, query: { limit: PAGE, cursor, grouped: true } });
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={[]} here={heading} />
      <PromotionHeader heading={heading} lead={lead} tint={tint} scene={scene} first={page?.data[0]} />
      <section aria-labelledby="products" className="mt-5 md:mt-7">
        <h2 id="products" className="sr-only">
          {t(shelf.products)}
        </h2>
        {!page && <ErrorState title={t(shelf.loadFailed)} onRetry={() => void revalidate()} />}
        {page?.data.length === 0 && <EmptyState sunrise title={t(shelf.nothingFound)} text={t(messages.comeBack)} />}
        {page && page.data.length > 0 && <LateGrid page={page} loadMore={loadMore} />}
      </section>
    </div>
  );
}
