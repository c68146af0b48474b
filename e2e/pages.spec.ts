import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { expect, expectGoodPage, test } from './fixtures.ts';

const WIDTHS = [360, 768, 1440];

/** Grows with the shop and never shrinks. It is complete when it equals the number of documented pages. */
const BUILT_SO_FAR = 47;

test('the built pages are the ones we count', () => {
  expect(DOCUMENTED_PAGES).toHaveLength(47);
  expect(DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)).toHaveLength(BUILT_SO_FAR);
});

for (const { path, who, sample } of DOCUMENTED_PAGES.filter(({ isBuilt }) => isBuilt)) {
  for (const width of WIDTHS) {
    test(`${path} is sound at ${width} px`, async ({ page, signIn }) => {
      if (who !== 'any') await signIn(who);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(sample ?? path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await expect(page.locator('h1').first()).toBeAttached();
      expect(await page.title()).toContain('Subah');
      await expectGoodPage(page);
    });
  }
}

test('paths match in any letter case', async ({ request }) => {
  for (const path of ['/StoreLocation', '/CONTACT']) expect((await request.get(path)).status()).toBe(200);
});
