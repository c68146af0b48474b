import type { APIRequestContext, Page } from '@playwright/test';
import { addAddress, fillCart, pressCheckout, waitForAddress } from './cart-and-orders.ts';
import { expect, test } from './fixtures.ts';
import { newAccount, type Session } from './new-account.ts';

test.use({ viewport: { width: 360, height: 640 } });

type Visit = { page: Page; request: APIRequestContext; signIn: (account: Session) => Promise<void> };

/** Opens the cart of a new account, ready to be ordered with cash, and returns the headers for its calls. */
async function openCashCart({ page, request, signIn }: Visit) {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { lizol: 1, harpic: 2 });
  await signIn(account);
  await page.goto('/cart');
  await waitForAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  return { Authorization: `Bearer ${account.accessToken}` };
}

test('shows the order that was placed while its answer was lost, and places it once', async ({
  page,
  request,
  signIn,
  errors,
}) => {
  const headers = await openCashCart({ page, request, signIn });
  await page.route(
    '**/api/payment/order',
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await pressCheckout(page);
  await expect(page.getByRole('alertdialog')).toContainText('You won’t be charged twice.');
  await page.keyboard.press('Enter');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  errors.length = 0;
  expect((await (await request.get('/api/orders/my', { headers })).json()).data).toHaveLength(1);
});

test('shows the order whose answer was lost when the page is loaded again', async ({
  page,
  request,
  signIn,
  errors,
}) => {
  const headers = await openCashCart({ page, request, signIn });
  const placed = page.waitForRequest('**/api/payment/order');
  await page.route(
    '**/api/payment/order',
    async (route) => {
      await route.fetch();
      await page.reload();
      await route.abort().catch(() => undefined);
    },
    { times: 1 },
  );
  await pressCheckout(page);
  await placed;
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  errors.length = 0;
  expect((await (await request.get('/api/orders/my', { headers })).json()).data).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
});

test('keeps the page when the first calls after a lost connection fail', async ({ page, errors }) => {
  await page.goto('/Grocery');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.context().setOffline(true);
  await expect(page.getByText('No internet.')).toBeVisible();
  const reachableAt = Date.now() + 1500;
  let loads = 0;
  await page.route('**/*', (route) => {
    if (Date.now() < reachableAt) return route.abort('internetdisconnected');
    if (route.request().url().includes('.data')) loads++;
    return route.continue();
  });
  await page.context().setOffline(false);
  await expect.poll(() => loads).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  errors.length = 0;
});
