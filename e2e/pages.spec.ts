import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { expect, expectAccessiblePage, expectNoSidewaysScroll, test } from './fixtures.ts';
import { englishSentences, lengthenTexts } from './page-texts.ts';

const WIDTHS = [360, 768, 1440] as const;

/** Number of documented pages that exist; must not shrink. */
const BUILT_SO_FAR = 49;

test('lists the expected number of pages', () => {
  expect(DOCUMENTED_PAGES).toHaveLength(49);
  expect(DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)).toHaveLength(BUILT_SO_FAR);
});

for (const { path, audience, sample = path } of DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)) {
  const isConsole = /dashboard|admin-login/.test(path);
  // The console and an order on the way keep a stream of events open.
  const waitUntil = isConsole || /^\/(orders|single-order-list)$/.test(path) ? 'load' : 'networkidle';
  test(`${path} has no accessibility violations, and room for longer texts`, async ({ page, signIn }) => {
    // Axe needs seconds on a long page.
    test.slow();
    if (audience !== 'any') await signIn(audience);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    const response = await page.goto(sample, { waitUntil });
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1').first()).toBeAttached();
    expect(await page.title()).toContain('Subah');
    await expectAccessiblePage(page);
    await page.setViewportSize({ width: WIDTHS[1], height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: WIDTHS[2], height: 800 });
    await expectAccessiblePage(page, { contrast: false });
    // The console is in English only.
    if (isConsole) return;
    await lengthenTexts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  if (isConsole) continue;
  test(`${path} is in Hindi under /hi`, async ({ page, signIn }) => {
    test.slow();
    if (audience !== 'any') await signIn(audience);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await page.goto(sample === '/' ? '/hi' : `/hi${sample}`, { waitUntil });
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(await englishSentences(page)).toEqual([]);
    await expectAccessiblePage(page, { contrast: false });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

const IN_THE_DARK = ['/', '/Grocery', '/search?query=tamatar', '/cart', '/orders', '/mobile-profile', '/milk-data'];

test('main pages have enough contrast in the dark theme of the device, and follow the switch', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('customer');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  const theme = page.locator('html');
  const product = DOCUMENTED_PAGES.find(({ path }) => path.startsWith('/Grocery/product'))?.sample ?? '';
  for (const path of [...IN_THE_DARK, product]) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    await expectAccessiblePage(page);
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
