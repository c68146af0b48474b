import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';

type SaveResult = Promise<{ message?: string | undefined }>;
type SaveCalls = { create: (body: FormData) => SaveResult; update: (id: string, body: FormData) => SaveResult };
type RemoveCall = { remove: (id: string) => Promise<{ message: string }> };
type ProductWrites = Omit<SaveCalls, 'create'> &
  RemoveCall & { create: (body: FormData) => Promise<{ data: Product; message?: string | undefined }> };

/** The API has different paths for each catalog. */
export const productWrites: Record<Catalog, ProductWrites> = {
  grocery: {
    create: (body) => api('POST grocery/products/create', { body }),
    update: (id, body) => api('PUT grocery/products/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE grocery/products/{id}', { params: { id } }),
  },
  fruits: {
    create: (body) => api('POST fruits-vegetables/product', { body }),
    update: (id, body) => api('PUT fruits-vegetables/product/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE fruits-vegetables/product/{id}', { params: { id } }),
  },
  medicine: {
    create: (body) => api('POST medicines/product', { body }),
    update: (id, body) => api('PUT medicines/product/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE medicines/{id}', { params: { id } }),
  },
  milk: {
    create: (body) => api('POST milk-products/create', { body }),
    update: (id, body) => api('PUT milk-products/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE milk-products/{id}', { params: { id } }),
  },
  labtest: {
    create: (body) => api('POST lab-tests/create', { body }),
    update: (id, body) => api('PUT lab-tests/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE lab-tests/{id}', { params: { id } }),
  },
};

export const categoryWrites: Record<Catalog, SaveCalls> = {
  grocery: {
    create: (body) => api('POST grocery/categories', { body }),
    update: (id, body) => api('PUT grocery/categories/{id}', { params: { id }, body }),
  },
  fruits: {
    create: (body) => api('POST fruits-vegetables/categories', { body }),
    update: (id, body) => api('PUT fruits-vegetables/categories/{id}', { params: { id }, body }),
  },
  medicine: {
    create: (body) => api('POST medicines/category', { body }),
    update: (id, body) => api('PUT medicines/category/{id}', { params: { id }, body }),
  },
  milk: {
    create: (body) => api('POST milk/create', { body }),
    update: (id, body) => api('PUT milk/{id}', { params: { id }, body }),
  },
  labtest: {
    create: (body) => api('POST health-checks/create', { body }),
    update: (id, body) => api('PUT health-checks/{id}', { params: { id }, body }),
  },
};

export const subcategoryWrites: Record<'grocery' | 'fruits' | 'medicine', SaveCalls & RemoveCall> = {
  grocery: {
    create: (body) => api('POST grocery/subcategories/create', { body }),
    update: (id, body) => api('PUT grocery/subcategories/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE grocery/subcategories/delete/{id}', { params: { id } }),
  },
  fruits: {
    create: (body) => api('POST fruits-vegetables/subcategories', { body }),
    update: (id, body) => api('PUT fruits-vegetables/subcategories/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE fruits-vegetables/subcategories/{id}', { params: { id } }),
  },
  medicine: {
    create: (body) => api('POST medicines/subcategory', { body }),
    update: (id, body) => api('PUT medicines/subcategory/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE medicines/subcategory/{id}', { params: { id } }),
  },
};
