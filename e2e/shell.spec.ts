import { ACCOUNTS, expect, test } from './fixtures.ts';
import { mailedCode, newAccount } from './new-account.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows the delivery slot and the six profile links in the header', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByText('08:00AM - 11:00AM').first()).toBeVisible();
    await header.getByRole('button', { name: /profile/i }).hover();
    const links = {
      'Orders List': '/orders',
      'My lists': '/lists',
      Addresses: '/address-list',
      Appointments: '/doctor-appointment-page',
      Wallet: '/wallet-list',
      'Milk Record': '/milk-data',
      'Contact Us': '/contact',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  test('opens the search page with trimmed text and ignores an empty search', async ({ page }) => {
    await page.goto('/');
    const searchBox = page.getByRole('banner').getByLabel('Search for products');
    await searchBox.fill('   ');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/');
    await searchBox.fill('  aloo gobi ');
    await searchBox.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=aloo(%20|\+)gobi$/);
  });

  test('links to the plans from the membership popup and closes it', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /membership/i })
      .click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('link', { name: 'Get Membership' })).toHaveAttribute('href', '/get-membership');
    await popup.getByRole('button', { name: 'Close' }).first().click();
    await expect(popup).toBeHidden();
  });

  test('signs in with the form and signs out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'SIGN IN' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/mobile/i).fill('12345');
    await dialog.getByLabel(/mobile/i).blur();
    await expect(dialog.getByText('Enter a valid 10-digit mobile number.')).toBeVisible();
    await dialog.getByLabel(/mobile/i).fill(ACCOUNTS.customer.mobile);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
    await dialog
      .getByRole('button', { name: /sign in/i })
      .last()
      .click();
    await expect(page.getByText('Please enter correct credentials.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(ACCOUNTS.customer.password);
    await dialog
      .getByRole('button', { name: /sign in/i })
      .last()
      .click();
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('button', { name: /logout/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'SIGN IN' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
      null,
      null,
    ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('asks a visitor to sign in for the account in the bottom bar', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: /main|bottom/i })
      .last()
      .getByText('Account')
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('says what ADD does after the sign-in, signs in with an OTP from the mail and adds the product', async ({
    page,
    request,
  }) => {
    const account = await newAccount(request);
    await page.goto('/');
    await page.getByRole('button', { name: /^add /i }).first().click();
    await expect(page.getByText('User not Logged in')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Sign in or create an account, and we’ll add .+ to your cart/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Email me an OTP instead' }).click();
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByRole('button', { name: 'SEND OTP' }).click();
    await dialog.getByLabel('OTP').fill(await mailedCode(request, account.email, 'login'));
    await dialog.getByRole('button', { name: 'SIGN IN' }).click();
    await expect(page.getByText('Product Added Successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: /view cart/i })).toBeVisible();
    // The page updates optimistically; the server is updated a moment later.
    const countInCart = async () => {
      const cart = await request.get('/api/cart', { headers: { authorization: `Bearer ${account.accessToken}` } });
      return ((await cart.json()) as { data: { count: number } }).data.count;
    };
    await expect.poll(countInCart).toBe(1);
  });
});

test('shows the not-found page with a link home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
