import { loadCategoryShelf } from '../features/catalog/shelf/category-shelf.queries.ts';
import { CategoryShelf, categoryShelfMeta } from '../features/catalog/shelf/category-shelf.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/grocery-category.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCategoryShelf(context.get(apiContext), nullOnFailure(context), {
    catalog: 'grocery',
    categoryId: params.categoryId,
    parameters: url.searchParams,
    byDefault: 'all',
  });

export const meta = (args: Route.MetaArgs) => categoryShelfMeta(args, args.loaderData);

export default function GroceryCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryShelf shelf={loaderData} card={productCardWithCart} />;
}
