import type { APIRequestContext } from '@playwright/test';
import { addAddress, deliverOrder, fillCart, placeOrder } from './cart-and-orders.ts';
import { ACCOUNTS, expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount, type Session } from './new-account.ts';

/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ viewport: { width: 360, height: 800 } });

async function customerWithOrder(request: APIRequestContext): Promise<Session & { orderId: string }> {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { lizol: 2 });
  return { ...account, orderId: await placeOrder(request, account) };
}

test('cancels an order after a confirmation, and orders it again', async ({ page, request, signIn }) => {
  const account = await customerWithOrder(request);
  await signIn(account);
  await page.goto(`/orders#${account.orderId}`);
  const order = page.getByRole('article');
  await expect(order).toContainText(`Order #${account.orderId.slice(-7)}`);
  await expect(order).toBeFocused();
  await order.getByText('Timeline and bill').click();
  await expect(order.getByText('Order placed')).toHaveCount(2);
  await expectAccessiblePage(page);

  await order.getByRole('button', { name: 'Cancel order' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await confirmation.getByRole('button', { name: 'Keep order' }).click();
  await expect(confirmation).toBeHidden();
  await expect(order).not.toContainText('Cancelled');
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await confirmation.getByRole('button', { name: 'Cancel order' }).click();
  await expect(order.getByText('Cancelled').first()).toBeVisible();
  await expect(order).not.toContainText(/Amount to Pay|Total Paid/);
  await expect(order.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(order).toBeFocused();

  await order.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('1 item from the supermarket');
});

test('leads on to the first of the older orders', async ({ page, request, signIn }) => {
  const account = await customerWithOrder(request);
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  const { data } = await (await request.get('/api/orders/my', { headers })).json();
  const copies = (first: number) =>
    [first, first - 1].map((number) => ({ ...data[0], _id: `00000000-0000-7000-8000-00000000000${number}` }));
  await page.route('**/api/orders/my*', (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor=older')
        ? { data: copies(2), nextCursor: null }
        : { data: copies(4), nextCursor: 'older' },
    }),
  );
  await signIn(account);
  await page.goto('/orders');
  const orders = page.getByRole('article');
  await expect(orders).toHaveCount(2);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(orders).toHaveCount(4);
  await expect(orders.nth(2)).toBeFocused();
  // Older orders are not those of a filter that was chosen afterwards.
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(orders).toHaveCount(2);
});

test('downloads the invoice', async ({ page, request, signIn }) => {
  await signIn(await customerWithOrder(request));
  await page.goto('/single-order-list');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice' }).click();
  expect((await file).suggestedFilename()).toMatch(/^invoice-.+\.pdf$/);
});

test('returns one item with reason and photo, and shows the decision of staff', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { lizol: 2, 'potato-1kg': 2 });
  const orderId = await placeOrder(request, account);
  await deliverOrder(request, orderId);
  await signIn(account);
  await page.goto('/orders');
  const order = page.getByRole('article');
  await order.getByRole('button', { name: 'Request Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Return' });
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one item.')).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await dialog.getByRole('checkbox', { name: /Surface Cleaner/ }).check();
  await expect(dialog.getByText('Choose at least one item.')).toBeHidden();
  await dialog.getByRole('button', { name: /^One less/ }).click();
  await dialog.getByLabel('Reason').selectOption('damaged');
  await dialog.getByLabel('Add a photo').setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByText('Photo added')).toBeVisible();
  await expect(dialog.getByText(/^You get ₹1\d\d back/)).toBeVisible();
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('Request submitted.')).toBeVisible();
  await expect(order.getByText('Return requested').first()).toBeVisible();
  const returned = order.getByText(/^Chamak Citrus Surface Cleaner ×\s1$/);
  await expect(returned).toBeVisible();
  await expect(order.getByRole('button', { name: 'Request Replacement' })).toBeHidden();
  await expect(order).toBeFocused();

  const login = await request.post('/api/login', { data: ACCOUNTS.admin });
  const admin = (await login.json()).data as Session;
  const headers = { Authorization: `Bearer ${admin.accessToken}` };
  const claims = await (await request.get('/api/admin/claims?state=open', { headers })).json();
  const claim = claims.data.find((one: { orderId: string }) => one.orderId === orderId);
  const decided = await request.post(`/api/admin/claims/${claim._id}/decision`, {
    headers,
    data: { decision: 'accepted' },
  });
  expect(decided.ok()).toBe(true);
  await page.reload();
  await expect(order.getByText('Return accepted').first()).toBeVisible();
  await expect(returned).toBeVisible();
  await expect(order.getByText('× 1').first()).toBeVisible();
});

test('checks a payment whose order is missing', async ({ page, request, signIn }) => {
  await signIn(await customerWithOrder(request));
  await page.goto('/payment-help');
  await page.getByLabel('Order number or payment ID').fill('pay_nothing');
  await page.getByRole('button', { name: 'Find my payment' }).click();
  await expect(page.getByText('No payment found')).toBeVisible();
  await expectAccessiblePage(page);
});
