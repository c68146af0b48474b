import type { Page } from '@playwright/test';
import { expect, expectAccessiblePage, test } from './fixtures.ts';

const FRESH_VEGETABLES = '/fruitsandvegetables/38f73623-e3bf-80b9-aa66-e005572a8ef5/products';
const FEVER_AND_PAIN = '/MedicineHealthcare/medicines/e9384828-b0bd-89f0-a261-41fbf177796e/products';
const ATTA_RICE_DAL = '/Grocery/deb7b0a7-3307-8ed1-ada1-b54138882623/products';
const SUBAH_DAIRY = '/MilkProducts/e0c31a8f-fce9-841e-a30f-31392f76369a';

test('renders names, prices and side lists without JavaScript', async ({ request }) => {
  for (const path of [FRESH_VEGETABLES, FEVER_AND_PAIN, ATTA_RICE_DAL, SUBAH_DAIRY, '/leafy-veges']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/₹\d/g)?.length ?? 0, path).toBeGreaterThan(6);
    expect(html, path).toContain('"@type":"BreadcrumbList"');
    expect(html, path).toContain('"@type":"ItemList"');
    expect(html, path).not.toContain(' style="');
  }
});

test('responds with the not-found page for unknown ids', async ({ request }) => {
  const wrong = [
    '/Grocery/nonsense/products',
    // A category of another catalog.
    FRESH_VEGETABLES.replace('/fruitsandvegetables', '/Grocery'),
    `${ATTA_RICE_DAL}?subcategory=nonsense`,
    `${ATTA_RICE_DAL}?cursor=nonsense`,
    '/fruitsandvegetables/filters/nonsense',
    '/MilkProducts/nonsense',
  ];
  for (const path of wrong) expect((await request.get(path)).status(), path).toBe(404);
});

test('opens a filter from the start page and sorts its list by price through the URL', async ({ page }) => {
  await page.goto('/fruitsandvegetables');
  await page.getByRole('main').getByRole('link', { name: 'Winter Fruit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Fruit' })).toBeVisible();
  const sideNav = page.getByRole('navigation', { name: 'Filters' });
  await expect(sideNav.getByRole('link', { name: 'Winter Fruit' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/\/filters\/[0-9a-f-]+\?sort=price$/);
  await expect(page.getByRole('link', { name: 'Price', exact: true })).toHaveAttribute('aria-current', 'true');
  const prices = await page.locator('main article b').allTextContents();
  const amounts = prices.map((text) => Number(text.replace(/[^\d.]/g, ''))).filter((amount) => amount > 0);
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test('shows side categories and searches within a vegetable list', async ({ page }) => {
  await page.goto('/root-vegetables');
  const sideNav = page.getByRole('navigation', { name: 'Vegetables' });
  await expect(sideNav.getByRole('link')).toHaveText([
    'Recommended',
    'Leafy Veges',
    'Root Vegetables',
    'Fruit Vegetables',
  ]);
  await expect(sideNav.locator('[aria-current]')).toHaveText('Root Vegetables');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  const searchBox = page.getByRole('searchbox', { name: 'Search in Root Vegetables' });
  await searchBox.fill('carrot');
  await expect(page).toHaveURL(/\?q=carrot$/);
  await expect(cards.first()).toContainText('Carrot');
  // The first card may be a carrot before filtering too.
  await expect(cards.filter({ hasNotText: /carrot/i })).toHaveCount(0);
  await searchBox.fill('no such vegetable');
  await expect(page.getByText('No products found.')).toBeVisible();
});

test('shows on produce cards how long ago they were updated', async ({ page }) => {
  await page.goto(FRESH_VEGETABLES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
  const products = page.getByRole('region', { name: 'Products' });
  const items = products.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(items.first()).toContainText(/Updated (just now|\d+ \w+ ago)/);
});

test('loads more products, and links to the rest without JavaScript', async ({ page, request }) => {
  await page.goto(FRESH_VEGETABLES);
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  const first = await cards.count();
  const more = page.getByRole('link', { name: 'Show more' });
  const href = await more.getAttribute('href');
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  expect(href).toContain('?cursor=');
  expect((await request.get(`${FRESH_VEGETABLES}${href?.slice(href.indexOf('?'))}`)).status()).toBe(200);
});

const pricesOn = async (page: Page) => {
  const texts = await page.getByRole('region', { name: 'Products' }).locator('article b').allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, ''))).filter((amount) => amount > 0);
};
const rising = (amounts: number[]) => amounts.toSorted((one, other) => one - other);

test('keeps the sort order when loading more and on back navigation', async ({ page }) => {
  await page.goto(FRESH_VEGETABLES);
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(`${FRESH_VEGETABLES}?sort=price`);
  await expect(page.getByRole('link', { name: 'Price', exact: true })).toHaveAttribute('aria-current', 'true');
  const first = await pricesOn(page);
  expect(first).toEqual(rising(first));
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect.poll(async () => (await pricesOn(page)).length).toBeGreaterThan(first.length);
  const grown = await pricesOn(page);
  expect(grown).toEqual(rising(grown));
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(`${FRESH_VEGETABLES}?sort=name`);
  await expect.poll(() => pricesOn(page)).not.toEqual(grown);
  await page.goBack();
  await expect(page).toHaveURL(`${FRESH_VEGETABLES}?sort=price`);
  await expect.poll(() => pricesOn(page)).toEqual(grown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sorts by a link, and the link to the rest keeps the order', async ({ page }) => {
    await page.goto(FRESH_VEGETABLES);
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page).toHaveURL(`${FRESH_VEGETABLES}?sort=price`);
    const first = await pricesOn(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\?sort=price&cursor=/);
    const all = [...first, ...(await pricesOn(page))];
    expect(all.length).toBeGreaterThan(first.length);
    expect(all).toEqual(rising(all));
  });
});

test('selects the first subcategory for medicines and all for groceries', async ({ page }) => {
  await page.goto(FEVER_AND_PAIN);
  const medicines = page.getByRole('navigation', { name: /^Subcategories of/ });
  await expect(medicines.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await medicines.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?subcategory=/);
  await expect(medicines.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await page.goto(ATTA_RICE_DAL);
  await expect(page.getByRole('navigation', { name: /^Subcategories of/ }).locator('[aria-current]')).toHaveText('All');
});

test('shows five grocery slides that advance every three seconds and link to products', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto('/Grocery');
  const banner = page.getByRole('region', { name: 'Grocery offers' });
  await expect(banner.getByRole('group', { includeHidden: true })).toHaveCount(5);
  await expect(banner.getByRole('button', { name: 'Show slide 1 of 5' })).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3100);
  await expect(banner.getByRole('button', { name: 'Show slide 2 of 5' })).toHaveAttribute('aria-current', 'true');
  const tiles = page.getByRole('navigation', { name: 'Other departments' }).getByRole('link');
  await expect(tiles).toHaveText(['Medicine', 'Milk', 'Fruits']);
  for (const [place, href] of ['/MedicineHealthcare', '/MilkProducts', '/fruitsandvegetables'].entries()) {
    await expect(tiles.nth(place)).toHaveAttribute('href', href);
  }
});

test('shows whether a dairy is open, by India time', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00+05:30'));
  await page.goto(SUBAH_DAIRY);
  await expect(page.getByText('Open Now 8AM – 11PM (Today)')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-15T23:10:00+05:30'));
  await page.reload();
  await expect(page.getByText('Closed · Opens 8 AM')).toBeVisible();
});

test('shows three promises and each dairy with its rating', async ({ page }) => {
  await page.goto('/MilkProducts');
  const main = page.getByRole('main');
  for (const promise of ['Milk from healthy cattle', '100+ common adulterants', 'Home delivery 8AM to 11AM']) {
    await expect(main.getByText(promise)).toBeVisible();
  }
  const dairies = page.getByRole('region', { name: 'Choose your dairy' }).getByRole('link');
  await expect(dairies).toHaveCount(5);
  await expect(dairies.first()).toContainText(/Rated \d\.\d/);
  await dairies.first().click();
  await expect(page).toHaveURL(SUBAH_DAIRY);
});

test('has touch targets of 44 px on dense cards and no empty strip below the footer on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(FRESH_VEGETABLES);
  const card = page.locator('.product-card').first();
  const save = await card.locator('.save-btn').boundingBox();
  expect(save?.width).toBeGreaterThanOrEqual(44);
  const hits = await card.locator('.add-btn').evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [-21, 21].map((by) => document.elementFromPoint(x, y + by) === button);
  });
  expect(hits).toEqual([true, true]);
  await page.locator('html').evaluate((html) => html.scrollTo(0, html.scrollHeight));
  const theme = page.getByRole('contentinfo').getByRole('combobox');
  await expect(theme).toBeInViewport();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const end = await theme.boundingBox();
  const room = (bar?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0));
  expect(room).toBeGreaterThanOrEqual(0);
  expect(room).toBeLessThan(48);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('filters close over their results, and say how many there are', async ({ page }) => {
    const filters = page.locator('summary').filter({ hasText: 'Filters' });
    const show = page.getByRole('button', { name: 'Show results' });
    for (const path of [ATTA_RICE_DAL, '/search?query=dal']) {
      await page.goto(path);
      await filters.click();
      await page.getByLabel('To ₹').fill('100');
      await show.click();
      await expect(page).toHaveURL(/maxPrice=100/);
      await expect(show).toBeHidden();
      await expect(filters).toBeInViewport();
      await expect(page.getByRole('article').first()).toBeInViewport();
    }
    await page.goto(`${ATTA_RICE_DAL}?maxPrice=100&inStock=true&discount=`);
    await expect(filters).toHaveText('Filters · 2');
    await expect(show).toBeHidden();
  });

  test('a long brand name wraps inside the filters', async ({ page }) => {
    await page.goto(ATTA_RICE_DAL);
    await page.getByText('Filters', { exact: true }).click();
    const brands = page.getByRole('group', { name: 'Brand' });
    await brands
      .locator('[translate=no]')
      .first()
      .evaluate((name) => name.replaceChildren('Annapurna'.repeat(10)));
    const overflow = await brands.locator('div').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
    await expectAccessiblePage(page);
  });
});

test('tiles fill their row in a shop without the other departments', async ({ page }) => {
  const shortcuts = page.getByRole('navigation', { name: 'Other departments' });
  const care = page.getByRole('region', { name: 'Medicine & care' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, section, count } of [
      { path: '/Grocery', section: shortcuts, count: 1 },
      { path: '/Grocery', section: shortcuts, count: 2 },
      { path: '/', section: care, count: 1 },
      { path: '/', section: care, count: 3 },
    ]) {
      await page.goto(path);
      const tiles = section.getByRole('listitem');
      await tiles.last().scrollIntoViewIfNeeded();
      await tiles.evaluateAll((all, left) => {
        for (const tile of all.slice(left)) tile.remove();
      }, count);
      const row = await section.getByRole('list').boundingBox();
      const last = await tiles.last().boundingBox();
      const gap = (row?.x ?? 0) + (row?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0);
      expect(gap, `${count} tiles of ${path} at ${width}`).toBeLessThan(1);
    }
  }
});
