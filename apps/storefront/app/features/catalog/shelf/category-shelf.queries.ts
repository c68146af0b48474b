import type { ProductCard, Subcategory } from '@subah/contract/catalog/catalog';
import type { Api } from '@subah/contract/client/api-client';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { notFound } from '../../../lib/page/not-found.ts';
import type { NullOnFailure } from '../../../lib/page/null-on-failure.ts';
import { toCardPage } from '../../../shared/catalog/card-product.ts';
import type { ProductPage } from './product-page.ts';
import { parseShelfParams, type ShelfFilterText, type ShelfQuery, shelfQuery } from './shelf-query.ts';

type AnswerPage = { data: readonly ProductCard[]; nextCursor: string | null };

type ShelfCatalog = 'fruits' | 'grocery' | 'medicine';

type Calls = {
  subcategories: (api: Api, categoryId: string) => Promise<{ data: Subcategory[] }>;
  ofCategory: (api: Api, categoryId: string, query: ShelfQuery) => Promise<AnswerPage>;
  ofSubcategory: (api: Api, subcategoryId: string, query: ShelfQuery) => Promise<AnswerPage>;
};

const ALL_SUBCATEGORIES = { limit: 100 };

/** The documented calls have different names in each catalog and the same response. */
const CALLS: Record<ShelfCatalog, Calls> = {
  fruits: {
    subcategories: (api, id) =>
      api('GET fruits-vegetables/subcategories/by-category/{id}', { params: { id }, query: ALL_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET fruits-vegetables/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, id, query) => api('GET fruits-vegetables/product/subcategory/{id}', { params: { id }, query }),
  },
  grocery: {
    subcategories: (api, categoryId) =>
      api('GET grocery/subcategories/by-category/{categoryId}', { params: { categoryId }, query: ALL_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET grocery/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, subcategoryId, query) =>
      api('GET grocery/products/{subcategoryId}', { params: { subcategoryId }, query }),
  },
  medicine: {
    subcategories: (api, categoryId) =>
      api('GET medicines/subcategory/by-category/{categoryId}', { params: { categoryId }, query: ALL_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET medicines/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, subcategoryId, query) =>
      api('GET medicines/products/subcategory/{subcategoryId}', { params: { subcategoryId }, query }),
  },
};

export type CategoryShelfData = {
  catalog: ShelfCatalog;
  category: { _id: string; name: string; hindiName: string | null; image: string };
  subcategories: readonly Subcategory[];
  /** Null for the whole category. */
  current: Subcategory | null;
  /** False where always one subcategory is shown. */
  hasAll: boolean;
  order: ShelfOrder;
  filter: ShelfFilterText;
  brands: readonly { name: string; count: number }[];
  page: ProductPage | null;
};

export type CategoryShelfOptions = {
  catalog: ShelfCatalog;
  categoryId: string;
  /** `?subcategory=`, `?sort=` and `?cursor=`. */
  parameters: URLSearchParams;
  /** Shown when the URL has no `?subcategory=`. */
  byDefault: 'all' | 'first';
};

export async function loadCategoryShelf(
  api: Api,
  orNull: NullOnFailure,
  options: CategoryShelfOptions,
): Promise<CategoryShelfData> {
  const { catalog, categoryId, parameters, byDefault } = options;
  const [categories, withSubcategories] = await Promise.all([
    api('GET categories/all'),
    orNull(CALLS[catalog].subcategories(api, categoryId)),
  ]);
  const category = categories.data.find(({ _id, product_type }) => _id === categoryId && product_type === catalog);
  if (!category) throw notFound();
  const subcategories = withSubcategories?.data ?? [];
  const current = selectSubcategory(subcategories, parameters.get('subcategory'), byDefault);
  const { order, cursor, filter } = parseShelfParams(parameters);
  const selection = { catalog, category, current, order, filter };
  const scope = current ? { subcategoryId: current._id } : { categoryId: category._id };
  const [page, brands] = await Promise.all([
    orNull(fetchShelfPage(api, selection, cursor).then(toCardPage)),
    orNull(api('GET catalog/brands', { query: { catalog, ...scope } })),
  ]);
  return { ...selection, subcategories, hasAll: byDefault === 'all', page, brands: brands?.data ?? [] };
}

type ShelfSelection = Pick<CategoryShelfData, 'catalog' | 'category' | 'current' | 'order' | 'filter'>;

export function fetchShelfPage(api: Api, selection: ShelfSelection, cursor: string | null): Promise<AnswerPage> {
  const { catalog, category, current, order, filter } = selection;
  const query = shelfQuery({ order, cursor, filter });
  return current
    ? CALLS[catalog].ofSubcategory(api, current._id, query)
    : CALLS[catalog].ofCategory(api, category._id, query);
}

function selectSubcategory(
  all: readonly Subcategory[],
  id: string | null,
  byDefault: 'all' | 'first',
): Subcategory | null {
  if (id === null) return (byDefault === 'first' && all[0]) || null;
  const found = all.find((subcategory) => subcategory._id === id);
  if (!found) throw notFound();
  return found;
}
