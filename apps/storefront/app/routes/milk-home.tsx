import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { Banner } from '../features/catalog/banners/banner.tsx';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { DairyCards } from '../features/catalog/dairies/dairy-cards.tsx';
import { MilkPromises } from '../features/catalog/dairies/milk-promises.tsx';
import { CatalogPage } from '../features/catalog/home/catalog-page.tsx';
import { catalogMeta } from '../features/catalog/home/listing-meta.ts';
import { CategoryRails } from '../features/catalog/rails/category-rails.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/milk-home.ts';

const { title } = catalogFacts.milk;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = nullOnFailure(context);
  const [dairies, popular] = await Promise.all([
    part(api('GET milk', { query: { limit: 100 } })),
    part(api('GET everything/dairy-categories-product')),
  ]);
  return { dairies: dairies?.data ?? null, popular: popular?.data ?? null };
}

export const meta = (args: Route.MetaArgs) =>
  catalogMeta(args, {
    catalog: 'milk',
    title,
    description:
      'Milk from healthy cattle, quality tested for 100+ common adulterants, with home delivery 8AM to 11AM in Mandideep and Bhopal.',
    categories: args.loaderData?.dairies ?? [],
  });

export default function MilkHome({ loaderData }: Route.ComponentProps) {
  return (
    <CatalogPage title={title}>
      <Banner
        tone="dairy"
        to="#dairies"
        eyebrow="From dairies near Mandideep"
        title="Milk, tested before you wake"
        text="Order by 11:00PM, at your door 8AM to 11AM."
        action="Choose your dairy"
        art={{ scene: scenePictures.dairy }}
        isFirst
      />
      <MilkPromises />
      <DairyCards id="dairies" dairies={loaderData.dairies} />
      <CategoryRails
        catalog="milk"
        prefix="Popular from"
        categories={loaderData.popular}
        failure="Failed to fetch products"
        card={productCardWithCart}
      />
    </CatalogPage>
  );
}
