import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { Banner } from '../features/catalog/banner.tsx';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { CategoryRails } from '../features/catalog/category-rails.tsx';
import { DairyCards } from '../features/catalog/dairy-cards.tsx';
import { catalogMeta } from '../features/catalog/listing-meta.ts';
import { MilkPromises } from '../features/catalog/milk-promises.tsx';
import { scenes } from '../features/catalog/scenes.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/milk-home.ts';

const { title } = catalogFacts.milk;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = pagePart(context);
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
        art={{ scene: scenes.dairy }}
        isFirst
      />
      <MilkPromises />
      <DairyCards id="dairies" dairies={loaderData.dairies} />
      <CategoryRails
        catalog="milk"
        prefix="Popular from"
        categories={loaderData.popular}
        failure="Failed to fetch products"
        card={shopCard}
      />
    </CatalogPage>
  );
}
