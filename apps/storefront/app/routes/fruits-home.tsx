import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { BannerSlider } from '../features/catalog/banners/banner-slider.tsx';
import { categoryBanners } from '../features/catalog/banners/category-banners.ts';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { FilterPanels } from '../features/catalog/filters/filter-panels.tsx';
import { CatalogPage } from '../features/catalog/home/catalog-page.tsx';
import { catalogMeta } from '../features/catalog/home/listing-meta.ts';
import { CategoryRails } from '../features/catalog/rails/category-rails.tsx';
import { CategoryTiles } from '../features/catalog/tiles/category-tiles.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/fruits-home.ts';

const { title } = catalogFacts.fruits;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = nullOnFailure(context);
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
            art: { scene: scenePictures.produce },
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
        card={productCardWithCart}
      />
    </CatalogPage>
  );
}
