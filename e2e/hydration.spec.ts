import type { Request } from '@playwright/test';
import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { expect, layoutShift, recordLayoutShift, test } from './fixtures.ts';

// Guards the markup that apps/storefront/app/lib/hydration/deferred-scripts.ts replaces in React Router's output.
test('starts the scripts of every page through the inline loader', async ({ request }) => {
  for (const path of ['/', '/Grocery', '/cart', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<script type="text/deferred">');
    expect(html, path).not.toContain('type="module"');
    expect(html, path).not.toContain('rel="modulepreload"');
  }
});

/** Compressed scripts before the first interaction of a visitor. Decisions 42 and 64 give the reasons. */
const MAX_SCRIPTS_KB = 115;
const MAX_HOME_SCRIPTS_KB = 110;

test('public pages name no more scripts than their budget in both languages', async ({ request }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const response = await request.head(file, { headers: { 'Accept-Encoding': 'br' } });
    const size = Number(response.headers()['content-length']);
    sizes.set(file, size);
    return size;
  };
  const pages = DOCUMENTED_PAGES.filter(({ path, audience }) => audience === 'any' && path !== '/admin-login');
  for (const { path, sample = path } of pages) {
    for (const address of [sample, `/hi${sample === '/' ? '' : sample}`]) {
      const html = await (await request.get(address)).text();
      const files = [...html.matchAll(/<link rel="deferred" href="([^"]+)"/g)].map(([, file]) => String(file));
      let kilobytes = 0;
      for (const file of files) kilobytes += (await sizeOf(file)) / 1000;
      expect(kilobytes, address).toBeGreaterThan(90);
      expect(kilobytes, address).toBeLessThan(path === '/' ? MAX_HOME_SCRIPTS_KB : MAX_SCRIPTS_KB);
    }
  }
});

/** What the browser loads, also by dynamic imports. */
const LOADED_SCRIPTS_KB = {
  '/': MAX_HOME_SCRIPTS_KB,
  '/Grocery': MAX_SCRIPTS_KB,
  '/fruitsandvegetables/38f73623-e3bf-80b9-aa66-e005572a8ef5/products': 110,
  '/Grocery/product/cd8f35d7-60cb-8c4b-a7ee-03762e072483': 112,
  '/search?query=milk': MAX_SCRIPTS_KB,
  '/cart': 124,
};

/** Of the HTML with its loader data. Style, layout and paint of the document are the larger part of a first load. */
const MAX_HTML_KB = 165;
const MAX_ELEMENTS = 1000;

test('pages stay within the budgets of their scripts and documents, and do not move before the first interaction', async ({
  browser,
  baseURL,
}) => {
  for (const [path, budget] of Object.entries(LOADED_SCRIPTS_KB)) {
    // A page of its own, because the fixture's page starts with an interaction.
    const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'no-preference' });
    await recordLayoutShift(page);
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    const html = await (await page.goto(path, { waitUntil: 'networkidle' }))?.body();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect((html?.length ?? Infinity) / 1000, path).toBeLessThan(MAX_HTML_KB);
    expect(await page.locator('*').count(), path).toBeLessThan(MAX_ELEMENTS);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
    expect(kilobytes, path).toBeGreaterThan(90);
    expect(kilobytes, path).toBeLessThan(budget);
    expect(await layoutShift(page), path).toBeLessThan(0.02);
    await page.close();
  }
});

test('fonts that arrive late do not move the page', async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await recordLayoutShift(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/Grocery/product/cd8f35d7-60cb-8c4b-a7ee-03762e072483', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.close();
});

test('replays a tap made before hydration', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^add /i }).first().click();
  await expect(page).toHaveURL('/');
  // ADD asks a visitor to sign in, so the sign-in dialog proves the replay.
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('takes the key of the search box as the first key of a visit', async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const searchBox = page.getByRole('banner').locator('input[name=query]');
  await page.keyboard.press('/');
  await page.keyboard.type('atta');
  await expect(searchBox).toBeFocused();
  await expect(searchBox).toHaveValue('atta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "atta"');
  await page.close();
});

test('a shared link with parameters of a network shows the same results', async ({ page }) => {
  await page.goto('/search?fbclid=abc&query=atta&utm_source=whatsapp');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('atta');
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});

test('hydrates without an interaction', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('facts of a page for search engines leave with the page', async ({ page }) => {
  const facts = page.locator('script[type="application/ld+json"]');
  await page.goto('/');
  await expect(facts).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
  await expect(facts).toHaveCount(0);
});

test('replays a tap in a section that loads late', async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.route('**/assets/home-sections-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: /^add /i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
  // Late parts must not load it again: the whole page would be styled and laid out a second time.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await page.close();
});

test('shows an error and keeps links working while the code of a late section cannot be loaded', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.route('**/assets/home-sections-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('alert')).toContainText('could not be opened');
  await page.getByRole('link', { name: 'See all Popular veggies' }).click();
  await expect(page).toHaveURL('/fruitsandvegetables');
  await page.close();
});

for (const [file, name] of [
  ['react', 'libraries'],
  ['entry.client', 'start'],
]) {
  test(`taps are answered by the server when the script of the ${name} could not be loaded`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    const isOffline = { now: true };
    await page.route(`**/assets/${file}-*.js`, (route) => (isOffline.now ? route.abort() : route.continue()));
    const opened = page.waitForEvent('requestfailed');
    await page.goto('/Grocery/deb7b0a7-3307-8ed1-ada1-b54138882623/products');
    await opened;
    const followed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: /^add /i }).first().click();
    await expect(page).toHaveURL(/\/Grocery\/product\//);
    await followed;
    isOffline.now = false;
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.close();
  });
}
