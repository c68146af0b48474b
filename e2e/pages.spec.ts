import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';

const WIDTHS = [360, 768, 1440];

/** Number of documented pages that exist; must not shrink. */
const BUILT_SO_FAR = 47;

test('lists the expected number of pages', () => {
  expect(DOCUMENTED_PAGES).toHaveLength(47);
  expect(DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)).toHaveLength(BUILT_SO_FAR);
});

for (const { path, who, sample } of DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)) {
  for (const width of WIDTHS) {
    test(`${path} has no accessibility violations at ${width} px`, async ({ page, signIn }) => {
      if (who !== 'any') await signIn(who);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(sample ?? path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await expect(page.locator('h1').first()).toBeAttached();
      expect(await page.title()).toContain('Subah');
      await expectAccessiblePage(page);
    });
  }
}

test('matches paths in any letter case', async ({ request }) => {
  for (const path of ['/StoreLocation', '/CONTACT']) expect((await request.get(path)).status()).toBe(200);
});
