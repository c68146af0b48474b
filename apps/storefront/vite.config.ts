import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, in two files instead of twenty: they compress better and the first changes rarely. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shop', test: /node_modules\/@tanstack\/|packages\/(contract|rules)\/|storefront\/app\/lib\//, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
  },
});
