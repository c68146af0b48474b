import type { Page } from '@playwright/test';
import { addAddress, fillCart, waitForAddress } from './cart-and-orders.ts';
import { expect, tabTo, test } from './fixtures.ts';
import { mailedCode, newAccount, uniqueAccount } from './new-account.ts';

const openAccount = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Account').click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('signs up, verifies the OTP and saves an address', async ({ page, request }) => {
    const account = uniqueAccount();
    await page.goto('/contact');
    await openAccount(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign up' }).click();
    await dialog.getByLabel('Name').fill(account.name);
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Mobile number').fill(account.mobile);
    await dialog.getByLabel('Password', { exact: true }).fill('subah');
    await expect(dialog.getByText('Weak')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await expect(dialog.getByText('Strong')).toBeVisible();
    await dialog.getByLabel('Confirm password').fill('something else');
    await dialog.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    await expect(dialog.getByText('Passwords do not match.')).toBeVisible();
    await expect(dialog.getByLabel('Confirm password')).toBeFocused();
    await dialog.getByLabel('Confirm password').fill(account.password);
    await dialog.getByRole('button', { name: 'SIGN UP', exact: true }).click();

    await expect(page.getByText('OTP sent to your email.')).toBeVisible();
    await expect(dialog.getByText(/Resend OTP in [12]:\d\d/)).toBeVisible();
    await expect(dialog.getByLabel('OTP')).toBeFocused();
    // Closing and reopening the dialog keeps the step, and the countdown continues.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openAccount(page);
    await expect(dialog.getByText(/Resend OTP in 1:\d\d/)).toBeVisible();
    await dialog.getByLabel('OTP').fill(await mailedCode(request, account.email));
    await dialog.getByRole('button', { name: 'VERIFY' }).click();
    await expect(page.getByText("Registration successful! You're logged in.")).toBeVisible();
    await expect(dialog).toBeHidden();

    await expect(page).toHaveURL('/mobile-profile');
    await expect(page.getByText(account.email)).toBeVisible();
    await page
      .getByRole('link', { name: /^Address/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add address' }).click();
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog.getByText('All fields are required')).toBeVisible();
    await expect(dialog.getByLabel('Pincode')).toBeFocused();
    await dialog.getByLabel('Pincode').fill('400001');
    await expect(dialog.getByText('We don’t deliver to 400001 yet.')).toBeVisible();
    await dialog.getByLabel('Pincode').fill('462046');
    await expect(dialog.getByText(/We deliver here/)).toBeVisible();
    await dialog.getByLabel('House, street and locality').fill('12 Station Road');
    await dialog.getByLabel('City').fill('Mandideep');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
    await expect(page.getByRole('article', { name: /^Home/ })).toContainText('12 Station Road');
    await expect(page.getByRole('article', { name: /^Home/ })).toContainText('Default');
  });

  test('asks a visitor to sign in before the profile', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /My Account/ })
      .click();
    await expect(page.getByText('Please sign in first')).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});

test('signs up and saves an address with the keyboard only', async ({ page, request }) => {
  const account = uniqueAccount();
  const { keyboard } = page;
  await page.goto('/address-list');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'SIGN IN' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Sign up' }));
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type(account.name);
  for (const [label, text] of [
    ['Email', account.email],
    ['Mobile number', account.mobile],
    ['Password', account.password],
    ['Confirm password', account.password],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('OTP')).toBeFocused();
  await keyboard.type(await mailedCode(request, account.email));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const add = page.getByRole('button', { name: 'Add address' });
  await tabTo(page, add);
  await keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await keyboard.press('Enter');
  for (const [label, text] of [
    ['Pincode', '462046'],
    ['House, street and locality', '12 Station Road'],
    ['City', 'Mandideep'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: /^Home/ })).toContainText('12 Station Road');
});

test('resets a forgotten password by mail', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Email').press('Enter');
  await dialog.getByLabel('OTP').fill(await mailedCode(request, account.email, 'reset'));
  await dialog.getByLabel('New password').fill('Morning99');
  await dialog.getByLabel('Confirm password').fill('Morning99');
  await dialog.getByLabel('Confirm password').press('Enter');
  await dialog.getByLabel('Mobile number').fill(account.mobile);
  await dialog.getByLabel('Password', { exact: true }).fill('Morning99');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
});

test('keeps the profile read-only until Edit Profile, and enables the update only after a change', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(await newAccount(request));
  await page.goto('/single-profile-list');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const update = page.getByRole('button', { name: 'Update Profile' });
  await expect(update).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await name.fill('Asha Devi');
  await page.getByLabel('Gender').selectOption('Female');
  await update.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(name).toHaveValue('Asha Devi');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  // The session is refreshed with the new name.
  await expect(
    page
      .getByRole('link', { name: /Asha Devi/ })
      .or(page.getByLabel(/Asha Devi/))
      .first(),
  ).toBeAttached();
});

test('downloads the data and deletes the account with its password', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await signIn(account);
  await page.goto('/mobile-profile');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await file).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'SIGN IN' })).toBeVisible();
  expect((await request.post('/api/login', { data: account })).status()).toBe(401);
});

for (const { at, told, title } of [
  { at: '', told: 'You were signed out in another tab.', title: 'Your Cart' },
  { at: '/hi', told: 'आप दूसरे टैब में लॉग आउट हो गए हैं।', title: 'आपकी कार्ट' },
]) {
  test(`the checkout tells of a sign-out in another tab and keeps the focus ${at}`, async ({
    page,
    context,
    request,
    signIn,
  }) => {
    const account = await newAccount(request);
    await addAddress(request, account);
    await fillCart(request, account, { lizol: 2 });
    await signIn(account);
    await page.goto(`${at}/cart`);
    await waitForAddress(page);
    await page.locator('[data-step=payment]').getByRole('radio').last().focus();

    const other = await context.newPage();
    await other.goto('/contact');
    await other.locator('html').dispatchEvent('pointerdown');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.locator('[aria-live]').getByText(told)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  });
}
