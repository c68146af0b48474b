import { expect, expectAccessiblePage, expectNoSidewaysScroll, test } from './fixtures.ts';

// The other pages stay as the demo shop has them: tests that run beside this one read them.

test('a shopkeeper rewrites and publishes a page, which customers read in Hindi on a phone', async ({
  page,
  request,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/dashboard?section=settings&tab=policies');
  await page.getByRole('button', { name: 'Edit Complaints' }).click();
  await page.getByLabel('English').fill('');
  await page.getByLabel('Hindi').fill('');
  const published = page.getByRole('switch', { name: /Published/ });
  const save = page.getByRole('button', { name: 'Save page' });
  await save.click();
  await expect(page.getByText('Write the English text before you publish the page.')).toBeVisible();

  await published.click();
  await save.click();
  await expect(page.getByText('Saved as a draft. Customers do not see it.')).toBeVisible();
  await expect.poll(async () => (await request.get('/policies/grievance')).status()).toBe(404);
  expect((await request.get('/hi/policies/grievance')).status()).toBe(404);

  await page.getByRole('button', { name: 'Begin with our text' }).click();
  await expect(page.getByLabel('Hindi')).toHaveValue(/शिकायत अधिकारी/);
  await page.getByLabel('Hindi').fill('## रविवार को भी\n\nहम हर दिन सुनते हैं।\n\n- <b>फ़ोन पर</b>');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'रविवार को भी' })).toBeVisible();
  await expectAccessiblePage(page);
  await published.click();
  await save.click();
  await expect(page.getByText('Saved. Customers can read it.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await request.get('/hi/policies/grievance')).status()).toBe(200);
  await page.goto('/hi/contact');
  await page.getByRole('navigation', { name: 'हमारे नियम' }).getByRole('link', { name: 'शिकायत' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'शिकायत' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'रविवार को भी' })).toBeVisible();
  await expect(page.getByText('<b>फ़ोन पर</b>')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the sign-up names the terms, and the sitemap lists the pages', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'SIGN IN' }).first().click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('By signing up you accept our Terms of use and Privacy policy.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('target', '_blank');
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/hi\/policies\/refunds<\/loc>/);
});

test('search finds a page by the words that customers type', async ({ page }) => {
  await page.goto('/search?query=delivery+charges');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Delivery policy/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery policy' })).toBeVisible();
});
