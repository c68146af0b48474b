import { loadCategoryShelf } from '../features/catalog/category-shelf.queries.ts';
import { CategoryShelf, categoryShelfMeta } from '../features/catalog/category-shelf.tsx';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/medicine-category.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCategoryShelf(context.get(apiContext), pagePart(context), {
    catalog: 'medicine',
    categoryId: params.categoryId,
    parameters: url.searchParams,
    byDefault: 'first',
  });

export const meta = (args: Route.MetaArgs) => categoryShelfMeta(args, args.loaderData);

export default function MedicineCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryShelf shelf={loaderData} card={shopCard} />;
}
