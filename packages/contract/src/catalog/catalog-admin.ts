import { needsBatch } from '@subah/rules/catalog/batches';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { listField, requiredField } from '../form-field.ts';
import { HealthCheck } from '../healthcare/healthcare.ts';
import { readAs } from '../read-as.ts';
import {
  Category,
  Dairy,
  FilterCategory,
  FilterSubcategory,
  MedicineCategory,
  Product,
  Subcategory,
} from './catalog.ts';
import {
  categoryForm,
  categoryMessages,
  filterCategoryForm,
  filterSubcategoryForm,
  healthCheckForm,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  PRODUCT_MESSAGES,
  productForm,
  subcategoryForm,
} from './catalog-forms.ts';

const Done = z.strictObject({ message: z.string() });
const byId = z.object({ id: Id });

const onePicture = (tooLarge: string) => ({
  image: { maxFiles: 1, maxBytes: MAX_PICTURE_BYTES, tooLarge, tooMany: 'One image is enough.' },
});

const productPictures = {
  ...onePicture(PRODUCT_MESSAGES.size),
  images: {
    maxFiles: MAX_PICTURES,
    maxBytes: MAX_PICTURE_BYTES,
    tooLarge: PRODUCT_MESSAGES.size,
    tooMany: PRODUCT_MESSAGES.tooMany,
  },
};

const category = <Item extends z.ZodType>(catalog: Catalog, item: Item) => ({
  make: endpoint({
    audience: 'change products',
    summary: `Add a category to ${catalogFacts[catalog].title}`,
    body: categoryForm(catalog, true),
    files: onePicture(categoryMessages(catalog).size),
    response: data(item),
  }),
  change: endpoint({
    audience: 'change products',
    summary: `Change a category of ${catalogFacts[catalog].title}`,
    params: byId,
    body: categoryForm(catalog, false).safeExtend(readAs),
    files: onePicture(categoryMessages(catalog).size),
    response: data(item),
  }),
});

const subcategory = (catalog: Catalog) => ({
  make: endpoint({
    audience: 'change products',
    summary: `Add a subcategory to ${catalogFacts[catalog].title}`,
    body: subcategoryForm(true),
    files: onePicture(categoryMessages(catalog).size),
    response: data(Subcategory),
  }),
  change: endpoint({
    audience: 'change products',
    summary: `Change a subcategory of ${catalogFacts[catalog].title}`,
    params: byId,
    body: subcategoryForm(false).safeExtend(readAs),
    files: onePicture(categoryMessages(catalog).size),
    response: data(Subcategory),
  }),
  remove: remove('Delete a subcategory; refused while it has products'),
});

function remove(summary: string) {
  return endpoint({ audience: 'change products', summary, params: byId, response: Done });
}

const product = (catalog: Catalog) => ({
  make: endpoint({
    audience: 'change products',
    summary: `Add a product to ${catalogFacts[catalog].title}`,
    body: productForm(catalog, true),
    files: productPictures,
    response: data(Product),
  }),
  change: endpoint({
    audience: 'change products',
    summary: `Change a product of ${catalogFacts[catalog].title}; omitted fields stay${needsBatch(catalog) ? ', and packs that a higher stock adds have no batch' : ''}`,
    params: byId,
    body: productForm(catalog, false),
    files: productPictures,
    response: data(Product),
  }),
  remove: remove('Delete a product; past orders still show it'),
});

const grocery = {
  category: category('grocery', Category),
  subcategory: subcategory('grocery'),
  product: product('grocery'),
};
const fruits = {
  category: category('fruits', Category),
  subcategory: subcategory('fruits'),
  product: product('fruits'),
};
const medicine = {
  category: category('medicine', MedicineCategory),
  subcategory: subcategory('medicine'),
  product: product('medicine'),
};
const milk = { category: category('milk', Dairy), product: product('milk') };
const labtest = { product: product('labtest') };

const healthCheckFiles = onePicture(categoryMessages('labtest').size);

const SELECTION_REQUIRED = 'Please select a category and at least one product';
const ProductIds = requiredField(listField(Id, 500).pipe(z.array(Id).min(1, SELECTION_REQUIRED)), SELECTION_REQUIRED);

const mapProducts = (summary: string) =>
  endpoint({
    audience: 'change products',
    summary,
    body: z.object({ categoryId: requiredField(Id, SELECTION_REQUIRED), productIds: ProductIds }),
    response: data(z.strictObject({ categoryId: Id, productIds: z.array(Id) })),
  });
const unmapProduct = (summary: string) =>
  endpoint({
    audience: 'change products',
    summary,
    params: byId,
    query: z.object({ categoryId: Id.optional() }),
    response: Done,
  });

export const catalogAdminEndpoints = {
  'POST grocery/categories': grocery.category.make,
  'PUT grocery/categories/{id}': grocery.category.change,
  'POST grocery/subcategories/create': grocery.subcategory.make,
  'PUT grocery/subcategories/{id}': grocery.subcategory.change,
  'DELETE grocery/subcategories/delete/{id}': grocery.subcategory.remove,
  'POST grocery/products/create': grocery.product.make,
  'PUT grocery/products/{id}': grocery.product.change,
  'DELETE grocery/products/{id}': grocery.product.remove,

  'POST fruits-vegetables/categories': fruits.category.make,
  'PUT fruits-vegetables/categories/{id}': fruits.category.change,
  'POST fruits-vegetables/subcategories': fruits.subcategory.make,
  'PUT fruits-vegetables/subcategories/{id}': fruits.subcategory.change,
  'DELETE fruits-vegetables/subcategories/{id}': fruits.subcategory.remove,
  'POST fruits-vegetables/product': fruits.product.make,
  'PUT fruits-vegetables/product/{id}': fruits.product.change,
  'DELETE fruits-vegetables/product/{id}': fruits.product.remove,

  'POST medicines/category': medicine.category.make,
  'PUT medicines/category/{id}': medicine.category.change,
  'POST medicines/subcategory': medicine.subcategory.make,
  'PUT medicines/subcategory/{id}': medicine.subcategory.change,
  'DELETE medicines/subcategory/{id}': medicine.subcategory.remove,
  'POST medicines/product': medicine.product.make,
  'PUT medicines/product/{id}': medicine.product.change,
  'DELETE medicines/{id}': medicine.product.remove,
  'DELETE medicines/product/{id}': medicine.product.remove,

  'POST milk/create': milk.category.make,
  'PUT milk/{id}': milk.category.change,
  'POST milk-products/create': milk.product.make,
  'PUT milk-products/{id}': milk.product.change,
  'DELETE milk-products/{id}': milk.product.remove,

  'POST health-checks/create': endpoint({
    audience: 'change products',
    summary: 'Add a health check, a group of lab tests',
    body: healthCheckForm(true),
    files: healthCheckFiles,
    response: data(HealthCheck),
  }),
  'PUT health-checks/{id}': endpoint({
    audience: 'change products',
    summary: 'Change a health check',
    params: byId,
    body: healthCheckForm(false).safeExtend(readAs),
    files: healthCheckFiles,
    response: data(HealthCheck),
  }),
  'DELETE health-checks/{id}': remove('Delete a health check; refused while lab tests belong to it'),
  'POST lab-tests/create': labtest.product.make,
  'PUT lab-tests/{id}': labtest.product.change,
  'DELETE lab-tests/{id}': labtest.product.remove,

  'POST filter/categories': endpoint({
    audience: 'change products',
    summary: 'Add a filter category of fruit and vegetables',
    body: filterCategoryForm,
    response: data(FilterCategory),
  }),
  'PUT filter/categories/{id}': endpoint({
    audience: 'change products',
    summary: 'Change the texts of a filter category',
    params: z.object({ id: Id }),
    body: filterCategoryForm.safeExtend(readAs),
    response: data(FilterCategory),
  }),
  'DELETE filter/categories/{id}': remove('Delete a filter category; refused while it has subcategories'),
  'POST filter/subcategories': endpoint({
    audience: 'change products',
    summary: 'Add a filter subcategory',
    body: filterSubcategoryForm,
    response: data(FilterSubcategory),
  }),
  'PUT filter/subcategories/{id}': endpoint({
    audience: 'change products',
    summary: 'Change the texts or the category of a filter subcategory; its products stay',
    params: z.object({ id: Id }),
    body: filterSubcategoryForm.safeExtend(readAs),
    response: data(FilterSubcategory),
  }),
  'DELETE filter/subcategories/{id}': remove('Delete a filter subcategory with its list of products'),
  'POST filter/filter-products': endpoint({
    audience: 'change products',
    summary: 'Put products under a filter subcategory',
    body: z.object({ subcategoryId: requiredField(Id, SELECTION_REQUIRED), productIds: ProductIds }),
    response: data(z.strictObject({ subcategoryId: Id, productIds: z.array(Id) })),
  }),
  'DELETE filter/filter-products/{id}': endpoint({
    audience: 'change products',
    summary: 'Take a product from under a filter subcategory, by the id of the mapping',
    params: z.object({ id: z.string().regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/i, 'This id is not valid.') }),
    response: Done,
  }),

  'POST everything/popular-veggies-products': mapProducts('Add popular fruit and vegetables to a category'),
  'DELETE everything/popular-veggies-products/{id}': unmapProduct(
    'Take a product out of the popular fruit and vegetables',
  ),
  'POST everything/grocery-products': mapProducts('Add popular groceries to a category'),
  'DELETE everything/grocery-products/{id}': unmapProduct('Take a product out of the popular groceries'),
  'POST everything/dairy-products': mapProducts('Add popular milk products to a dairy'),
  'DELETE everything/dairy-products/{id}': unmapProduct('Take a product out of the popular milk products'),
  'POST everything/filter-medicine/add-product': endpoint({
    audience: 'change products',
    summary: 'Add popular medicines to a category',
    body: z.object({
      categoryId: requiredField(Id, SELECTION_REQUIRED),
      productId: listField(Id, 500),
      productIds: listField(Id, 500),
    }),
    response: data(z.strictObject({ categoryId: Id, productIds: z.array(Id) })),
  }),
  'DELETE everything/filter-medicine/delete-product': endpoint({
    audience: 'change products',
    summary: 'Take medicines out of the popular list of a category; the names may stand in the body or the query',
    query: z.object({ categoryId: Id.optional(), productId: listField(Id, 500) }),
    body: z.object({ categoryId: Id.optional(), productId: listField(Id, 500) }).optional(),
    response: Done,
  }),
};
