import type { Locator } from '@playwright/test';
import { addAddress, fillCart } from './cart-and-orders.ts';
import { expect, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test.use({ viewport: { width: 360, height: 640 } });

const press = (button: Locator) => button.press('Enter');

test('keeps the focus in the cart when the pressed control is replaced', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await fillCart(request, account, {
    ...{ 'potato-1kg': 1, 'spinach-250gm': 1, 'banana-robusta-6pc': 1, lizol: 1, harpic: 1 },
  });
  await signIn(account);
  await page.goto('/cart');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await press(edit);
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(edit).toBeFocused();

  const coupon = page.getByRole('heading', { name: 'Coupon', exact: true });
  await page.getByLabel('Coupon code').fill('welcome20');
  await press(page.getByRole('button', { name: 'Apply Coupon' }));
  await expect(page.getByText(/WELCOME20 applied/)).toBeVisible();
  await expect(coupon).toBeFocused();
  await press(page.getByRole('button', { name: 'Remove coupon' }));
  await expect(page.getByLabel('Coupon code')).toBeVisible();
  await expect(coupon).toBeFocused();
});

test('keeps the focus in a list of the account whose entries come and go', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await addAddress(request, account, { street: '15, Radhapuram Colony' });
  await signIn(account);
  await page.goto('/address-list');
  const remove = page.getByRole('button', { name: /^Delete/ });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await press(remove.last());
  await press(confirm);
  await expect(remove).toHaveCount(1);
  await expect(page.locator('main li:focus')).toContainText('14, Radhapuram Colony');
  await press(remove);
  await press(confirm);
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);

  await page.goto('/lists');
  await press(page.getByRole('button', { name: 'New list' }));
  await page.getByRole('dialog').getByRole('textbox').fill('Every week');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Every week' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});
