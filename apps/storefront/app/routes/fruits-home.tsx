import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { BannerSlider } from '../features/catalog/banner-slider.tsx';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { categoryBanners } from '../features/catalog/category-banners.ts';
import { CategoryRails } from '../features/catalog/category-rails.tsx';
import { CategoryTiles } from '../features/catalog/category-tiles.tsx';
import { FilterPanels } from '../features/catalog/filter-panels.tsx';
import { catalogMeta } from '../features/catalog/listing-meta.ts';
import { scenes } from '../features/catalog/scenes.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/fruits-home.ts';

const { title } = catalogFacts.fruits;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = pagePart(context);
  const [filters, categories, popular] = await Promise.all([
    part(api('GET filter/categories-with-subcategories')),
    part(api('GET fruits-vegetables/categories', { query: { limit: 100 } })),
    part(api('GET everything/filter-popular-veggies')),
  ]);
  return { filters: filters?.data ?? null, categories: categories?.data ?? [], popular: popular?.data ?? null };
}

export const meta = (args: Route.MetaArgs) =>
  catalogMeta(args, {
    catalog: 'fruits',
    title,
    description:
      'Fresh fruit and vegetables from the mandi, sorted by hand, at your door in Mandideep and Bhopal 8AM to 11AM. Free home delivery above ₹199.',
    categories: args.loaderData?.categories ?? [],
  });

export default function FruitsHome({ loaderData }: Route.ComponentProps) {
  const { filters, categories, popular } = loaderData;
  return (
    <CatalogPage title={title}>
      <BannerSlider
        label="Fruit and vegetable offers"
        banners={[
          {
            tone: 'produce',
            to: '/seasonal',
            eyebrow: 'Straight from the mandi',
            title: 'What is in season tastes best',
            text: 'Sorted by hand, at your door 8AM to 11AM.',
            action: 'See what is in season',
            art: { scene: scenes.produce },
          },
          ...categoryBanners({
            catalog: 'fruits',
            categories: popular ?? [],
            tones: ['morning', 'produce', 'grocery'],
            most: 4,
          }),
        ]}
      />
      <FilterPanels filters={filters} />
      <CategoryTiles id="categories" title="Shop by category" catalog="fruits" categories={categories} />
      <CategoryRails
        catalog="fruits"
        prefix="Popular in"
        categories={popular}
        failure="Failed to fetch popular veggies"
        card={shopCard}
      />
    </CatalogPage>
  );
}
