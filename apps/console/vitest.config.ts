import { existsSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

// Component tests of the kit and the console, in a real browser: dialogs, focus and layout do not exist in a DOM mock.

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));

export default defineProject({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react(), tailwindcss()],
  optimizeDeps: {
    // Listed, because a dependency found during a run reloads the page and fails the tests.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'lucide-react',
      'swr',
      'swr/infinite',
      'swr/immutable',
      'zod',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'component',
    include: ['packages/ui/src/**/*.test.tsx', 'apps/console/app/**/*.test.tsx'],
    setupFiles: 'apps/console/test/setup-browser.ts',
    testTimeout: 20_000,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(chromium ? { executablePath: chromium } : {}),
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
