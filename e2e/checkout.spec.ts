import type { APIRequestContext } from '@playwright/test';
import { addAddress, fillCart, pressCheckout, toPay, waitForAddress } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, tabTo, test } from './fixtures.ts';
import { type NewAccount, newAccount, type Session } from './new-account.ts';

test.use({ viewport: { width: 360, height: 800 } });

async function customerWithCart(request: APIRequestContext): Promise<NewAccount & Session> {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { harpic: 2, lizol: 1 });
  return account;
}

test('charges the displayed amount in cash, with a coupon of the list and instructions', async ({
  page,
  request,
  signIn,
}) => {
  const account = await customerWithCart(request);
  await signIn(account);
  await page.goto('/cart');
  await expect(toPay(page)).toContainText('₹293');
  await expect(page.getByText('Delivery', { exact: true }).locator('..')).toContainText(/Free/i);
  const coupon = page.getByRole('region', { name: 'Coupon' });
  await expect(coupon).toContainText('WELCOME20 · saves ₹58.60');
  await coupon.getByRole('button', { name: 'Apply WELCOME20' }).click();
  await expect(toPay(page)).toContainText('₹234.40');
  await coupon.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(toPay(page)).toContainText('₹293');
  await page.getByLabel('Delivery instructions').fill('Ring twice');
  await page.getByRole('button', { name: '₹20' }).click();
  await expect(toPay(page)).toContainText('₹313');
  await expect(page.getByText('By placing the order you accept our Terms of use.')).toBeVisible();
  await waitForAddress(page);
  // On a phone bill and coupon come before the address.
  const address = await page.getByRole('radio', { name: /462046/ }).boundingBox();
  expect((await toPay(page).boundingBox())?.y).toBeLessThan(address?.y ?? 0);
  await pressCheckout(page);
  await expect(page.getByText('Please select a payment Mode.')).toBeVisible();
  await coupon.getByRole('button', { name: 'Apply WELCOME20' }).click();
  await page.getByLabel('Pay online').check();
  await expect(toPay(page)).toContainText('₹254.40');
  await page.getByLabel('Cash on delivery').check();
  await expect(page.getByText('Rounding', { exact: true }).locator('..')).toContainText('₹0.40');
  await expect(toPay(page)).toHaveText('To pay₹254');
  await expectAccessiblePage(page);
  await pressCheckout(page);
  await expect(page.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('Amount to Pay ₹254');
  await expect(order).toContainText('cash on delivery');
  await expect(order.getByRole('heading')).toHaveText([/^Order #\w{7}$/]);
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  const [placed] = (await (await request.get('/api/orders/my', { headers })).json()).data;
  expect(placed).toMatchObject({ instructions: 'Ring twice' });
  await expect(order).not.toContainText(placed.orderNumber);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('says that the connection is lost at CHECKOUT, and orders when it is back', async ({
  page,
  context,
  request,
  signIn,
  errors,
}) => {
  await signIn(await customerWithCart(request));
  await page.goto('/cart');
  await waitForAddress(page);
  await page.getByLabel('Cash on delivery').check();
  await expect(toPay(page)).toContainText('₹293');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pressCheckout(page);
  const notice = page.getByRole('alertdialog', { name: 'Checkout' });
  await expect(notice).toContainText('Check your internet and try again.');
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'OK' }).click();
  await pressCheckout(page);
  await expect(page.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();
  // The service worker may start while there is no connection.
  const isOffline = /ERR_INTERNET_DISCONNECTED|when fetching the script/;
  expect(errors.splice(0).filter((error) => !isOffline.test(error))).toEqual([]);
});

test('shows what changed when another tab changes the cart, and orders only after a confirmation', async ({
  page,
  request,
  signIn,
  errors,
}) => {
  const account = await customerWithCart(request);
  await signIn(account);
  await page.goto('/cart');
  await expect(toPay(page)).toContainText('₹293');
  await waitForAddress(page);
  await page.getByLabel('Cash on delivery').check();
  await fillCart(request, account, { lizol: 1 });
  await pressCheckout(page);
  const dialog = page.getByRole('alertdialog', { name: 'Your bill has changed' });
  await expect(dialog.getByRole('listitem').last()).toContainText('₹293');
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'Back to cart' }).click();
  await expect(toPay(page)).not.toContainText('₹293');
  await fillCart(request, account, { harpic: 1 });
  await pressCheckout(page);
  const accept = dialog.getByRole('button', { name: /^Order for ₹/ });
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();
  expect(errors.splice(0).every((error) => error.includes('status of 409'))).toBe(true);
});

test('keeps the cart after a failed and a closed payment, then places the online order', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(await customerWithCart(request));
  await page.goto('/cart');
  await page.getByLabel('Pay online').check();
  const pay = async (outcome: 'Succeed' | 'Fail' | 'Close') => {
    await pressCheckout(page);
    await expect(page.getByText('TEST MODE')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pay ₹293' })).toBeVisible();
    await page.getByRole('button', { name: outcome }).click();
  };

  await pay('Fail');
  await expect(page.getByRole('alertdialog')).toContainText('Payment failed: ');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Pay online')).toBeChecked();

  await pay('Close');
  await expect(page.getByText('Payment was not completed. Your items are still in the cart.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(toPay(page)).toContainText('₹293');

  await pay('Succeed');
  await expect(page.getByText('✅ Payment successful and order placed!')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Total Paid ₹293');
});

test('places the order when the page is lost after the payment', async ({ page, request, signIn }) => {
  await signIn(await customerWithCart(request));
  await page.goto('/cart');
  await page.getByLabel('Pay online').check();
  await pressCheckout(page);
  await expect(page.getByText('TEST MODE')).toBeVisible();
  // The payment succeeded, but the browser never returned to the shop.
  await request.post(page.url(), { form: { outcome: 'succeed' }, maxRedirects: 0 });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
});

test('adds an address during checkout, rejects one outside the delivery areas, and goes on after a deletion and a sign-out elsewhere', async ({
  page,
  request,
  errors,
}) => {
  const account = await newAccount(request);
  await fillCart(request, account, { lizol: 2 });
  await page.goto('/cart');
  // Not with `signIn`, which would sign in again when the page is loaded again.
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('token', accessToken);
  }, account);
  await page.goto('/cart');
  await pressCheckout(page);
  await expect(page.getByText('Please select a delivery address.')).toBeVisible();
  const add = async (pincode: string) => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Phone').fill('9826041175');
    await form.getByLabel('Pincode').fill(pincode);
    await form.getByLabel('House, street and locality').fill('6, Civil Lines');
    await form.getByLabel('City').fill('Mandideep');
    await form.getByRole('button', { name: 'Add address' }).click();
    await expect(form).toBeHidden();
  };
  await add('110001');
  await expect(page.getByRole('radio', { name: /We don’t deliver to 110001 yet/ })).toBeDisabled();
  await add('462046');
  await waitForAddress(page);

  await addAddress(request, account, { pincode: '462047' });
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  const { data: addresses } = await (await request.get('/api/addresses', { headers })).json();
  const chosen = addresses.find(({ pincode }: { pincode: string }) => pincode === '462046');
  expect((await request.delete(`/api/addresses/${chosen._id}`, { headers })).ok()).toBe(true);
  await page.getByLabel('Cash on delivery').check();
  await page.getByLabel('Delivery instructions').fill('Ring twice');
  await pressCheckout(page);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('This address is no longer saved.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('radio', { name: /462047/ })).toBeChecked();

  await page.evaluate(() => {
    localStorage.setItem('refreshToken', 'ended');
    localStorage.setItem('token', 'ended');
  });
  await pressCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('You have been signed out.');
  await dialog.getByLabel('Mobile number').fill(account.mobile);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await dialog.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page.getByRole('radio', { name: /462047/ })).toBeChecked();
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice');
  expect(errors.splice(0).filter((error) => !/status of 4\d\d/.test(error))).toEqual([]);
});

test('asks for patient and collection date of a lab test', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  const { data: tests } = await (await request.get('/api/lab-tests?limit=1')).json();
  await fillCart(request, account, { [tests[0]._id]: 1 });
  await signIn(account);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  await page.getByLabel('Cash on delivery').check();
  await pressCheckout(page);
  await expect(page.getByText('Please tell us who the lab tests are for.')).toBeVisible();
  await expect(page.getByText('Enter the patient’s name.')).toBeVisible();
  await page.getByLabel('Patient name').fill('Sunita Verma');
  await page.getByLabel('Age').fill('61');
  await page.getByLabel('Sex').selectOption('Female');
  // Not the first option: it disappears at 11 PM, which may be during the test.
  await page.getByLabel('Morning of collection').selectOption({ index: 2 });
  await pressCheckout(page);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('article')).toContainText('for Sunita Verma');
});

test('finds a product, signs in and places an order with the keyboard only', async ({ page, request }) => {
  // Some hundred key presses.
  test.slow();
  const { keyboard } = page;
  const account = await newAccount(request);
  await addAddress(request, account);
  await page.goto('/');
  // By its place: its role changes when the suggestions are loaded.
  await tabTo(page, page.getByRole('banner').getByRole('search').locator('input'));
  await keyboard.type('surface cleaner');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Search Results for/ })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Add / }).first());
  await keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await expect(signIn.getByLabel('Mobile number')).toBeFocused();
  await keyboard.type(account.mobile);
  await tabTo(page, signIn.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  const more = page.getByRole('button', { name: /^One more/ });
  await expect(more).toBeFocused();
  await keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: /View cart/ }));
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await tabTo(page, drawer.getByRole('link', { name: /CHECKOUT/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeFocused();
  await waitForAddress(page);
  await tabTo(page, page.getByRole('button', { name: 'Deliver here' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Pay online'));
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Cash on delivery')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^CHECKOUT/ }).filter({ visible: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeFocused();
});
