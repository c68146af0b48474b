import type { Page } from '@playwright/test';
import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { expect, expectAccessiblePage, expectEnoughContrast, expectNoSidewaysScroll, test } from './fixtures.ts';
import { englishSentences, lengthenTexts } from './page-texts.ts';

const WIDTHS = [360, 768, 1440] as const;

// The pages show more than a thousand pictures, which the server would make in the size of each screen. Their places have a fixed size.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] });
    },
    { scope: 'worker' },
  ],
});

/** Number of documented pages that exist; must not shrink. */
const BUILT_SO_FAR = 50;

test('lists the expected number of pages', () => {
  expect(DOCUMENTED_PAGES).toHaveLength(50);
  expect(DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)).toHaveLength(BUILT_SO_FAR);
});

// One visit checks all that a page must have. Accessibility is checked on the narrowest page in English and on the widest in Hindi, for each
// markup once: the widths and languages differ in style and texts only.
for (const { path, audience, sample = path, markupOf } of DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)) {
  test(`${path} is accessible, has room for longer texts and is in Hindi under /hi`, async ({ page, signIn }) => {
    // Axe needs seconds on a long page.
    test.slow();
    if (audience !== 'any') await signIn(audience);
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    const response = await page.goto(sample);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1').first()).toBeAttached();
    expect(await page.title()).toContain('Subah');
    if (!markupOf) await expectAccessiblePage(page);
    await expectNoSidewaysScrollAt(page, WIDTHS);
    // The console is in English only.
    if (/dashboard|admin-login/.test(path)) {
      await expectAccessiblePage(page, { contrast: false });
      return;
    }
    await lengthenTexts(page);
    await expectNoSidewaysScrollAt(page, WIDTHS.toReversed());

    await page.setViewportSize({ width: WIDTHS[2], height: 800 });
    await page.goto(sample === '/' ? '/hi' : `/hi${sample}`);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(await englishSentences(page)).toEqual([]);
    if (!markupOf) await expectAccessiblePage(page, { contrast: false });
    await expectNoSidewaysScrollAt(page, WIDTHS.toReversed());
  });
}

async function expectNoSidewaysScrollAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

const IN_THE_DARK = ['/', '/Grocery', '/search?query=tamatar', '/cart', '/orders', '/mobile-profile', '/milk-data'];

test('main pages have enough contrast in the dark theme of the device, and follow the switch', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('customer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  const theme = page.locator('html');
  const product = DOCUMENTED_PAGES.find(({ path }) => path.startsWith('/Grocery/product'))?.sample ?? '';
  for (const path of [...IN_THE_DARK, product]) {
    await page.goto(path);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    await expectEnoughContrast(page);
  }
  await page.getByLabel('Theme:').selectOption('Light');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await expect(page.getByLabel('Theme:')).toHaveValue('light');
});

test('matches paths in any letter case', async ({ request }) => {
  for (const path of ['/StoreLocation', '/CONTACT']) expect((await request.get(path)).status()).toBe(200);
});
