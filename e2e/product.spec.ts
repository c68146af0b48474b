import { addAddress, deliverOrder, fillCart, placeOrder } from './cart-and-orders.ts';
import { expect, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

const APPLE = '0e7dfd7d-acb5-854e-aef2-117b8f742595';
const TABLETS = '423b4954-5745-8578-ad8b-deb6ae25420e';
const BHUJIA = '23f7ea38-33c0-86e0-a1d3-3e7d455cd2c4';
const LAB_TEST = 'd3b4b68d-048b-82a1-abd5-67c9f8dac598';

test('renders a product without JavaScript, with structured data', async ({ request }) => {
  const html = await (await request.get(`/product/${APPLE}`)).text();
  expect(html).toContain('Apple, Shimla');
  expect(html).toContain('MRP ₹190');
  expect(html).toContain('NO MINIMUM ORDER');
  expect(html).toContain('CONTACTLESS &amp; SAFE');
  expect(html).not.toContain('style="');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/fruitsandvegetables/product/${APPLE}"`));
  const facts = Array.from(html.matchAll(/application\/ld\+json">(.+?)<\/script>/g), ([, json = '']) =>
    JSON.parse(json),
  );
  expect(facts).toContainEqual(
    expect.objectContaining({ '@type': 'Product', offers: expect.objectContaining({ priceCurrency: 'INR' }) }),
  );
  expect(facts).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('responds with 404 for an unknown product', async ({ page }) => {
  for (const id of ['not-an-id', '00000000-0000-8000-a000-000000000000']) {
    const response = await page.goto(`/Grocery/product/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No product found.');
  }
});

test('shows the facts of each product type', async ({ page }) => {
  await page.goto(`/medicines/product/${TABLETS}`);
  await expect(page.getByText('Prescription required').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload prescription' }).first()).toHaveAttribute(
    'href',
    '/UploadPrescriptions',
  );
  await expect(page.getByText('Composition')).toBeVisible();
  await page.goto(`/product/${LAB_TEST}`);
  await expect(page.getByText('Home collection')).toBeVisible();
  await expect(page.getByText('Preparation')).toBeVisible();
});

test('shows the total price of the packs in the cart', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto(`/product/${LAB_TEST}`);
  const offer = page.getByRole('article').first();
  await offer.getByRole('button', { name: 'Add Full Body Check Basic' }).click();
  await offer.getByRole('button', { name: 'One more' }).click();
  await expect(offer.getByText('Total ₹1,198 for 2')).toBeVisible();
  await offer.getByRole('button', { name: 'One less' }).click();
  await offer.getByRole('button', { name: 'One less' }).click();
  await expect(offer.getByRole('button', { name: 'Add Full Body Check Basic' })).toBeVisible();
});

test('leads on to the first of the older reviews', async ({ page, request }) => {
  const reviewers = 7;
  for (let number = 1; number <= reviewers; number++) {
    const account = await newAccount(request);
    await addAddress(request, account);
    await fillCart(request, account, { [BHUJIA]: 1 });
    await deliverOrder(request, await placeOrder(request, account));
    const headers = { Authorization: `Bearer ${account.accessToken}` };
    const review = await request.put(`/api/products/${BHUJIA}/my-review`, { headers, data: { rating: 5 } });
    expect(review.ok(), await review.text()).toBe(true);
  }
  await page.goto(`/Grocery/product/${BHUJIA}`);
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' }).getByRole('listitem');
  await expect(reviews).toHaveCount(5);
  await page.getByRole('button', { name: /Show more|More reviews/ }).press('Enter');
  await expect(reviews).toHaveCount(reviewers);
  await expect(reviews.nth(5)).toBeFocused();
});
