import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { Banner } from '../features/catalog/banner.tsx';
import { CareLinks } from '../features/catalog/care-links.tsx';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { CategoryRails } from '../features/catalog/category-rails.tsx';
import { CategoryTiles } from '../features/catalog/category-tiles.tsx';
import { catalogMeta } from '../features/catalog/listing-meta.ts';
import { PharmacistNote } from '../features/catalog/pharmacist-note.tsx';
import { deepestCut, productsOf } from '../features/catalog/price-facts.ts';
import { scenes } from '../features/catalog/scenes.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/medicine-home.ts';

const { title } = catalogFacts.medicine;
const RAIL = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = pagePart(context);
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
  const cut = deepestCut(productsOf(popular ?? []));
  return (
    <CatalogPage title={`${title} & Healthcare`}>
      <Banner
        tone="medicine"
        to="#categories"
        eyebrow="Genuine, in sealed packs"
        title="Medicines at your door by morning"
        text={cut > 0 ? `Up to ${cut}% off MRP today.` : 'Order by 11:00PM, delivered 8AM to 11AM.'}
        action="Find yours"
        art={{ scene: scenes.medicine }}
        isFirst
      />
      <CareLinks />
      <PharmacistNote />
      <CategoryTiles id="categories" title="Shop by category" catalog="medicine" categories={categories} />
      <CategoryRails
        catalog="medicine"
        prefix="Popular in"
        categories={popular}
        failure="Failed to fetch products"
        card={shopCard}
      />
    </CatalogPage>
  );
}
