import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addAddress, fillCart, pressCheckout, toPay, waitForAddress } from './cart-and-orders.ts';
import { ACCOUNTS, expect, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test.use({ viewport: { width: 360, height: 640 } });

const SOLD_OUT = { code: 'neel-pahad-darjeeling-tea-100g', name: 'Neel Pahad Darjeeling Tea' };

const SOLD_OUT_PAGE = 'neel-pahad-assam-tea-250g';

const LAST_PACK = { code: 'neel-pahad-green-tea-25', hindiName: 'ग्रीन टी' };

/** Of a product whose stock no other test needs. */
async function countStock(request: APIRequestContext, code: string, quantity: number): Promise<string> {
  const { data: admin } = await (await request.post('/api/login', { data: ACCOUNTS.admin })).json();
  const headers = { Authorization: `Bearer ${admin.accessToken}` };
  const { data } = await (await request.get(`/api/admin/stock/products?q=${code}`, { headers })).json();
  const line = { productId: data[0]._id, quantity, shownStock: data[0].stock };
  const booking = { bookingId: randomUUID(), reason: 'counted', lines: [line] };
  const response = await request.post('/api/admin/stock-moves', { headers, data: booking });
  expect(response.ok(), await response.text()).toBe(true);
  return data[0]._id;
}

test('shows which item sold out, at a total without it, and keeps the focus in the list when it is removed', async ({
  page,
  request,
  signIn,
}) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { harpic: 2, lizol: 1, [SOLD_OUT.code]: 1 });
  await countStock(request, SOLD_OUT.code, 0);
  await signIn(account);
  await page.goto('/cart');
  await waitForAddress(page);
  await expect(toPay(page)).toContainText('₹293');
  await page.getByRole('radio', { name: 'Cash on delivery' }).scrollIntoViewIfNeeded();
  await pressCheckout(page);
  await expect(page.getByRole('alert')).toHaveText(`${SOLD_OUT.name} is out of stock. Please remove it.`);
  const remove = page.getByRole('button', { name: `Remove ${SOLD_OUT.name}` });
  await expect(remove).toBeFocused();
  await expect(remove).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 items from the supermarket' })).toBeFocused();
  await expect(toPay(page)).toContainText('₹293');
  await countStock(request, SOLD_OUT.code, 30);
});

test('goes to the line that sold out while the order was placed, and from the last line to the empty cart', async ({
  page,
  request,
  signIn,
  errors,
}) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await countStock(request, LAST_PACK.code, 30);
  await fillCart(request, account, { [LAST_PACK.code]: 1 });
  await signIn(account);
  await page.goto('/hi/cart');
  await page.getByRole('radio', { name: 'कैश ऑन डिलीवरी' }).check();
  await countStock(request, LAST_PACK.code, 0);
  await page
    .getByRole('button', { name: /^(₹\d+ )?ऑर्डर करें/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${LAST_PACK.hindiName}: स्टॉक में नहीं।`);
  errors.length = 0;
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /हटाएँ$/ });
  await expect(remove).toBeFocused();
  await expect(remove).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'ख़रीदारी शुरू करें' })).toBeFocused();
  await countStock(request, LAST_PACK.code, 30);
});

test('the page of a sold-out product says so above the fold and promises neither delivery nor discount', async ({
  page,
  request,
}) => {
  const id = await countStock(request, SOLD_OUT_PAGE, 30);
  const offer = page.getByText('14% OFF', { exact: true });
  await page.goto(`/Grocery/product/${id}`);
  await expect(offer).toBeVisible();
  await countStock(request, SOLD_OUT_PAGE, 0);
  await page.goto(`/Grocery/product/${id}`);
  const bar = page.getByRole('region', { name: 'Price and ADD' });
  await expect(bar).toContainText('Out of stock');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/Order by|8–11 AM/);
  await countStock(request, SOLD_OUT_PAGE, 30);
});

test('clearing the cart and removing its last item in the drawer keeps the focus inside', async ({
  page,
  request,
  signIn,
}) => {
  const account = await newAccount(request);
  await signIn(account);
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  for (const isCleared of [true, false]) {
    await fillCart(request, account, { harpic: 1 });
    await page.reload();
    await page.getByRole('link', { name: /View cart/ }).click();
    if (isCleared) {
      await drawer.getByRole('button', { name: 'Clear cart' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).press('Enter');
    } else {
      await drawer.getByRole('button', { name: /^One less/ }).press('Enter');
    }
    await expect(drawer.getByRole('button', { name: 'Start shopping' })).toBeFocused();
  }
});
