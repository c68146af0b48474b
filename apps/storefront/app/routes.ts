import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV !== 'production';

/** Every type has its own address of the same page. */
const PRODUCT_PATHS = [
  'fruitsandvegetables/product/:id',
  'Grocery/product/:id',
  'medicines/product/:id',
  'product/:id',
];

/** One page, three shelves. */
const VEGETABLE_PATHS = ['leafy-veges', 'root-vegetables', 'fruit-vegetables'];

const PROMOTION_PATHS = ['pricebelow', 'seasonal', 'superdeal', 'fruitoftheday'];

export default [
  layout('shell/page-frame.tsx', [
    index('routes/home.tsx'),
    route('storelocation', 'routes/storelocation.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('fruitsandvegetables', 'routes/fruits-home.tsx'),
    route('fruitsandvegetables/filters/:filterSubcategoryId', 'routes/fruits-filter.tsx'),
    route('fruitsandvegetables/:categoryId/products', 'routes/fruits-category.tsx'),
    ...VEGETABLE_PATHS.map((path) => route(path, 'routes/vegetable-list.tsx', { id: path })),
    route('Grocery', 'routes/grocery-home.tsx'),
    route('Grocery/:categoryId/products', 'routes/grocery-category.tsx'),
    route('MilkProducts', 'routes/milk-home.tsx'),
    route('MilkProducts/:categoryId', 'routes/dairy.tsx'),
    route('MedicineHealthcare', 'routes/medicine-home.tsx'),
    route('MedicineHealthcare/medicines/:categoryId/products', 'routes/medicine-category.tsx'),
    route('SuperDeals/recommended', 'routes/super-deals-recommended.tsx'),
    ...PRODUCT_PATHS.map((path) => route(path, 'routes/product.tsx', { id: path })),
    ...PROMOTION_PATHS.map((path) => route(path, 'routes/promotion.tsx', { id: path })),
    route('search', 'routes/search.tsx'),
    ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
