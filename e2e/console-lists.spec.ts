import { expect, test } from './fixtures.ts';

test('shows rows and filter options of the selected tab and catalog', async ({ page, signIn }) => {
  await signIn('admin');
  const filter = page.getByRole('combobox', { name: 'Category' });
  const create = page.getByRole('button', { name: 'Add product' });
  const form = page.getByRole('dialog', { name: 'Add product' });
  const choices = async () => {
    await expect(page.getByRole('table', { name: 'products' })).toBeVisible();
    await expect(filter.getByRole('option').nth(1)).toBeAttached();
    const filters = await filter.getByRole('option').allTextContents();
    await create.click();
    const fields = form.getByLabel('Category', { exact: true }).getByRole('option');
    await expect(fields.nth(1)).toBeAttached();
    const all = [...filters.slice(1), ...(await fields.allTextContents()).slice(1)];
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    return all;
  };

  await page.goto('/dashboard?section=grocery');
  await expect(page.getByRole('table', { name: 'categories' })).toBeVisible();
  await page.getByRole('tab', { name: 'Product' }).click();
  const ofGrocery = await choices();
  await page.getByRole('link', { name: 'Fruits & Vegetables' }).click();
  // Until then the tab of the groceries is on the page.
  await expect(page.getByRole('table', { name: 'categories' })).toBeVisible();
  await page.getByRole('tab', { name: 'Product' }).click();
  const ofFruits = await choices();
  expect(ofFruits.filter((name) => ofGrocery.includes(name))).toEqual([]);
});

test('saves stock that is edited in the low-stock list', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Low stock' }).getByRole('listitem').first()).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Low stock/ })
    .click();
  // The list may be read again meanwhile, with another product first.
  // Packs of a medicine come in with a batch, not here.
  const label = await page
    .getByRole('row')
    .filter({ hasNotText: 'Medicine' })
    .getByLabel(/^Stock of /)
    .first()
    .getAttribute('aria-label');
  const stock = page.getByLabel(label ?? '', { exact: true });
  const before = await stock.inputValue();
  await stock.fill('5');
  await stock.press('Enter');
  await expect(page.getByText(/: Stock 5$/)).toBeVisible();
  await expect(stock).toBeFocused();
  await stock.fill(before);
  await stock.press('Enter');
  await expect(page.getByText(new RegExp(`: Stock ${before}$`))).toBeVisible();
});

test('saves on Enter in the last row of the rate board', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=rate-board&q=tomato');
  const stock = page.getByLabel(/^Stock of .*tomato/i).last();
  await expect(page.getByLabel(/^Stock of /).last()).toHaveAttribute('aria-label', /tomato/i);
  const before = await stock.inputValue();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await stock.fill(`${Number(before) + 1}`);
  await stock.press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(stock).toBeFocused();
});
