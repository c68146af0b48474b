import { catalogInputs } from '@subah/messages/api/catalog';
import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { MAX_FILTER_LENGTH, SHELF_ORDERS } from '@subah/rules/catalog/shelf-order';
import { z } from 'zod';
import { data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import {
  Category,
  CategoryWithProducts,
  CategoryWithSubcategories,
  CategoryWithSubcategoriesAndProducts,
  Dairy,
  FilterCategory,
  FilterCategoryWithSubcategories,
  FilterSubcategory,
  LabTest,
  ListedProduct,
  MedicineCategory,
  Named,
  PRODUCT_DETAILS,
  PROMOTIONS,
  Product,
  ProductCard,
  Subcategory,
} from './catalog.ts';
import { ShelfFilter } from './shelf-filter.ts';

const cached = ['catalog'] as const;

const byId = z.object({ id: Id });
const byCategory = z.object({ categoryId: Id });
const bySubcategory = z.object({ subcategoryId: z.uuid(inputText(catalogInputs.subcategoryId)) });

/** A page of products. */
const ProductPage = Page.extend({
  fields: z.enum(PRODUCT_DETAILS).default('all'),
  /** One product of each group instead of all its packs. */
  grouped: Flag.default(false),
});

/** A page of products that can be sorted. */
const SortedPage = ProductPage.extend({
  sort: z.enum(SHELF_ORDERS, inputText(catalogInputs.sort)).default('relevance'),
});

/** A page of a category or subcategory. */
const ShelfPage = SortedPage.extend(ShelfFilter.shape);

/** For calls of our own sites, which no documented client uses. */
const SortedCardPage = ShelfPage.extend({ fields: z.enum(PRODUCT_DETAILS).default('card') });

const list = <Item extends z.ZodType>(summary: string, item: Item) =>
  endpoint({ audience: 'any', summary, query: Page, response: listOf(item), cached });
const listByParams = <Params extends z.ZodObject, Item extends z.ZodType>(
  summary: string,
  item: Item,
  params: Params,
) => endpoint({ audience: 'any', summary, params, query: Page, response: listOf(item), cached });
const listWithProducts = <Item extends z.ZodType>(summary: string, item: Item) =>
  endpoint({ audience: 'any', summary, query: ProductPage, response: listOf(item), cached });
const products = (summary: string) => listWithProducts(summary, ListedProduct);
const productsOf = <Params extends z.ZodObject>(summary: string, params: Params, query = ShelfPage) =>
  endpoint({ audience: 'any', summary, params, query, response: listOf(ListedProduct), cached });
const product = (summary: string) =>
  endpoint({ audience: 'any', summary, params: byId, response: data(Product), cached });

const brandsEndpoints = {
  'GET catalog/brands': endpoint({
    audience: 'any',
    summary: 'Brands of a category or subcategory with the number of their products',
    query: z.object({ catalog: z.enum(CATALOGS), categoryId: Id.optional(), subcategoryId: Id.optional() }),
    response: data(z.array(z.strictObject({ name: z.string(), count: z.number().int() }))),
    cached,
  }),
};

/**
 * `orSuggested`: for a catalog whose lists are empty, products that sell or are offered below MRP. `withOffSale`: every product
 * that the owner listed, in the owner's order.
 */
const PopularPage = ProductPage.extend({ orSuggested: Flag.default(false), withOffSale: Flag.default(false) });
const popularLists = <Item extends z.ZodType>(summary: string, item: Item) =>
  endpoint({ audience: 'any', summary, query: PopularPage, response: listOf(item), cached });
const popular = (summary: string) => popularLists(summary, CategoryWithProducts);
const popularEndpoints = {
  'GET everything/filter-popular-veggies': popular('Popular fruit and vegetables by category'),
  'GET everything/filter-grocery-categories-with-products': popular('Popular groceries by category'),
  'GET everything/dairy-categories-product': popularLists(
    'Popular milk products by dairy',
    Dairy.extend({ products: z.array(ListedProduct) }),
  ),
  'GET everything/filter-medicine-categories-products': popular('Popular medicines by category'),
  'GET everything/dairy-categories': list('Dairies, for the popular list', Dairy),
};

const fruitsEndpoints = {
  'GET fruits-vegetables': products('All fruit and vegetables'),
  'GET fruits-vegetables/products': products('All fruit and vegetables'),
  'GET fruits-vegetables/product': products('All fruit and vegetables'),
  'GET fruits-vegetables/product/{id}': product('One of the fruit and vegetables'),
  'GET fruits-vegetables/product/subcategory/{id}': endpoint({
    audience: 'any',
    summary: 'Fruit and vegetables of a subcategory, or those with some words in their name',
    params: byId,
    query: ShelfPage.extend({ q: z.string().max(MAX_FILTER_LENGTH).optional() }),
    response: listOf(ListedProduct),
    cached,
  }),
  'GET fruits-vegetables/categories': list('Categories of fruit and vegetables', Category),
  'GET fruits-vegetables/categories/with-subcategories': list(
    'Categories with their subcategories',
    CategoryWithSubcategories,
  ),
  'GET fruits-vegetables/with-subcategories': listWithProducts(
    'Categories with subcategories and some products',
    CategoryWithSubcategoriesAndProducts,
  ),
  'GET fruits-vegetables/category/{categoryId}/products': productsOf(
    'Fruit and vegetables of a category',
    byCategory,
    SortedCardPage,
  ),
  'GET fruits-vegetables/subcategories': list('Subcategories of fruit and vegetables', Subcategory),
  'GET fruits-vegetables/subcategories/by-category/{id}': listByParams(
    'Subcategories of a category',
    Subcategory,
    byId,
  ),
};

const groceryEndpoints = {
  'GET grocery/products': products('All groceries'),
  'GET grocery/products/{subcategoryId}': endpoint({
    audience: 'any',
    summary: 'Groceries of a subcategory; given the id of a product, that product alone',
    params: bySubcategory,
    query: ShelfPage,
    response: listOf(ListedProduct),
    cached,
  }),
  'GET grocery/product/{id}': product('One grocery product'),
  'GET grocery/categories': list('Categories of groceries', Category),
  'GET grocery/subcategories': list('Subcategories of groceries', Subcategory),
  'GET grocery/subcategories/by-category/{categoryId}': listByParams(
    'Subcategories of a category',
    Subcategory,
    byCategory,
  ),
  'GET grocery/with-subcategories': listWithProducts(
    'Categories with subcategories and some products',
    CategoryWithSubcategoriesAndProducts,
  ),
  'GET grocery/category/{categoryId}/products': productsOf('Groceries of a category', byCategory, SortedCardPage),
};

const medicinesEndpoints = {
  'GET medicines/categories': list('Categories of medicines', MedicineCategory),
  'GET medicines/category': list('Categories of medicines', MedicineCategory),
  'GET medicines/categories-with-subcategories': list('Categories with their subcategories', CategoryWithSubcategories),
  'GET medicines/with-subcategories': listWithProducts(
    'Categories with subcategories and some products',
    CategoryWithSubcategoriesAndProducts,
  ),
  'GET medicines/category/{categoryId}/products': productsOf('Medicines of a category', byCategory, SortedCardPage),
  'GET medicines/subcategory': list('Subcategories of medicines', Subcategory),
  'GET medicines/subcategory/by-category/{categoryId}': listByParams(
    'Subcategories of a category',
    Subcategory,
    byCategory,
  ),
  'GET medicines/subcategories/{categoryId}': listByParams('Subcategories of a category', Subcategory, byCategory),
  'GET medicines/products/subcategory/{subcategoryId}': productsOf('Medicines of a subcategory', bySubcategory),
  'GET medicines/{id}': product('One medicine'),
};

const milkEndpoints = {
  'GET milk': list('Dairies', Dairy),
  'GET milk/category/{categoryId}': endpoint({
    audience: 'any',
    summary: 'A dairy with its products',
    params: byCategory,
    query: ProductPage,
    response: data(Dairy.extend({ products: z.array(ListedProduct), nextCursor: z.string().nullable() })),
    cached,
  }),
  'GET milk-products': products('All milk products'),
  'GET milk-products/category/{id}': productsOf('Milk products of a dairy', byId),
  'GET milk-products/{id}': product('One milk product'),
};

const labTestsEndpoints = {
  'GET lab-tests': list('All lab tests', LabTest),
  'GET lab-tests/by-healthcheck/{id}': listByParams('Lab tests of a health check', LabTest, byId),
  'GET lab-tests/{id}': product('One lab test'),
};

const filterEndpoints = {
  'GET filter/categories': list('Filter categories of fruit and vegetables', FilterCategory),
  'GET filter/subcategories': list('Filter subcategories', FilterSubcategory),
  'GET filter/categories-with-subcategories': list(
    'Filter categories with their subcategories',
    FilterCategoryWithSubcategories,
  ),
  'GET filter/subcategories/products/{id}': endpoint({
    audience: 'any',
    summary: 'Products of a filter subcategory',
    params: byId,
    query: SortedPage,
    response: listOf(ListedProduct).extend({ subcategory: FilterSubcategory }),
    cached,
  }),
  'GET filter/filter-products': list(
    'Which product stands in which filter subcategory',
    z.strictObject({ _id: z.string(), productId: ProductCard, subcategoryId: Named }),
  ),
};

export const catalogEndpoints = {
  ...brandsEndpoints,
  ...popularEndpoints,
  ...fruitsEndpoints,
  ...groceryEndpoints,
  ...medicinesEndpoints,
  ...milkEndpoints,
  ...labTestsEndpoints,
  ...filterEndpoints,
  'GET categories/all': endpoint({
    audience: 'any',
    summary: 'All categories of all catalogs',
    response: listOf(Category.extend({ product_type: z.enum(CATALOGS) })),
    cached,
  }),
  'GET products/{id}': product('One product of any type'),
  'GET products/{id}/similar': endpoint({
    audience: 'any',
    summary: 'Similar products of the same category',
    params: byId,
    response: data(z.array(ProductCard)),
    cached,
  }),
  'GET products/{id}/same-salt': endpoint({
    audience: 'any',
    summary: 'Medicines of other brands with the same composition that are in stock',
    params: byId,
    response: data(z.array(ProductCard)),
    cached,
  }),
  'GET products/{id}/bought-together': endpoint({
    audience: 'any',
    summary: 'Products that are often in the same order',
    params: byId,
    response: data(z.array(ProductCard)),
    cached,
  }),
  'GET products/for-cart': endpoint({
    audience: 'any',
    summary:
      'Products that the cart recommends: what is bought together with the products in `with`, else two of the shop',
    query: z.object({
      with: z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(Id).max(50)).optional(),
    }),
    response: data(z.array(ProductCard)),
    cached,
  }),
  'GET promotions/{name}': productsOf(
    'A promotional list: pricebelow, seasonal, superdeal, fruitoftheday or recommended; the last can be sorted',
    z.object({ name: z.enum(PROMOTIONS) }),
    SortedCardPage,
  ),
};
