import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { BannerSlider } from '../features/catalog/banners/banner-slider.tsx';
import { categoryBanners } from '../features/catalog/banners/category-banners.ts';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { CatalogHome, catalogHomeMeta, railsOf } from '../features/catalog/home/catalog-home.tsx';
import { GroceryShortcuts } from '../features/catalog/tiles/grocery-shortcuts.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import { useShop } from '../shared/shop/use-shop.ts';
import { LateRails } from '../shell/products/late-lists.ts';
import type { Route } from './+types/grocery-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const [categories, withProducts] = await Promise.all([
    orNull(api('GET grocery/categories', { query: { limit: 100 } })),
    orNull(
      api('GET everything/filter-grocery-categories-with-products', {
        query: { fields: 'card', grouped: true, orSuggested: true },
      }),
    ),
  ]);
  return { categories: categories?.data ?? [], rails: railsOf(withProducts?.data) };
}

export const meta = (args: Route.MetaArgs) => catalogHomeMeta(args, 'grocery', args.loaderData?.categories);

export default function GroceryHome({ loaderData: { categories, rails } }: Route.ComponentProps) {
  const { promise } = useDeliveryTexts();
  const hasOffers = useShop().sections.includes('offers');
  return (
    <CatalogHome catalog="grocery" categories={categories} rails={<LateRails catalog="grocery" categories={rails} />}>
      <BannerSlider
        label={t(catalogHome.groceryOffers)}
        banners={[
          ...(hasOffers ? [superDealsBanner(promise)] : []),
          ...categoryBanners({
            catalog: 'grocery',
            categories: rails ?? [],
            tones: ['morning', 'produce', 'medicine', 'dairy'],
            maxCount: 4,
          }),
        ]}
      />
      <GroceryShortcuts />
    </CatalogHome>
  );
}

const superDealsBanner = (promise: string) => ({
  tone: 'grocery' as const,
  to: '/superdeal',
  eyebrow: promise,
  title: t(catalogHome.groceryTitle),
  text: t(catalogHome.groceryText),
  action: t(catalogHome.seeSuperDeals),
  art: { scene: scenePictures.grocery },
});
