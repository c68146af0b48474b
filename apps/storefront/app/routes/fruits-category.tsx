import { UpdatedNote } from '../features/catalog/cards/updated-note.tsx';
import { loadCategoryShelf } from '../features/catalog/shelf/category-shelf.queries.ts';
import { CategoryShelf, categoryShelfMeta } from '../features/catalog/shelf/category-shelf.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/fruits-category.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shelf = await loadCategoryShelf(context.get(apiContext), nullOnFailure(context), {
    catalog: 'fruits',
    categoryId: params.categoryId,
    parameters: url.searchParams,
    byDefault: 'all',
  });
  // A phone's clock may be wrong by hours; "2 hours ago" is the server's word.
  return { shelf, now: new Date().toISOString() };
}

export const meta = (args: Route.MetaArgs) => categoryShelfMeta(args, args.loaderData?.shelf);

export default function FruitsCategory({ loaderData }: Route.ComponentProps) {
  const now = new Date(loaderData.now);
  return (
    <CategoryShelf
      shelf={loaderData.shelf}
      title="Our Products"
      card={(product, sizes) =>
        productCardWithCart(product, sizes, <UpdatedNote updatedAt={product.updatedAt} now={now} />)
      }
    />
  );
}
