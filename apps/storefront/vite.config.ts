import { reactRouter } from '@react-router/dev/vite';
import { keepOneLanguage } from '@subah/messages/keep-one-language';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Chunks of the first load: libraries, which change rarely, the frame of every page, and what pages with products share.
 * Fewer files compress better than many of a few hundred bytes. Dynamic imports stay in chunks of their own.
 */
const FIRST_LOAD = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shop', test: /storefront\/app\/(root|shell\/page-frame|lib\/page\/page-meta)\.tsx?/, priority: 1 },
  {
    name: 'shelf',
    test: /storefront\/app\/(shell\/product-card-with-cart|features\/(catalog\/(rails\/(product-rail|category-tabs)|tiles\/catalog-tiles|health\/home-health-tiles)|contact\/shop-contact)|lib\/language\/fill-text)\.tsx?|ui\/src\/(carousel|empty-state)\.tsx|messages\/src\/delivery-promise\.ts/,
  },
];

export default defineConfig(({ command }) => ({
  // SWR brings a copy of this hook for React 17.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  plugins: [keepOneLanguage(process.env.SITE_LANGUAGE === 'hi' ? 'hi' : 'en'), tailwindcss(), reactRouter()],
  build: { modulePreload: { polyfill: false } },
  // Bundled, so that the server loads the icons and schemas that pages use, not all of them.
  ssr: { noExternal: command === 'build' ? ['lucide-react', 'swr', 'zod'] : [] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } } },
  },
}));
