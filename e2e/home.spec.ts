import { expect, test } from './fixtures.ts';

test('renders products and prices without JavaScript', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/₹\d/g)?.length ?? 0).toBeGreaterThan(35);
  expect(html).toContain('Free home delivery');
  expect(html).toContain('08:00AM - 11:00AM');
  for (const path of ['/fruitsandvegetables', '/Grocery', '/MilkProducts', '/MedicineHealthcare'])
    expect(html).toContain(`href="${path}"`);
});

test('sends a Content Security Policy without unsafe sources', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
});

test('shows four slides that advance and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const slider = page
    .getByRole('region', { name: /offers/i })
    .or(page.getByRole('group', { name: /offers/i }))
    .first();
  await expect(slider.getByRole('group')).toHaveCount(4);
  await expect(slider.getByRole('button', { name: /next/i })).toBeVisible();
  const pause = slider.getByRole('button', { name: /pause/i });
  await pause.click();
  await expect(slider.getByRole('button', { name: /play|resume|start/i })).toBeVisible();
});

test('fills a rail far below when it comes near, and links to its products without JavaScript', async ({ page }) => {
  await page.goto('/');
  const rail = page.getByRole('region', { name: 'In season' });
  await expect(rail.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/seasonal');
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.getByRole('article').nth(4)).toBeAttached();
});

test('searches and links ADD to the product without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('form[action="/search"] input[name="query"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^add /i }).first()).toHaveAttribute('href', /\/product\//);
  await context.close();
});
