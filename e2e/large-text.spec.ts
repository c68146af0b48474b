import { DOCUMENTED_PAGES } from './documented-pages.ts';
import { ACCOUNTS, expect, test, waitForHydration } from './fixtures.ts';
import type { Session } from './new-account.ts';

/** Twice the usual size; of several switches the last counts, so the others of Playwright are repeated. */
const LARGE_TEXT =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32';

test('product names stay readable on a phone with text of twice the size', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), LARGE_TEXT],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, ...(baseURL && { baseURL }) });
  for (const path of ['/', '/superdeal', '/search?query=dal', '/Grocery']) {
    await page.goto(path);
    await waitForHydration(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} is not wider than the screen`).toBeLessThanOrEqual(0);
    const names = page.getByRole('main').locator('.product-card h3');
    if (path === '/Grocery') continue;
    await names.first().scrollIntoViewIfNeeded();
    const unreadable = await names.evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const { fontSize, lineHeight } = getComputedStyle(heading);
          return (
            Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) || heading.scrollHeight > heading.clientHeight
          );
        })
        .map((heading) => heading.textContent),
    );
    expect(unreadable, `names on ${path}`).toEqual([]);
  }
  await browser.close();
});

test('no page is wider than a phone with text of twice the size', async ({
  playwright,
  launchOptions,
  baseURL,
  request,
}) => {
  test.slow();
  const login = await request.post('/api/login', { data: ACCOUNTS.customer });
  const { data: session } = (await login.json()) as { data: Session };
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), LARGE_TEXT],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, ...(baseURL && { baseURL }) });
  await page.addInitScript(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('token', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  for (const { path, sample = path, audience, markupOf } of DOCUMENTED_PAGES) {
    if (audience === 'admin' || markupOf || path === '/admin-login') continue;
    for (const address of audience === 'customer' ? [sample, `/hi${sample}`] : [`/hi${sample}`]) {
      await page.goto(address);
      await waitForHydration(page);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, address).toBeLessThanOrEqual(0);
    }
  }
  await browser.close();
});
