import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { BannerSlider } from '../features/catalog/banner-slider.tsx';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { categoryBanners } from '../features/catalog/category-banners.ts';
import { CategoryRails } from '../features/catalog/category-rails.tsx';
import { CategoryTiles } from '../features/catalog/category-tiles.tsx';
import { GroceryShortcuts } from '../features/catalog/grocery-shortcuts.tsx';
import { catalogMeta } from '../features/catalog/listing-meta.ts';
import { scenes } from '../features/catalog/scenes.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/grocery-home.ts';

const { title } = catalogFacts.grocery;
const RAIL = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = pagePart(context);
  const [categories, shelves] = await Promise.all([
    part(api('GET grocery/categories', { query: { limit: 100 } })),
    part(api('GET everything/filter-grocery-categories-with-products')),
  ]);
  return {
    categories: categories?.data ?? [],
    shelves: shelves?.data.map((shelf) => ({ ...shelf, products: shelf.products.slice(0, RAIL) })) ?? null,
  };
}

export const meta = (args: Route.MetaArgs) =>
  catalogMeta(args, {
    catalog: 'grocery',
    title,
    description:
      'Atta, rice, dal, oil, masala, snacks and all a home needs, below MRP, at your door in Mandideep and Bhopal 8AM to 11AM. Free home delivery above ₹199.',
    categories: args.loaderData?.categories ?? [],
  });

export default function GroceryHome({ loaderData }: Route.ComponentProps) {
  const { categories, shelves } = loaderData;
  return (
    <CatalogPage title={title}>
      <BannerSlider
        label="Grocery offers"
        banners={[
          {
            tone: 'grocery',
            to: '/superdeal',
            eyebrow: 'Order by 11:00PM, delivered 8AM to 11AM',
            title: 'Your kitchen, stocked by morning',
            text: 'Atta, dal, oil and masala, below MRP.',
            action: 'See super deals',
            art: { scene: scenes.grocery },
          },
          ...categoryBanners({
            catalog: 'grocery',
            categories: shelves ?? [],
            tones: ['morning', 'produce', 'medicine', 'dairy'],
            most: 4,
          }),
        ]}
      />
      <GroceryShortcuts />
      <CategoryTiles id="categories" title="Shop by category" catalog="grocery" categories={categories} />
      <CategoryRails catalog="grocery" categories={shelves} failure="Failed to fetch products" card={shopCard} />
    </CatalogPage>
  );
}
