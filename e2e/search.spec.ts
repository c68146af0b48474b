import { expect, test } from './fixtures.ts';

test('renders results on the server and filters them', async ({ page }) => {
  await page.goto('/search?query=tamatar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "tamatar"');
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(3);
  await page
    .getByRole('navigation', { name: 'Filter results' })
    .getByRole('link', { name: /^Fruits/ })
    .click();
  await expect(page).toHaveURL(/source=fruits/);
  await expect(page.getByRole('main').getByText('in Fruits & Vegetables')).toBeVisible();
  expect(await cards.count()).toBeLessThan(all);
  await page.reload();
  await expect(page.getByRole('main').getByText('in Fruits & Vegetables')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorts by the address', async ({ page }) => {
    await page.goto('/search?query=dal');
    const found = page.getByText(/^\d+ products$/);
    const count = async () => Number.parseInt(await found.innerText(), 10);
    const all = await count();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('To ₹').fill('100');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/maxPrice=100/);
    expect(await count()).toBeLessThan(all);
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await expect(page).toHaveURL(/maxPrice=100.*sort=price-low/);
    await page.getByRole('link', { name: 'Remove filter: Up to ₹100' }).click();
    await expect(page).not.toHaveURL(/maxPrice/);
    expect(await count()).toBe(all);
  });
});

test('finds pages and doctors beside products', async ({ page }) => {
  await page.goto('/search?query=my%20orders');
  await page
    .getByRole('navigation', { name: 'Also found' })
    .getByRole('link', { name: /My orders/ })
    .click();
  await expect(page).toHaveURL(/\/orders/);
});

test('offers the last searches when the box is empty', async ({ page }) => {
  await page.goto('/search?query=tamatar', { waitUntil: 'networkidle' });
  const searchBox = page.getByRole('banner').locator('input[name=query]');
  await searchBox.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'tamatar' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options.filter({ hasText: 'tamatar' })).toHaveCount(0);
});

test('offers a search that was sent with Enter again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const searchBox = page.getByRole('banner').locator('input[name=query]');
  await searchBox.click();
  await searchBox.pressSequentially('ketchup');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.last()).toHaveText('All results for "ketchup"');
  await searchBox.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "ketchup"');
  await searchBox.click();
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText('ketchup');
});

test('shows suggestions for a search without results', async ({ page }) => {
  await page.goto('/search?query=qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await page.getByLabel('What are you looking for?').fill('doodh');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "doodh"');
});

test('opens and closes suggestions with the keyboard', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const searchBox = page.getByRole('banner').locator('input[name=query]');
  await searchBox.click();
  await searchBox.pressSequentially('ketchup');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.last()).toHaveText('All results for "ketchup"');
  await expect(searchBox).toHaveRole('combobox');
  await searchBox.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await searchBox.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(searchBox).toHaveValue('ketchup');
  await searchBox.press('ArrowUp');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=ketchup$/);
  await expect(searchBox).toHaveValue('');
});

test('loads more results and restores the list on back navigation', async ({ page }) => {
  await page.goto('/superdeal', { waitUntil: 'networkidle' });
  const cards = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: 'Show more' });
  const before = await cards.count();
  await expect(more).toHaveAttribute('href', /^\/superdeal\?cursor=/);
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const grown = await cards.count();
  await cards.nth(before).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(grown);
});
