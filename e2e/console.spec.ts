import { ACCOUNTS, expect, test } from './fixtures.ts';

test('shows the not-found page to a visitor and to a customer', async ({ page, signIn }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await signIn('customer');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('lets only an admin sign in to the console', async ({ page }) => {
  await page.goto('/admin-login');
  const submit = page.getByRole('button', { name: /log ?in|sign in/i });
  await submit.click();
  await expect(page.getByText('Mobile number is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel(/mobile/i).fill(ACCOUNTS.customer.mobile);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.customer.password);
  await submit.click();
  await expect(page.getByText('Access denied. Only admin can log in.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel(/mobile/i).fill(ACCOUNTS.admin.mobile);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.admin.password);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Welcome Admin')).toBeVisible();
});

test('keeps the section after a reload and reports an unknown one', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'All Orders' }).click();
  await expect(page).toHaveURL(/section=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  await page.goto('/dashboard?section=nothing');
  await expect(page.getByText('The requested page could not be found')).toBeVisible();
});
