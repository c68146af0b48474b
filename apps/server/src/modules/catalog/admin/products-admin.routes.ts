import type { bulkProductsEndpoints } from '@subah/contract/catalog/bulk-products';
import type { productsAdminEndpoints } from '@subah/contract/catalog/products-admin';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { changeProducts } from './change-products.ts';
import { exportProductRows } from './export-product-rows.ts';
import {
  findCategoryForAdmin,
  findSubcategoryForAdmin,
  listCategoriesForAdmin,
  listSubcategoriesForAdmin,
} from './list-categories-for-admin.ts';
import { findForForm, findRow, listForAdmin, listLowStock, listNearExpiry } from './list-for-admin.ts';
import { restoreProduct } from './save-product.ts';
import { setHidden, updateInPlace } from './update-in-place.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function productsAdminRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof productsAdminEndpoints | keyof typeof bulkProductsEndpoints> {
  const { db, clock } = deps;
  return {
    'GET admin/products': ({ query }) => listForAdmin(db, query),
    'GET admin/products/export.csv': async ({ query }) => exportProductRows(db, query),
    'GET admin/products/{id}': async ({ params }) => ({ data: await findForForm(db, params.id) }),
    'PATCH admin/products/{id}': async ({ params, body, user }) => {
      await updateInPlace(deps, params.id, body, user.id);
      const data = await findRow(db, params.id);
      if (!data) throw notFound('product');
      return { data };
    },
    'POST admin/products/{id}/restore': async ({ params, user }) => {
      await restoreProduct(deps, { id: params.id, actorId: user.id });
      const data = await findRow(db, params.id);
      if (!data) throw notFound('product');
      return { data, message: `${data.name} is back` };
    },
    'POST admin/products/bulk': async ({ body, user }) => ({ data: await changeProducts(deps, body, user.id) }),
    'GET admin/low-stock': ({ query }) => listLowStock(db, query),
    'GET admin/near-expiry': ({ query: { days, ...at } }) => {
      const until = new Date(clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
      return listNearExpiry(db, { ...at, until });
    },
    'GET admin/categories': ({ query }) => listCategoriesForAdmin(db, query),
    'PATCH admin/categories/{id}': async ({ params, body, user }) => {
      await setHidden(deps, { kind: 'category', id: params.id, ...body, actorId: user.id });
      return { data: await findCategoryForAdmin(db, params.id) };
    },
    'GET admin/subcategories': ({ query }) => listSubcategoriesForAdmin(db, query),
    'PATCH admin/subcategories/{id}': async ({ params, body, user }) => {
      await setHidden(deps, { kind: 'subcategory', id: params.id, ...body, actorId: user.id });
      return { data: await findSubcategoryForAdmin(db, params.id) };
    },
  };
}
