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
