import { ACCOUNTS, expect, expectAccessiblePage, test } from './fixtures.ts';

test('asks for the code after the password and opens the console', async ({ page, request }) => {
  const login = await request.post('/api/login', { data: ACCOUNTS.admin });
  const session = await login.json();
  // The answers of an account with a second step; switching it on would sign the shared demo admin out elsewhere.
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'TWO_STEP_REQUIRED', message: 'Enter the code.', details: { challenge: 'a-challenge' } },
    }),
  );
  await page.route('**/api/login/two-step', (route) => {
    const { challenge, code } = route.request().postDataJSON();
    return challenge === 'a-challenge' && code === '123456'
      ? route.fulfill({ json: session })
      : route.fulfill({ status: 401, json: { code: 'TWO_STEP_EXPIRED', message: 'Please sign in again.' } });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/admin-login');
  await page.getByLabel(/mobile/i).fill(ACCOUNTS.admin.mobile);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.admin.password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expectAccessiblePage(page);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('shows the QR code and the key of a new second step', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/dashboard?section=security');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(ACCOUNTS.admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await expectAccessiblePage(page);
});

test('leads a doctor from the appointments to the set-up', async ({ page, signIn }) => {
  await signIn('doctor');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/doctor-appointment-page');
  await page.getByRole('link', { name: 'Two-step sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in security' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expectAccessiblePage(page);
});

test('leads staff to the set-up when the shop requires it', async ({ page, signIn, errors }) => {
  await signIn('doctor');
  await page.route('**/api/book-slot/appointments*', (route) =>
    route.fulfill({ status: 403, json: { code: 'TWO_STEP_NOT_SET_UP', message: 'Please set it up first.' } }),
  );
  await page.goto('/doctor-appointment-page');
  await expect(page).toHaveURL(/\/two-step$/);
  await expect(page.getByRole('heading', { name: 'Sign-in security' })).toBeVisible();
  expect(errors.splice(0).every((error) => error.includes('status of 403'))).toBe(true);
});

test('does not exist for a customer', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/two-step');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
