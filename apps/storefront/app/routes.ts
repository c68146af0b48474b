import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV !== 'production';

// One page under several paths needs an id for each of them.

const PRODUCT_PATHS = [
  'fruitsandvegetables/product/:id',
  'Grocery/product/:id',
  'medicines/product/:id',
  'product/:id',
];

const CATEGORY_PATHS = [
  'fruitsandvegetables/:categoryId/products',
  'Grocery/:categoryId/products',
  'MedicineHealthcare/medicines/:categoryId/products',
];

const VEGETABLE_PATHS = ['leafy-veges', 'root-vegetables', 'fruit-vegetables'];

const ORDER_PATHS = ['orders', 'single-order-list'];

const MEMBERSHIP_PATHS = ['membership', 'get-membership'];

/** Health pages exist with and without the path of their catalog. */
const HEALTH_PREFIXES = ['', 'MedicineHealthcare/'];
const healthPage = (path: string, file: string) =>
  HEALTH_PREFIXES.map((prefix) => route(`${prefix}${path}`, file, { id: `${prefix}${path}` }));

const PROMOTION_PATHS = ['pricebelow', 'seasonal', 'superdeal', 'fruitoftheday'];

export default [
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('rider.webmanifest', 'routes/rider-manifest.ts'),
  route('offline.html', 'routes/offline.ts'),
  layout('shell/page-frame.tsx', [
    index('routes/home.tsx'),
    route('storelocation', 'routes/storelocation.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('policies/:kind', 'routes/policy.tsx'),
    route('fruitsandvegetables', 'routes/fruits-home.tsx'),
    route('fruitsandvegetables/filters/:filterSubcategoryId', 'routes/fruits-filter.tsx'),
    ...VEGETABLE_PATHS.map((path) => route(path, 'routes/vegetable-list.tsx', { id: path })),
    route('Grocery', 'routes/grocery-home.tsx'),
    route('MilkProducts', 'routes/milk-home.tsx'),
    route('MilkProducts/:categoryId', 'routes/dairy.tsx'),
    route('MedicineHealthcare', 'routes/medicine-home.tsx'),
    ...CATEGORY_PATHS.map((path) => route(path, 'routes/category.tsx', { id: path })),
    ...healthPage('doctor-appointment', 'routes/doctor-departments.tsx'),
    ...healthPage('doctor-appointment/:departmentId', 'routes/department-doctors.tsx'),
    ...healthPage('doctor-appointment/:departmentId/:doctorId', 'routes/doctor.tsx'),
    ...healthPage('doctor-appointment/:departmentId/:doctorId/book-slot', 'routes/book-slot.tsx'),
    ...healthPage('labtests', 'routes/labtests.tsx'),
    ...healthPage('labtests/:healthCheckId', 'routes/health-check.tsx'),
    route('doctor-appointment-page', 'routes/appointments.tsx'),
    route('UploadPrescriptions', 'routes/upload-prescriptions.tsx'),
    route('SuperDeals/recommended', 'routes/super-deals-recommended.tsx'),
    ...PRODUCT_PATHS.map((path) => route(path, 'routes/product.tsx', { id: path })),
    ...PROMOTION_PATHS.map((path) => route(path, 'routes/promotion.tsx', { id: path })),
    route('search', 'routes/search.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('payment-help', 'routes/payment-help.tsx'),
    ...ORDER_PATHS.map((path) => route(path, 'routes/orders.tsx', { id: path })),
    route('mobile-profile', 'routes/mobile-profile.tsx'),
    route('single-profile-list', 'routes/single-profile-list.tsx'),
    route('family', 'routes/family.tsx'),
    route('lists', 'routes/lists.tsx'),
    route('address-list', 'routes/address-list.tsx'),
    ...MEMBERSHIP_PATHS.map((path) => route(path, 'routes/membership.tsx', { id: path })),
    route('membership-confirmed', 'routes/membership-confirmed.tsx'),
    route('rider', 'routes/rider.tsx'),
    route('wallet-list', 'routes/wallet-list.tsx'),
    route('milk-data', 'routes/milk-data.tsx'),
    ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
