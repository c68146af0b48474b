import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/console/app/**/*.test.ts',
            'apps/storefront/app/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Loading modules takes most of the time; the tests change no state of a module.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
          // One load of the server per worker instead of one per file: a third of the time. Modules keep no state of a test.
          isolate: false,
        },
      },
      'apps/console/vitest.config.ts',
    ],
  },
});
