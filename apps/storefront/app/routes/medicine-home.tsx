import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { Banner } from '../features/catalog/banners/banner.tsx';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { MedicineHealthLinks } from '../features/catalog/health/medicine-health-links.tsx';
import { PharmacistNote } from '../features/catalog/health/pharmacist-note.tsx';
import { CatalogPage } from '../features/catalog/home/catalog-page.tsx';
import { catalogMeta } from '../features/catalog/home/listing-meta.ts';
import { CategoryRails } from '../features/catalog/rails/category-rails.tsx';
import { maxPercentOff, productsOf } from '../features/catalog/rails/price-range.ts';
import { CategoryTiles } from '../features/catalog/tiles/category-tiles.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/medicine-home.ts';

const { title } = catalogFacts.medicine;
const RAIL = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = nullOnFailure(context);
  const [categories, popular] = await Promise.all([
    part(api('GET medicines/categories', { query: { limit: 100 } })),
    part(api('GET everything/filter-medicine-categories-products')),
  ]);
  return {
    categories: categories?.data ?? [],
    popular: popular?.data.map((shelf) => ({ ...shelf, products: shelf.products.slice(0, RAIL) })) ?? null,
  };
}

export const meta = (args: Route.MetaArgs) =>
  catalogMeta(args, {
    catalog: 'medicine',
    title: `${title} & Healthcare`,
    description:
      'Medicines in sealed packs below MRP, lab tests at home, doctors near Mandideep, and a pharmacist who checks every prescription.',
    categories: args.loaderData?.categories ?? [],
  });

export default function MedicineHome({ loaderData }: Route.ComponentProps) {
  const { categories, popular } = loaderData;
  const cut = maxPercentOff(productsOf(popular ?? []));
  return (
    <CatalogPage title={`${title} & Healthcare`}>
      <Banner
        tone="medicine"
        to="#categories"
        eyebrow="Genuine, in sealed packs"
        title="Medicines at your door by morning"
        text={cut > 0 ? `Up to ${cut}% off MRP today.` : 'Order by 11:00PM, delivered 8AM to 11AM.'}
        action="Find yours"
        art={{ scene: scenePictures.medicine }}
        isFirst
      />
      <MedicineHealthLinks />
      <PharmacistNote />
      <CategoryTiles id="categories" title="Shop by category" catalog="medicine" categories={categories} />
      <CategoryRails
        catalog="medicine"
        prefix="Popular in"
        categories={popular}
        failure="Failed to fetch products"
        card={productCardWithCart}
      />
    </CatalogPage>
  );
}
