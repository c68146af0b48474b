import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { BannerSlider } from '../features/catalog/banners/banner-slider.tsx';
import { categoryBanners } from '../features/catalog/banners/category-banners.ts';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { CatalogPage } from '../features/catalog/home/catalog-page.tsx';
import { catalogMeta } from '../features/catalog/home/listing-meta.ts';
import { CategoryRails } from '../features/catalog/rails/category-rails.tsx';
import { CategoryTiles } from '../features/catalog/tiles/category-tiles.tsx';
import { GroceryShortcuts } from '../features/catalog/tiles/grocery-shortcuts.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/grocery-home.ts';

const { title } = catalogFacts.grocery;
const RAIL = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = nullOnFailure(context);
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
            art: { scene: scenePictures.grocery },
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
      <CategoryRails
        catalog="grocery"
        categories={shelves}
        failure="Failed to fetch products"
        card={productCardWithCart}
      />
    </CatalogPage>
  );
}
