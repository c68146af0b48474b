import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { BannerSlider } from '../features/catalog/banners/banner-slider.tsx';
import { categoryBanners } from '../features/catalog/banners/category-banners.ts';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { FilterPanels } from '../features/catalog/filters/filter-panels.tsx';
import { CatalogHome, catalogHomeMeta, railsOf } from '../features/catalog/home/catalog-home.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import { LateRails } from '../shell/products/late-lists.ts';
import type { Route } from './+types/fruits-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const [filters, categories, popular] = await Promise.all([
    orNull(api('GET filter/categories-with-subcategories')),
    orNull(api('GET fruits-vegetables/categories', { query: { limit: 100 } })),
    orNull(
      api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true, orSuggested: true } }),
    ),
  ]);
  return { filters: filters?.data ?? null, categories: categories?.data ?? [], popular: railsOf(popular?.data) };
}

export const meta = (args: Route.MetaArgs) => catalogHomeMeta(args, 'fruits', args.loaderData?.categories);

export default function FruitsHome({ loaderData: { filters, categories, popular } }: Route.ComponentProps) {
  const delivery = useDeliveryTexts();
  return (
    <CatalogHome catalog="fruits" categories={categories} rails={<LateRails catalog="fruits" categories={popular} />}>
      <BannerSlider
        label={t(catalogHome.fruitsOffers)}
        banners={[
          {
            tone: 'produce',
            to: '/seasonal',
            eyebrow: t(catalogHome.seasonEyebrow),
            title: t(catalogHome.seasonTitle),
            text: t(catalogHome.seasonText, delivery),
            action: t(catalogHome.seeSeason),
            art: { scene: scenePictures.produce },
          },
          ...categoryBanners({
            catalog: 'fruits',
            categories: popular ?? [],
            tones: ['morning', 'produce', 'grocery'],
            maxCount: 4,
          }),
        ]}
      />
      <FilterPanels filters={filters} />
    </CatalogHome>
  );
}
