import type { CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { t } from '@subah/messages/console/message';
import { popular as texts } from '@subah/messages/console/popular';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';

export type PopularList = {
  catalog: Catalog;
  errorText: string;
  categoriesErrorText: string;
  read: () => Promise<{ data: CategoryWithProducts[] }>;
  add: (categoryId: string, productIds: string[]) => Promise<{ message?: string | undefined }>;
  remove: (productId: string, categoryId: string) => Promise<{ message: string }>;
};

export const popularLists: Record<'fruits' | 'grocery' | 'milk' | 'medicine', PopularList> = {
  fruits: {
    catalog: 'fruits',
    errorText: t(texts.veggiesFailed),
    categoriesErrorText: t(texts.veggieCategoriesFailed),
    read: () => api('GET everything/filter-popular-veggies', { query: { fields: 'card', withOffSale: true } }),
    add: (categoryId, productIds) =>
      api('POST everything/popular-veggies-products', { body: { categoryId, productIds } }),
    remove: (id, categoryId) =>
      api('DELETE everything/popular-veggies-products/{id}', { params: { id }, query: { categoryId } }),
  },
  grocery: {
    catalog: 'grocery',
    errorText: t(texts.groceryFailed),
    categoriesErrorText: t(texts.groceryCategoriesFailed),
    read: () =>
      api('GET everything/filter-grocery-categories-with-products', { query: { fields: 'card', withOffSale: true } }),
    add: (categoryId, productIds) => api('POST everything/grocery-products', { body: { categoryId, productIds } }),
    remove: (id, categoryId) =>
      api('DELETE everything/grocery-products/{id}', { params: { id }, query: { categoryId } }),
  },
  milk: {
    catalog: 'milk',
    errorText: t(texts.dairyFailed),
    categoriesErrorText: t(texts.categoriesFailed),
    read: () => api('GET everything/dairy-categories-product', { query: { fields: 'card', withOffSale: true } }),
    add: (categoryId, productIds) => api('POST everything/dairy-products', { body: { categoryId, productIds } }),
    remove: (id, categoryId) => api('DELETE everything/dairy-products/{id}', { params: { id }, query: { categoryId } }),
  },
  medicine: {
    catalog: 'medicine',
    errorText: t(texts.medicinesFailed),
    categoriesErrorText: t(texts.categoriesFailed),
    read: () =>
      api('GET everything/filter-medicine-categories-products', { query: { fields: 'card', withOffSale: true } }),
    add: (categoryId, productIds) =>
      api('POST everything/filter-medicine/add-product', { body: { categoryId, productId: productIds } }),
    remove: (productId, categoryId) =>
      api('DELETE everything/filter-medicine/delete-product', { body: { categoryId, productId: [productId] } }),
  },
};
