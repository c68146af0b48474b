import type { ProductDetail } from '@subah/contract/catalog/catalog';
import type { catalogEndpoints } from '@subah/contract/catalog/catalog-endpoints';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listBoughtTogether } from './bought-together.ts';
import { findProduct } from './find-product.ts';
import {
  findDairy,
  listAllCategories,
  listCategories,
  listDairies,
  listHealthChecks,
  listMedicineCategories,
  listSubcategories,
  listWithProducts,
  listWithSubcategories,
} from './list-categories.ts';
import {
  listFilterCategories,
  listFilterMappings,
  listFilterProducts,
  listFilterSubcategories,
  listFiltersWithSubcategories,
} from './list-filters.ts';
import { listForCart } from './list-for-cart.ts';
import { listLabTests } from './list-lab-tests.ts';
import { listPopular, listPopularByDairy } from './list-popular.ts';
import { isSubcategory, listProducts, listSimilar } from './list-products.ts';
import { listPromotion } from './list-promotion.ts';
import { listSameSalt } from './list-same-salt.ts';
import { listBrands } from './shelf-filter.ts';

const MAX_TOGETHER = 8;

type CatalogEndpoint = keyof typeof catalogEndpoints | 'GET health-checks';

export function catalogRoutes(deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, CatalogEndpoint> {
  const { db } = deps;
  return {
    ...brandsRoutes(deps),
    ...popularRoutes(deps),
    ...fruitsRoutes(deps),
    ...groceryRoutes(deps),
    ...medicinesRoutes(deps),
    ...milkRoutes(deps),
    ...labTestsRoutes(deps),
    ...filterRoutes(deps),
    'GET categories/all': async () => ({ data: await listAllCategories(db), nextCursor: null }),
    'GET products/{id}': async ({ params }) => ({ data: await findProduct(db, params.id) }),
    'GET products/{id}/similar': async ({ params }) => ({ data: await listSimilar(db, params.id) }),
    'GET products/{id}/same-salt': async ({ params }) => ({ data: await listSameSalt(db, params.id) }),
    'GET products/{id}/bought-together': async ({ params }) => ({
      data: await listBoughtTogether(db, [params.id], MAX_TOGETHER),
    }),
    'GET products/for-cart': async ({ query }) => ({ data: await listForCart(db, query.with ?? []) }),
    'GET promotions/{name}': ({ params, query }) => listPromotion(deps, params.name, query),
  };
}

const brandsRoutes = ({ db }: Pick<Deps, 'db'>) =>
  ({
    'GET catalog/brands': async ({ query }) => ({ data: await listBrands(db, query) }),
  }) satisfies Partial<Handlers>;

const popularRoutes = ({ db }: Pick<Deps, 'db'>) =>
  ({
    'GET everything/filter-popular-veggies': ({ query }) => listPopular(db, 'fruits', query),
    'GET everything/filter-grocery-categories-with-products': ({ query }) => listPopular(db, 'grocery', query),
    'GET everything/dairy-categories-product': ({ query }) => listPopularByDairy(db, query),
    'GET everything/filter-medicine-categories-products': ({ query }) => listPopular(db, 'medicine', query),
    'GET everything/dairy-categories': ({ query }) => listDairies(db, query),
  }) satisfies Partial<Handlers>;

function fruitsRoutes({ db }: Pick<Deps, 'db'>) {
  const catalog: Catalog = 'fruits';
  const all = ({ query }: { query: Page & { fields: ProductDetail } }) => listProducts(db, { catalog }, query);
  return {
    'GET fruits-vegetables': all,
    'GET fruits-vegetables/products': all,
    'GET fruits-vegetables/product': all,
    'GET fruits-vegetables/product/{id}': async ({ params }) => ({ data: await findProduct(db, params.id, catalog) }),
    'GET fruits-vegetables/product/subcategory/{id}': ({ params, query }) =>
      listProducts(db, { catalog, subcategoryId: params.id }, query),
    'GET fruits-vegetables/categories': ({ query }) => listCategories(db, catalog, query),
    'GET fruits-vegetables/categories/with-subcategories': ({ query }) => listWithSubcategories(db, catalog, query),
    'GET fruits-vegetables/with-subcategories': ({ query }) => listWithProducts(db, catalog, query),
    'GET fruits-vegetables/category/{categoryId}/products': ({ params, query }) =>
      listProducts(db, { catalog, ...params }, query),
    'GET fruits-vegetables/subcategories': ({ query }) => listSubcategories(db, { catalog }, query),
    'GET fruits-vegetables/subcategories/by-category/{id}': ({ params, query }) =>
      listSubcategories(db, { catalog, categoryId: params.id }, query),
  } satisfies Partial<Handlers>;
}

function groceryRoutes({ db }: Pick<Deps, 'db'>) {
  const catalog: Catalog = 'grocery';
  return {
    'GET grocery/products': ({ query }) => listProducts(db, { catalog }, query),
    // Documented with a subcategory id and with a product id; the subcategory is looked up first.
    'GET grocery/products/{subcategoryId}': async ({ params: { subcategoryId }, query }) =>
      (await isSubcategory(db, catalog, subcategoryId))
        ? listProducts(db, { catalog, subcategoryId }, query)
        : { data: [await findProduct(db, subcategoryId, catalog)], nextCursor: null },
    'GET grocery/product/{id}': async ({ params }) => ({ data: await findProduct(db, params.id, catalog) }),
    'GET grocery/categories': ({ query }) => listCategories(db, catalog, query),
    'GET grocery/subcategories': ({ query }) => listSubcategories(db, { catalog }, query),
    'GET grocery/subcategories/by-category/{categoryId}': ({ params, query }) =>
      listSubcategories(db, { catalog, ...params }, query),
    'GET grocery/with-subcategories': ({ query }) => listWithProducts(db, catalog, query),
    'GET grocery/category/{categoryId}/products': ({ params, query }) =>
      listProducts(db, { catalog, ...params }, query),
  } satisfies Partial<Handlers>;
}

function medicinesRoutes({ db }: Pick<Deps, 'db'>) {
  const catalog: Catalog = 'medicine';
  const categories = ({ query }: { query: Page }) => listMedicineCategories(db, query);
  const subcategories = ({ params, query }: { params: { categoryId: string }; query: Page }) =>
    listSubcategories(db, { catalog, ...params }, query);
  return {
    'GET medicines/categories': categories,
    'GET medicines/category': categories,
    'GET medicines/categories-with-subcategories': ({ query }) => listWithSubcategories(db, catalog, query),
    'GET medicines/with-subcategories': ({ query }) => listWithProducts(db, catalog, query),
    'GET medicines/category/{categoryId}/products': ({ params, query }) =>
      listProducts(db, { catalog, ...params }, query),
    'GET medicines/subcategory': ({ query }) => listSubcategories(db, { catalog }, query),
    'GET medicines/subcategory/by-category/{categoryId}': subcategories,
    'GET medicines/subcategories/{categoryId}': subcategories,
    'GET medicines/products/subcategory/{subcategoryId}': ({ params, query }) =>
      listProducts(db, { catalog, ...params }, query),
    'GET medicines/{id}': async ({ params }) => ({ data: await findProduct(db, params.id, catalog) }),
  } satisfies Partial<Handlers>;
}

function milkRoutes({ db }: Pick<Deps, 'db'>) {
  const catalog: Catalog = 'milk';
  return {
    'GET milk': ({ query }) => listDairies(db, query),
    'GET milk/category/{categoryId}': async ({ params, query }) => {
      const dairy = await findDairy(db, params.categoryId);
      const { data: products, nextCursor } = await listProducts(db, { catalog, ...params }, query);
      return { data: { ...dairy, products, nextCursor } };
    },
    'GET milk-products': ({ query }) => listProducts(db, { catalog }, query),
    'GET milk-products/category/{id}': ({ params, query }) =>
      listProducts(db, { catalog, categoryId: params.id }, query),
    'GET milk-products/{id}': async ({ params }) => ({ data: await findProduct(db, params.id, catalog) }),
  } satisfies Partial<Handlers>;
}

function labTestsRoutes({ db }: Pick<Deps, 'db'>) {
  const catalog: Catalog = 'labtest';
  return {
    'GET health-checks': async () => ({ data: await listHealthChecks(db), nextCursor: null }),
    'GET lab-tests': ({ query }) => listLabTests(db, undefined, query),
    'GET lab-tests/by-healthcheck/{id}': ({ params, query }) => listLabTests(db, params.id, query),
    'GET lab-tests/{id}': async ({ params }) => ({ data: await findProduct(db, params.id, catalog) }),
  } satisfies Partial<Handlers>;
}

const filterRoutes = ({ db }: Pick<Deps, 'db'>) =>
  ({
    'GET filter/categories': async () => ({ data: await listFilterCategories(db), nextCursor: null }),
    'GET filter/subcategories': async () => ({ data: await listFilterSubcategories(db), nextCursor: null }),
    'GET filter/categories-with-subcategories': async () => ({
      data: await listFiltersWithSubcategories(db),
      nextCursor: null,
    }),
    'GET filter/subcategories/products/{id}': ({ params, query }) => listFilterProducts(db, params.id, query),
    'GET filter/filter-products': ({ query }) => listFilterMappings(db, query),
  }) satisfies Partial<Handlers>;
