import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';

type Saved = Promise<{ message?: string | undefined }>;
type Made = { make: (body: FormData) => Saved; change: (id: string, body: FormData) => Saved };
type Removed = { remove: (id: string) => Promise<{ message: string }> };
type ProductWrites = Made &
  Removed & { make: (body: FormData) => Promise<{ data: Product; message?: string | undefined }> };

/** The documented paths are different for each catalog; here each is tied to its place. */
export const productWrites: Record<Catalog, ProductWrites> = {
  grocery: {
    make: (body) => api('POST grocery/products/create', { body }),
    change: (id, body) => api('PUT grocery/products/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE grocery/products/{id}', { params: { id } }),
  },
  fruits: {
    make: (body) => api('POST fruits-vegetables/product', { body }),
    change: (id, body) => api('PUT fruits-vegetables/product/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE fruits-vegetables/product/{id}', { params: { id } }),
  },
  medicine: {
    make: (body) => api('POST medicines/product', { body }),
    change: (id, body) => api('PUT medicines/product/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE medicines/{id}', { params: { id } }),
  },
  milk: {
    make: (body) => api('POST milk-products/create', { body }),
    change: (id, body) => api('PUT milk-products/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE milk-products/{id}', { params: { id } }),
  },
  labtest: {
    make: (body) => api('POST lab-tests/create', { body }),
    change: (id, body) => api('PUT lab-tests/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE lab-tests/{id}', { params: { id } }),
  },
};

export const categoryWrites: Record<Catalog, Made> = {
  grocery: {
    make: (body) => api('POST grocery/categories', { body }),
    change: (id, body) => api('PUT grocery/categories/{id}', { params: { id }, body }),
  },
  fruits: {
    make: (body) => api('POST fruits-vegetables/categories', { body }),
    change: (id, body) => api('PUT fruits-vegetables/categories/{id}', { params: { id }, body }),
  },
  medicine: {
    make: (body) => api('POST medicines/category', { body }),
    change: (id, body) => api('PUT medicines/category/{id}', { params: { id }, body }),
  },
  milk: {
    make: (body) => api('POST milk/create', { body }),
    change: (id, body) => api('PUT milk/{id}', { params: { id }, body }),
  },
  labtest: {
    make: (body) => api('POST health-checks/create', { body }),
    change: (id, body) => api('PUT health-checks/{id}', { params: { id }, body }),
  },
};

export const subcategoryWrites: Record<'grocery' | 'fruits' | 'medicine', Made & Removed> = {
  grocery: {
    make: (body) => api('POST grocery/subcategories/create', { body }),
    change: (id, body) => api('PUT grocery/subcategories/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE grocery/subcategories/delete/{id}', { params: { id } }),
  },
  fruits: {
    make: (body) => api('POST fruits-vegetables/subcategories', { body }),
    change: (id, body) => api('PUT fruits-vegetables/subcategories/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE fruits-vegetables/subcategories/{id}', { params: { id } }),
  },
  medicine: {
    make: (body) => api('POST medicines/subcategory', { body }),
    change: (id, body) => api('PUT medicines/subcategory/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE medicines/subcategory/{id}', { params: { id } }),
  },
};
