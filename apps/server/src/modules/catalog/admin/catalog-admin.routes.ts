import type { catalogAdminEndpoints } from '@subah/contract/catalog/catalog-admin';
import type { CategoryForm, ProductForm, SubcategoryForm } from '@subah/contract/catalog/catalog-forms';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import { toCategory, toDairy, toHealthCheck, toMedicineCategory } from '../category-shapes.ts';
import { deleteHealthCheck } from './delete-health-check.ts';
import {
  addFilterCategory,
  addFilterSubcategory,
  changeFilterCategory,
  changeFilterSubcategory,
  deleteFilter,
} from './filter-categories.ts';
import { addFilterProducts, removeFilterProduct } from './filter-products.ts';
import { addPopular, removePopular } from './popular-lists.ts';
import { type CategoryRow, saveCategory } from './save-category.ts';
import { deleteProduct, saveProduct } from './save-product.ts';
import { deleteSubcategory, saveSubcategory } from './save-subcategory.ts';

type AdminDeps = Pick<Deps, 'countMilkPlans' | 'db' | 'pictures' | 'clock'>;
type User = { id: string };
type ById = { params: { id: string }; user: User };

const CREATED = 'Successfully created';
const UPDATED = 'Successfully updated';
const DELETED = 'Successfully deleted';

export function catalogAdminRoutes(deps: AdminDeps): Pick<Handlers, keyof typeof catalogAdminEndpoints> {
  const grocery = createHandlers(deps, 'grocery');
  const fruits = createHandlers(deps, 'fruits');
  const medicine = createHandlers(deps, 'medicine');
  const milk = createHandlers(deps, 'milk');
  const labtest = createHandlers(deps, 'labtest');
  return {
    'POST grocery/categories': grocery.createCategory(toCategory),
    'PUT grocery/categories/{id}': grocery.updateCategory(toCategory),
    'POST grocery/subcategories/create': grocery.createSubcategory,
    'PUT grocery/subcategories/{id}': grocery.updateSubcategory,
    'DELETE grocery/subcategories/delete/{id}': grocery.deleteSubcategory,
    'POST grocery/products/create': grocery.createProduct,
    'PUT grocery/products/{id}': grocery.updateProduct,
    'DELETE grocery/products/{id}': grocery.deleteProduct,

    'POST fruits-vegetables/categories': fruits.createCategory(toCategory),
    'PUT fruits-vegetables/categories/{id}': fruits.updateCategory(toCategory),
    'POST fruits-vegetables/subcategories': fruits.createSubcategory,
    'PUT fruits-vegetables/subcategories/{id}': fruits.updateSubcategory,
    'DELETE fruits-vegetables/subcategories/{id}': fruits.deleteSubcategory,
    'POST fruits-vegetables/product': fruits.createProduct,
    'PUT fruits-vegetables/product/{id}': fruits.updateProduct,
    'DELETE fruits-vegetables/product/{id}': fruits.deleteProduct,

    'POST medicines/category': medicine.createCategory(toMedicineCategory),
    'PUT medicines/category/{id}': medicine.updateCategory(toMedicineCategory),
    'POST medicines/subcategory': medicine.createSubcategory,
    'PUT medicines/subcategory/{id}': medicine.updateSubcategory,
    'DELETE medicines/subcategory/{id}': medicine.deleteSubcategory,
    'POST medicines/product': medicine.createProduct,
    'PUT medicines/product/{id}': medicine.updateProduct,
    'DELETE medicines/{id}': medicine.deleteProduct,
    'DELETE medicines/product/{id}': medicine.deleteProduct,

    'POST milk/create': milk.createCategory(toDairy),
    'PUT milk/{id}': milk.updateCategory(toDairy),
    'POST milk-products/create': milk.createProduct,
    'PUT milk-products/{id}': milk.updateProduct,
    'DELETE milk-products/{id}': milk.deleteProduct,

    'POST lab-tests/create': labtest.createProduct,
    'PUT lab-tests/{id}': labtest.updateProduct,
    'DELETE lab-tests/{id}': labtest.deleteProduct,
    ...healthCheckRoutes(deps),
    ...filterRoutes(deps),
    ...popularRoutes(deps),
  };
}

function createHandlers(deps: AdminDeps, catalog: Catalog) {
  type CategoryFiles = { image: Buffer[] };
  type ProductFiles = CategoryFiles & { images: Buffer[] };
  return {
    createCategory:
      <Result>(toResult: (row: CategoryRow) => Result) =>
      async ({ body, files, user }: { body: CategoryForm; files: CategoryFiles; user: User }) => ({
        data: toResult(await saveCategory(deps, { catalog, form: body, image: files.image, actorId: user.id })),
        message: CREATED,
      }),
    updateCategory:
      <Result>(toResult: (row: CategoryRow) => Result) =>
      async ({ params, body, files, user }: ById & { body: CategoryForm; files: CategoryFiles }) => ({
        data: toResult(
          await saveCategory(deps, { catalog, id: params.id, form: body, image: files.image, actorId: user.id }),
        ),
        message: UPDATED,
      }),
    createSubcategory: async ({ body, files, user }: { body: SubcategoryForm; files: CategoryFiles; user: User }) => ({
      data: await saveSubcategory(deps, { catalog, form: body, image: files.image, actorId: user.id }),
      message: CREATED,
    }),
    updateSubcategory: async ({
      params,
      body,
      files,
      user,
    }: ById & { body: SubcategoryForm; files: CategoryFiles }) => ({
      data: await saveSubcategory(deps, {
        catalog,
        id: params.id,
        form: body,
        image: files.image,
        actorId: user.id,
      }),
      message: UPDATED,
    }),
    deleteSubcategory: async ({ params, user }: ById) => {
      await deleteSubcategory(deps, { catalog, id: params.id, actorId: user.id });
      return { message: DELETED };
    },
    createProduct: async ({ body, files, user }: { body: ProductForm; files: ProductFiles; user: User }) => ({
      data: await saveProduct(deps, { catalog, form: body, files, actorId: user.id }),
      message: CREATED,
    }),
    updateProduct: async ({ params, body, files, user }: ById & { body: ProductForm; files: ProductFiles }) => ({
      data: await saveProduct(deps, { catalog, id: params.id, form: body, files, actorId: user.id }),
      message: UPDATED,
    }),
    deleteProduct: async ({ params, user }: ById) => {
      await deleteProduct(deps, { catalog, id: params.id, actorId: user.id });
      return { message: DELETED };
    },
  };
}

const healthCheckRoutes = (deps: AdminDeps) =>
  ({
    'POST health-checks/create': async ({ body: { title, hindiTitle, ...texts }, files, user }) => {
      const form = { name: title, hindiName: hindiTitle, ...texts };
      const input = { catalog: 'labtest', form, image: files.image, actorId: user.id } as const;
      return { data: toHealthCheck(await saveCategory(deps, input)), message: CREATED };
    },
    'PUT health-checks/{id}': async ({ params, body: { title, hindiTitle, ...texts }, files, user }) => {
      const form = { name: title, hindiName: hindiTitle, ...texts };
      const input = { catalog: 'labtest', id: params.id, form, image: files.image, actorId: user.id } as const;
      return { data: toHealthCheck(await saveCategory(deps, input)), message: UPDATED };
    },
    'DELETE health-checks/{id}': async ({ params, user }) => ({
      message: (await deleteHealthCheck(deps, params.id, user.id))
        ? DELETED
        : 'Hidden instead: tests of past orders belong to it.',
    }),
  }) satisfies Partial<Handlers>;

const filterRoutes = (deps: AdminDeps) =>
  ({
    'POST filter/categories': async ({ body, user }) => ({
      data: await addFilterCategory(deps, { ...body, actorId: user.id }),
      message: 'Category created',
    }),
    'PUT filter/categories/{id}': async ({ params, body, user }) => ({
      data: await changeFilterCategory(deps, params.id, { ...body, actorId: user.id }),
      message: 'Category updated',
    }),
    'DELETE filter/categories/{id}': async ({ params, user }) => {
      await deleteFilter(deps, { kind: 'filter-category', id: params.id, actorId: user.id });
      return { message: DELETED };
    },
    'POST filter/subcategories': async ({ body: { categoryId = '', ...body }, user }) => ({
      data: await addFilterSubcategory(deps, { ...body, categoryId, actorId: user.id }),
      message: 'Subcategory created',
    }),
    'PUT filter/subcategories/{id}': async ({ params, body: { categoryId = '', ...body }, user }) => ({
      data: await changeFilterSubcategory(deps, params.id, { ...body, categoryId, actorId: user.id }),
      message: 'Subcategory updated',
    }),
    'DELETE filter/subcategories/{id}': async ({ params, user }) => {
      await deleteFilter(deps, { kind: 'filter-subcategory', id: params.id, actorId: user.id });
      return { message: DELETED };
    },
    'POST filter/filter-products': async ({ body: { subcategoryId = '', productIds = [] }, user }) => {
      await addFilterProducts(deps, { subcategoryId, productIds, actorId: user.id });
      return { data: { subcategoryId, productIds }, message: MAPPED };
    },
    'DELETE filter/filter-products/{id}': async ({ params, user }) => {
      await removeFilterProduct(deps, params.id, user.id);
      return { message: UNMAPPED };
    },
  }) satisfies Partial<Handlers>;

const MAPPED = 'Products mapped successfully!';
const UNMAPPED = 'Product removed from category';

function popularRoutes(deps: AdminDeps) {
  type Mapping = { categoryId?: string | undefined; productIds?: string[] | undefined };
  const add =
    (catalog: Catalog) =>
    async ({ body: { categoryId = '', productIds = [] }, user }: { body: Mapping; user: User }) => {
      await addPopular(deps, { catalog, categoryId, productIds, actorId: user.id });
      return { data: { categoryId, productIds }, message: MAPPED };
    };
  const remove =
    (catalog: Catalog) =>
    async ({ params, query, user }: ById & { query: { categoryId?: string | undefined } }) => {
      const productIds = [params.id];
      await removePopular(deps, { catalog, categoryId: query.categoryId, productIds, actorId: user.id });
      return { message: UNMAPPED };
    };
  return {
    'POST everything/popular-veggies-products': add('fruits'),
    'DELETE everything/popular-veggies-products/{id}': remove('fruits'),
    'POST everything/grocery-products': add('grocery'),
    'DELETE everything/grocery-products/{id}': remove('grocery'),
    'POST everything/dairy-products': add('milk'),
    'DELETE everything/dairy-products/{id}': remove('milk'),
    'POST everything/filter-medicine/add-product': ({ body, user }) => {
      const productIds = body.productId ?? body.productIds ?? [];
      if (productIds.length === 0) throw noProductsProblem();
      return add('medicine')({ body: { categoryId: body.categoryId, productIds }, user });
    },
    'DELETE everything/filter-medicine/delete-product': async ({ body, query, user }) => {
      const productIds = body?.productId ?? query.productId ?? [];
      if (productIds.length === 0) throw noProductsProblem();
      const categoryId = body?.categoryId ?? query.categoryId;
      await removePopular(deps, { catalog: 'medicine', categoryId, productIds, actorId: user.id });
      return { message: UNMAPPED };
    },
  } satisfies Partial<Handlers>;
}

const noProductsProblem = (): Problem => fieldProblem('productId', 'Please select a category and at least one product');
