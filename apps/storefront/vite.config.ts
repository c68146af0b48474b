import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { keepOneLanguage } from '@subah/messages/keep-one-language';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Fewer files compress better than many of a few hundred bytes, but a first load must not import a chunk that is loaded late.
 * A group takes the dependencies of its files that no group of a higher priority has.
 */
const CHUNKS = [
  // First load: libraries, which change rarely, the frame of every page, and what most pages but the home page share.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
  {
    name: 'shop',
    test: filesNamed('root|page-frame|page-meta|picture|delivery-texts|site-text|chevron-(left|right)|sunrise'),
    priority: 4,
  },
  {
    name: 'catalog',
    test: filesNamed(
      'breadcrumbs|listing-meta|stored-picture|text-language|product-name|empty-state|late-lists|catalog-tint|catalogs|filter-paths|scene-pictures|fill-text|money|chevron-down|house|map-pin|badge|chip|skeleton|use-now|use-is-hydrated',
    ),
    priority: 3,
  },
  { name: 'api', test: filesNamed('browser-api|use-api|error-message'), priority: 3 },
  // Parts that several kinds of pages open with. Late chunks need `dates` and `delivery` too.
  { name: 'dates', test: filesNamed('messages/src/dates|india-time'), priority: 2 },
  { name: 'delivery', test: filesNamed('rules/src/delivery/delivery-slot|use-delivery-settings'), priority: 2 },
  { name: 'catalog-home', test: filesNamed('catalog/home/catalog-home|catalog/banners/banner|catalog/price-range') },
  { name: 'category-banners', test: filesNamed('category-banners|banner-slider') },
  { name: 'upload', test: filesNamed('icons/camera|icons/shield-check|prescriptions/pending-upload') },
  { name: 'rating', test: filesNamed('rating-badge|star') },
  {
    name: 'forms',
    test: filesNamed('use-api-form|submit-error|action-error|account-fields|rules/src/accounts/(mobile|email)'),
  },
  { name: 'sign-in-fields', test: filesNamed('password-input|mobile-input') },
  // Needed by some first loads and by late chunks: each in a file of its own.
  {
    name: (id: string) => path.parse(id).name,
    debugName: 'shared',
    test: filesNamed(
      'messages/src/(shelf|catalog-home|navigation|units|delivery-promise|save-to-list|add-to-cart|policies)|selected-area|category-shelf-meta|shelf-query|shelf-order|rupees|cart-changes|product-price|ui/src/(button|carousel|field|form-error|choice)|lazy-part',
    ),
    priority: 2,
  },
  // Loaded late, see lib/hydration/late-section.tsx.
  { name: 'frame', test: filesNamed('late-frame'), priority: 1 },
  { name: 'cart-state', test: filesNamed('cart-state|change-quantity|features/cart/add-to-cart'), priority: 1 },
  { name: 'products', test: filesNamed('product-card-with-cart|lists-with-cart') },
];

/** Of the app, its packages and the icons; `names` are separated by `|`. */
function filesNamed(names: string): RegExp {
  return new RegExp(`/(${names})\\.(tsx?|mjs)$`);
}

const CREATE_ICON = path.join(import.meta.dirname, 'app/lib/icons/create-icon.ts');

export default defineConfig(({ command }) => ({
  resolve: {
    alias: [
      // SWR brings a copy of this hook for React 17.
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
      // 1 kB less for each page (decision 64). Not in development, where the server does not bundle lucide-react.
      ...(command === 'build' ? [{ find: '../createLucideIcon.mjs', replacement: CREATE_ICON }] : []),
    ],
  },
  plugins: [keepOneLanguage(process.env.SITE_LANGUAGE === 'hi' ? 'hi' : 'en'), tailwindcss(), reactRouter()],
  // One stylesheet, named in the HTML. Attached to a chunk, it would be loaded a second time together with late parts of a page.
  build: { modulePreload: { polyfill: false }, cssCodeSplit: false },
  // Otherwise found while the first page loads, which then fails and is loaded again.
  optimizeDeps: { include: ['lucide-react', 'swr', 'uqr', 'zod'] },
  // Bundled, so that the server loads the icons and schemas that pages use, not all of them.
  ssr: { noExternal: command === 'build' ? ['lucide-react', 'swr', 'zod'] : [] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
}));
