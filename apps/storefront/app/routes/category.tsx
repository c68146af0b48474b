import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import type { CategoryShelfOptions } from '../features/catalog/shelf/category-shelf.queries.ts';
import { loadCategoryShelf } from '../features/catalog/shelf/category-shelf.queries.ts';
import { categoryShelfMeta } from '../features/catalog/shelf/category-shelf-meta.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { currentMinute } from '../lib/page/use-now.ts';
import { LateShelf } from '../shell/products/late-lists.ts';
import type { Route } from './+types/category.ts';

type CategoryRoute = Pick<CategoryShelfOptions, 'catalog' | 'byDefault'> & {
  /** Instead of the category's name. */
  title?: string;
  showsUpdateTime?: boolean;
};

/** By the first part of the path. */
const ROUTES: Record<string, CategoryRoute> = {
  fruitsandvegetables: { catalog: 'fruits', byDefault: 'all', title: t(shelf.ourProducts), showsUpdateTime: true },
  Grocery: { catalog: 'grocery', byDefault: 'all' },
  MedicineHealthcare: { catalog: 'medicine', byDefault: 'first' },
};

/** A category of fruits, groceries or medicines. */
export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const route = ROUTES[pattern.split('/').find(Boolean) ?? ''];
  if (!route) throw new Error(`no category page at ${pattern}`);
  const categoryShelf = await loadCategoryShelf(context.get(apiContext), nullOnFailure(context), {
    catalog: route.catalog,
    byDefault: route.byDefault,
    categoryId: params.categoryId,
    parameters: url.searchParams,
  });
  // "2 hours ago" is computed from the server's time: the clock of a phone may be wrong.
  return { shelf: categoryShelf, title: route.title, now: route.showsUpdateTime ? currentMinute() : null };
}

export const meta = (args: Route.MetaArgs) => categoryShelfMeta(args, args.loaderData?.shelf);

export default function CategoryPage({ loaderData: { shelf: categoryShelf, title, now } }: Route.ComponentProps) {
  return <LateShelf shelf={categoryShelf} now={now} {...(title && { title })} />;
}
