import type { Subcategory } from '@subah/contract/catalog/catalog';
import type { Api } from '@subah/contract/client/api-client';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { notFound } from '../../../lib/page/not-found.ts';
import type { NullOnFailure } from '../../../lib/page/null-on-failure.ts';
import type { ProductPage } from './product-page.ts';
import { parseShelfParams, type ShelfQuery, shelfQuery } from './shelf-query.ts';

/** The catalogs whose categories have subcategories; a dairy has none. */
type ShelfCatalog = 'fruits' | 'grocery' | 'medicine';

type Calls = {
  subcategories: (api: Api, categoryId: string) => Promise<{ data: Subcategory[] }>;
  ofCategory: (api: Api, categoryId: string, query: ShelfQuery) => Promise<ProductPage>;
  ofSubcategory: (api: Api, subcategoryId: string, query: ShelfQuery) => Promise<ProductPage>;
};

const MOST_SUBCATEGORIES = { limit: 100 };

/** The documented calls are named differently in each catalog; they answer the same. */
const CALLS: Record<ShelfCatalog, Calls> = {
  fruits: {
    subcategories: (api, id) =>
      api('GET fruits-vegetables/subcategories/by-category/{id}', { params: { id }, query: MOST_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET fruits-vegetables/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, id, query) => api('GET fruits-vegetables/product/subcategory/{id}', { params: { id }, query }),
  },
  grocery: {
    subcategories: (api, categoryId) =>
      api('GET grocery/subcategories/by-category/{categoryId}', { params: { categoryId }, query: MOST_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET grocery/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, subcategoryId, query) =>
      api('GET grocery/products/{subcategoryId}', { params: { subcategoryId }, query }),
  },
  medicine: {
    subcategories: (api, categoryId) =>
      api('GET medicines/subcategory/by-category/{categoryId}', { params: { categoryId }, query: MOST_SUBCATEGORIES }),
    ofCategory: (api, categoryId, query) =>
      api('GET medicines/category/{categoryId}/products', { params: { categoryId }, query }),
    ofSubcategory: (api, subcategoryId, query) =>
      api('GET medicines/products/subcategory/{subcategoryId}', { params: { subcategoryId }, query }),
  },
};

export type CategoryShelfData = {
  catalog: ShelfCatalog;
  category: { _id: string; name: string; image: string };
  subcategories: readonly Subcategory[];
  /** The subcategory that is shown, null for the whole category. */
  current: Subcategory | null;
  /** Whether the whole category can be shown, or always one of its subcategories. */
  hasAll: boolean;
  order: ShelfOrder;
  page: ProductPage | null;
};

type Wanted = {
  catalog: ShelfCatalog;
  categoryId: string;
  /** `?subcategory=`, `?sort=` and `?cursor=`. */
  parameters: URLSearchParams;
  /** What is shown when the address names no subcategory. */
  byDefault: 'all' | 'first';
};

export async function loadCategoryShelf(api: Api, part: NullOnFailure, wanted: Wanted): Promise<CategoryShelfData> {
  const { catalog, categoryId, parameters, byDefault } = wanted;
  const [categories, listed] = await Promise.all([
    api('GET categories/all'),
    part(CALLS[catalog].subcategories(api, categoryId)),
  ]);
  const category = categories.data.find(({ _id, product_type }) => _id === categoryId && product_type === catalog);
  if (!category) throw notFound();
  const subcategories = listed?.data ?? [];
  const current = chosen(subcategories, parameters.get('subcategory'), byDefault);
  const { order, cursor } = parseShelfParams(parameters);
  const place = { catalog, category, current, order };
  const page = await part(shelfPage(api, place, cursor));
  return { ...place, subcategories, hasAll: byDefault === 'all', page };
}

type Place = Pick<CategoryShelfData, 'catalog' | 'category' | 'current' | 'order'>;

export function shelfPage(api: Api, place: Place, cursor: string | null): Promise<ProductPage> {
  const { catalog, category, current, order } = place;
  const query = shelfQuery({ order, cursor });
  return current
    ? CALLS[catalog].ofSubcategory(api, current._id, query)
    : CALLS[catalog].ofCategory(api, category._id, query);
}

function chosen(all: readonly Subcategory[], id: string | null, byDefault: 'all' | 'first'): Subcategory | null {
  if (id === null) return (byDefault === 'first' && all[0]) || null;
  const found = all.find((subcategory) => subcategory._id === id);
  if (!found) throw notFound();
  return found;
}
