import { loadCategoryShelf } from '../features/catalog/category-shelf.queries.ts';
import { CategoryShelf, categoryShelfMeta } from '../features/catalog/category-shelf.tsx';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { shopCard } from '../shell/shop-card.tsx';
import type { Route } from './+types/grocery-category.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCategoryShelf(context.get(apiContext), pagePart(context), {
    catalog: 'grocery',
    categoryId: params.categoryId,
    parameters: url.searchParams,
    byDefault: 'all',
  });

export const meta = (args: Route.MetaArgs) => categoryShelfMeta(args, args.loaderData);

export default function GroceryCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryShelf shelf={loaderData} card={shopCard} />;
}
