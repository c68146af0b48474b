import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // The Content-Security-Policy forbids inline scripts and data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
