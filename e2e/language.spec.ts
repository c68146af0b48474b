import { expect, test } from './fixtures.ts';
import { englishSentences } from './page-texts.ts';

test('the switch keeps the page, and the choice is remembered on the device', async ({ page }) => {
  await page.goto('/contact?from=test');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/hi\/contact\?from=test$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');

  await page.goto('/storelocation');
  await expect(page).toHaveURL(/\/hi\/storelocation$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/storelocation$/);
  await page.goto('/hi');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the switch is in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi$/);
});

test('links inside a Hindi page stay in Hindi without loading the page anew', async ({ page }) => {
  await page.goto('/hi');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('navigation').getByRole('link', { name: 'किराना' }).first().click();
  await expect(page).toHaveURL(/\/hi\/Grocery$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
  expect(await englishSentences(page)).toEqual([]);
});

test('pages name their languages, and the sitemap lists both', async ({ request }) => {
  const html = await (await request.get('/hi/Grocery')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/hi\/Grocery"\/>/);
  expect(html).toMatch(/hrefLang="en-IN" href="[^"]+:\d+\/Grocery"/);
  expect(html).toMatch(/hrefLang="hi-IN" href="[^"]+\/hi\/Grocery"/);
  expect(html).toContain('property="og:locale" content="hi_IN"');
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/hi\/Grocery<\/loc>/);
});

test('a visitor downloads one language only', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/cart', { waitUntil: 'networkidle' });
  const code = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(code.join('')).toContain('Your cart');
  expect(code.join('')).not.toContain('आपकी कार्ट');
});

test('an English shelf on a phone opens with one font file', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/Grocery', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([expect.stringContaining('figtree-latin')]);
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered Hindi once and not redirected', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByText('यह दुकान हिन्दी में भी है');
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/Grocery');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(offer).toBeHidden();
  });
});

test('shows the Hindi words of an English page with a font that has them', async ({ page }) => {
  await page.goto('/');
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loadedFonts).toContain('Hindi words');
});
