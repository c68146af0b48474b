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

/** The list of orders has two addresses: that of the header and that of the account. */
const ORDER_PATHS = ['orders', 'single-order-list'];

/** The plans have two addresses: that of the header's popup and that of the account. */
const MEMBERSHIP_PATHS = ['membership', 'get-membership'];

/** Health pages are known with and without the name of their catalog before them. */
const CARE_PREFIXES = ['', 'MedicineHealthcare/'];
const carePage = (path: string, file: string) =>
  CARE_PREFIXES.map((prefix) => route(`${prefix}${path}`, file, { id: `${prefix}${path}` }));

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
    ...carePage('doctor-appointment', 'routes/doctor-departments.tsx'),
    ...carePage('doctor-appointment/:departmentId', 'routes/department-doctors.tsx'),
    ...carePage('doctor-appointment/:departmentId/:doctorId', 'routes/doctor.tsx'),
    ...carePage('doctor-appointment/:departmentId/:doctorId/book-slot', 'routes/book-slot.tsx'),
    ...carePage('labtests', 'routes/labtests.tsx'),
    ...carePage('labtests/:healthCheckId', 'routes/health-check.tsx'),
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
    route('address-list', 'routes/address-list.tsx'),
    ...MEMBERSHIP_PATHS.map((path) => route(path, 'routes/membership.tsx', { id: path })),
    route('membership-confirmed', 'routes/membership-confirmed.tsx'),
    route('wallet-list', 'routes/wallet-list.tsx'),
    route('milk-data', 'routes/milk-data.tsx'),
    ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
