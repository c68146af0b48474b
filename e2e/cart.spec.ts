import type { APIRequestContext } from '@playwright/test';
import { addAddress, fillCart, pressCheckout } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount, type Session } from './new-account.ts';

const PHONE = { width: 360, height: 800 };

async function customerWithCart(request: APIRequestContext): Promise<Session> {
  const account = await newAccount(request);
  await fillCart(request, account, { lizol: 2 });
  return account;
}

test('shows the same bill in the drawer and on the cart page, and closes the drawer in every documented way', async ({
  page,
  request,
  signIn,
}) => {
  const account = await customerWithCart(request);
  await signIn(account);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.getByRole('link', { name: /View cart/ });
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });

  await bar.click();
  await expect(drawer.getByText('1 item from the supermarket')).toBeVisible();
  await expect(drawer.getByText('1 Pack · 500 ml')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bar).toBeFocused();

  await bar.click();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(drawer).toBeHidden();

  await page.setViewportSize(PHONE);
  await bar.click();
  await drawer.getByRole('button', { name: '₹25' }).click();
  await drawer.getByRole('button', { name: 'Add Chamak Toilet & Surface Cleaner' }).click();
  // 2 × 115 + 89, no small-cart charge above ₹199, plus the tip.
  await expect(drawer.getByText('₹344').first()).toBeVisible();
  await expect(drawer.getByText('Woohoo! You saved ₹56 on this order')).toBeVisible();
  await expectAccessiblePage(page);
  await drawer.getByRole('link', { name: '₹344 CHECKOUT' }).click();

  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  await expect(page.getByText('To pay').locator('..')).toContainText('₹344');
  // The page does not offer ₹25, so the tip chosen in the drawer is appended as selected; a tap clears it.
  const tip = page.getByRole('button', { name: '₹25' });
  await expect(tip).toHaveAttribute('aria-pressed', 'true');
  await tip.click();
  await expect(tip).toBeHidden();
  await expect(page.getByText('To pay').locator('..')).toContainText('₹319');

  // A long cart is folded until the customer edits it.
  await fillCart(request, account, { 'potato-1kg': 1, 'spinach-250gm': 1, 'banana-robusta-6pc': 1 });
  await page.reload();
  const items = page.getByRole('region', { name: '5 items from the supermarket' });
  await expect(items).toContainText(/Potato, Jyoti ×\s1/);
  await expect(items.getByRole('button')).toHaveText(['Edit']);
  await items.getByRole('button', { name: 'Edit' }).click();
  await items.getByRole('button', { name: /more.*Potato/i }).click();
  await items.getByRole('button', { name: 'Done' }).click();
  await expect(items).toContainText(/Potato, Jyoti ×\s2/);
});

test('shows why a coupon is rejected, and applies and removes a valid one', async ({
  page,
  request,
  signIn,
  errors,
}) => {
  await signIn(await customerWithCart(request));
  await page.setViewportSize(PHONE);
  await page.goto('/cart');
  const apply = async (code: string) => {
    await page.getByLabel('Coupon code').fill(code);
    await page.getByRole('button', { name: 'Apply Coupon' }).click();
  };
  await apply('NOSUCHCODE');
  await expect(page.getByRole('alert').getByText('This coupon code does not exist.')).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOSUCHCODE');
  // The browser logs every 4xx response; these two are expected.
  await apply('SUBAH50');
  await expect(page.getByRole('alert').getByText('Add ₹269 more to use coupon SUBAH50.')).toBeVisible();
  expect(errors.splice(0).every((error) => /status of 4\d\d/.test(error))).toBe(true);

  await apply('welcome20');
  await expect(page.getByText(/WELCOME20 applied/)).toBeVisible();
  await expect(page.getByText('Coupon WELCOME20')).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByText('Coupon WELCOME20')).toBeHidden();
});

test('shows a visitor the empty cart and the sign-in step', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delivery address' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
});

test('shows a change of the cart in the other window, and an order made there', async ({ page, request, signIn }) => {
  const account = await customerWithCart(request);
  await addAddress(request, account);
  await signIn(account);
  await page.setViewportSize(PHONE);
  await page.goto('/cart');
  const other = await page.context().newPage();
  await other.setViewportSize(PHONE);
  await other.goto('/cart');
  await expect(other.getByText('To pay').locator('..')).toContainText('₹230');
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(other.getByText('To pay').locator('..')).toContainText('₹345');

  await expect(other.getByRole('radio', { name: /462046/ })).toBeChecked();
  await other.getByLabel('Cash on delivery').check();
  await pressCheckout(other);
  await expect(other.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('the steps of a visitor stay in place when the sign-in form arrives', async ({ page }) => {
  await page.route('**/assets/visitor-sign-in-*.js', async (route) => {
    await page.locator('[data-step=address][data-top]').waitFor({ state: 'attached' });
    await route.continue();
  });
  const address = page.locator('[data-step=address]');
  const input = page.locator('[data-step=sign-in] input');
  const topOf = async () => (await address.boundingBox())?.y;
  for (const path of ['/cart', '/hi/cart']) {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(input).toHaveCount(0);
      const before = await topOf();
      await address.evaluate((step) => step.setAttribute('data-top', ''));
      await expect(input).toBeVisible();
      expect(await topOf(), `${path} at ${width}`).toBeCloseTo(before ?? 0, 0);
    }
  }
});
