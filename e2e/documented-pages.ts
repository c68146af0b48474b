type DocumentedPage = {
  path: string;
  audience: 'any' | 'customer' | 'admin';
  shows: string;
  isBuilt?: true;
  /** The URL to open when the path has a parameter. */
  sample?: string;
  /** Path of another page with the same markup, where accessibility is checked for both. */
  markupOf?: string;
};

/**
 * Every page of the specification, and pages that came later. Paths match in any letter case; `{x}` is an id of the demo shop.
 * `pages.spec.ts` opens the pages with `isBuilt`.
 */
export const DOCUMENTED_PAGES: DocumentedPage[] = [
  {
    path: '/',
    audience: 'any',
    shows: 'home: header, slider of 4 slides, four catalog tiles, stacked sections',
    isBuilt: true,
  },
  {
    path: '/fruitsandvegetables',
    audience: 'any',
    shows: 'banners, categories with subcategories, categories grid, popular veggies',
    isBuilt: true,
  },
  {
    path: '/fruitsandvegetables/filters/{filterSubcategoryId}',
    audience: 'any',
    shows: 'filtered products',
    isBuilt: true,
    sample: '/fruitsandvegetables/filters/d09a25ca-0eca-8687-ae44-a940f1f86d25',
  },
  {
    path: '/fruitsandvegetables/product/{id}',
    audience: 'any',
    shows: 'product detail, type fruits',
    isBuilt: true,
    sample: '/fruitsandvegetables/product/0e7dfd7d-acb5-854e-aef2-117b8f742595',
    markupOf: '/Grocery/product/{id}',
  },
  {
    path: '/fruitsandvegetables/{categoryId}/products',
    audience: 'any',
    shows: "'Our Products', each card shows how long ago it was updated",
    isBuilt: true,
    sample: '/fruitsandvegetables/38f73623-e3bf-80b9-aa66-e005572a8ef5/products',
  },
  {
    path: '/Grocery',
    audience: 'any',
    shows: 'banner of 5 images, categories with products, three shortcut tiles, category tiles',
    isBuilt: true,
  },
  {
    path: '/Grocery/product/{id}',
    audience: 'any',
    shows: 'product detail, type grocery',
    isBuilt: true,
    sample: '/Grocery/product/cd8f35d7-60cb-8c4b-a7ee-03762e072483',
  },
  {
    path: '/Grocery/{categoryId}/products',
    audience: 'any',
    shows: 'products with a subcategory side list',
    isBuilt: true,
    sample: '/Grocery/deb7b0a7-3307-8ed1-ada1-b54138882623/products',
  },
  { path: '/MilkProducts', audience: 'any', shows: 'banner, three promises, dairy cards', isBuilt: true },
  {
    path: '/MilkProducts/{categoryId}',
    audience: 'any',
    shows: "dairy name, address, 'Open Now 8AM – 11PM (Today)', product cards",
    isBuilt: true,
    sample: '/MilkProducts/e0c31a8f-fce9-841e-a30f-31392f76369a',
  },
  {
    path: '/MedicineHealthcare',
    audience: 'any',
    shows: 'medicine home, links to lab tests, doctors, prescription upload',
    isBuilt: true,
  },
  {
    path: '/MedicineHealthcare/medicines/{categoryId}/products',
    audience: 'any',
    shows: 'side list, first subcategory selected',
    isBuilt: true,
    sample: '/MedicineHealthcare/medicines/e9384828-b0bd-89f0-a261-41fbf177796e/products',
    markupOf: '/Grocery/{categoryId}/products',
  },
  {
    path: '/medicines/product/{id}',
    audience: 'any',
    shows: 'product detail, type medicine',
    isBuilt: true,
    sample: '/medicines/product/423b4954-5745-8578-ad8b-deb6ae25420e',
  },
  {
    path: '/product/{id}',
    audience: 'any',
    shows: 'product detail for every other type (milk, lab test)',
    isBuilt: true,
    sample: '/product/d5502c34-1415-8809-a705-a926c7f6b156',
  },
  {
    path: '/search?query={text}',
    audience: 'any',
    shows: '\'Search Results for "{query}"\'',
    isBuilt: true,
    sample: '/search?query=tamatar',
  },
  { path: '/pricebelow', audience: 'any', shows: 'promotional list', isBuilt: true },
  { path: '/seasonal', audience: 'any', shows: 'promotional list', isBuilt: true, markupOf: '/pricebelow' },
  { path: '/superdeal', audience: 'any', shows: 'promotional list', isBuilt: true, markupOf: '/pricebelow' },
  { path: '/fruitoftheday', audience: 'any', shows: 'promotional list', isBuilt: true, markupOf: '/pricebelow' },
  {
    path: '/SuperDeals/recommended',
    audience: 'any',
    shows: 'promotional list on the filter screen',
    isBuilt: true,
    markupOf: '/fruitsandvegetables/filters/{filterSubcategoryId}',
  },
  { path: '/cart', audience: 'any', shows: 'cart and checkout', isBuilt: true },
  {
    path: '/leafy-veges',
    audience: 'any',
    shows: 'vegetables list with side categories, search box and sort',
    isBuilt: true,
  },
  {
    path: '/root-vegetables',
    audience: 'any',
    shows: 'vegetables list with side categories, search box and sort',
    isBuilt: true,
    markupOf: '/leafy-veges',
  },
  {
    path: '/fruit-vegetables',
    audience: 'any',
    shows: 'vegetables list with side categories, search box and sort',
    isBuilt: true,
    markupOf: '/leafy-veges',
  },
  { path: '/get-membership', audience: 'any', shows: 'plans', isBuilt: true },
  { path: '/membership', audience: 'any', shows: 'plans', isBuilt: true, markupOf: '/get-membership' },
  { path: '/membership-confirmed', audience: 'customer', shows: 'confirmation', isBuilt: true },
  { path: '/storelocation', audience: 'any', shows: "'197 Stores', 8 stores, 25 areas in 4 columns", isBuilt: true },
  { path: '/contact', audience: 'any', shows: 'address, email, phone, form', isBuilt: true },
  {
    path: '/policies/{kind}',
    audience: 'any',
    shows: 'privacy, terms, refunds, delivery and complaints, as the shop wrote them',
    isBuilt: true,
    sample: '/policies/privacy',
  },
  { path: '/orders', audience: 'customer', shows: 'order cards', isBuilt: true },
  { path: '/single-order-list', audience: 'customer', shows: 'order cards', isBuilt: true, markupOf: '/orders' },
  { path: '/address-list', audience: 'customer', shows: 'addresses', isBuilt: true },
  { path: '/family', audience: 'customer', shows: 'people to order, book and test for', isBuilt: true },
  { path: '/lists', audience: 'customer', shows: 'shopping lists with reminders', isBuilt: true },
  { path: '/wallet-list', audience: 'customer', shows: 'coin balance and history', isBuilt: true },
  { path: '/milk-data', audience: 'customer', shows: 'milk record table with total row', isBuilt: true },
  { path: '/mobile-profile', audience: 'customer', shows: "'My Account' hub", isBuilt: true },
  { path: '/single-profile-list', audience: 'customer', shows: 'profile with tabs', isBuilt: true },
  { path: '/doctor-appointment-page', audience: 'customer', shows: 'appointments', isBuilt: true },
  { path: '/MedicineHealthcare/doctor-appointment', audience: 'any', shows: 'departments grid', isBuilt: true },
  {
    path: '/doctor-appointment/{departmentId}',
    audience: 'any',
    shows: 'doctors with Consult Now',
    isBuilt: true,
    sample: '/doctor-appointment/58891bad-fb35-8473-a461-4bc1a275a68a',
  },
  {
    path: '/doctor-appointment/{departmentId}/{doctorId}',
    audience: 'any',
    shows: 'doctor detail with Call Now and Book Now',
    isBuilt: true,
    sample: '/doctor-appointment/58891bad-fb35-8473-a461-4bc1a275a68a/da7a8624-d373-8b06-ab37-0ef235f86e9a',
  },
  {
    path: '/doctor-appointment/{departmentId}/{doctorId}/book-slot',
    audience: 'any',
    shows: 'date picker, one-hour slots',
    isBuilt: true,
    sample: '/doctor-appointment/58891bad-fb35-8473-a461-4bc1a275a68a/da7a8624-d373-8b06-ab37-0ef235f86e9a/book-slot',
  },
  { path: '/MedicineHealthcare/labtests', audience: 'any', shows: 'health check tiles', isBuilt: true },
  {
    path: '/labtests/{healthCheckId}',
    audience: 'any',
    shows: 'lab tests with add and stepper',
    isBuilt: true,
    sample: '/labtests/47b36954-65b2-8c1a-ab1e-e0512e28c735',
  },
  {
    path: '/UploadPrescriptions',
    audience: 'any',
    shows: 'description box, image picker, guidelines, sample carousel',
    isBuilt: true,
  },
  { path: '/admin-login', audience: 'any', shows: 'admin login', isBuilt: true },
  { path: '/dashboard', audience: 'admin', shows: 'admin console; the not-found page for anyone else', isBuilt: true },
  { path: '/no-such-page', audience: 'any', shows: "'Page Not Found' with Go Home", isBuilt: true },
];
