import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const browser = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));
const port = Number(process.env.E2E_PORT ?? 3905);
// Playwright evaluates this file in every worker; the environment passes the first one's folder on.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-e2e-'));
  process.env.E2E_DATA_DIR = path.join(folder, 'data');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Chromium opens two pages of its own for the address bar of every window. The switch replaces the list of Playwright, so its entries that
 * concern these tests are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(os.tmpdir(), 'subah-e2e-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two workers share two cores with the shop. A test that passes only the second time is listed as flaky in the summary.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright waits for the end of an animation before each click.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'error' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
