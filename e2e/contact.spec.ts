import { expect, test } from './fixtures.ts';

test('shows errors beside missing fields and accepts a complete message', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').last();
  await form.getByRole('button', { name: /send/i }).click();
  await expect(form.getByRole('alert').or(form.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await form.getByLabel(/email/i).fill('asha@example.com');
  await form.getByLabel(/phone/i).fill('9826012345');
  await form.getByLabel(/message/i).fill('When do you open?');
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await form.getByRole('button', { name: /send/i }).click();
  expect((await saved).status()).toBe(200);
});

test('lists eight stores and twenty-five areas, and checks a pincode', async ({ page }) => {
  await page.goto('/storelocation');
  await expect(page.getByRole('heading', { name: '197 Stores' })).toBeVisible();
  const main = page.getByRole('main');
  for (const area of ['Mandideep', 'Bhavya City', '11 Mile', 'Kattra Hills']) {
    await expect(main.getByRole('button', { name: area, exact: true })).toBeVisible();
  }
  await main.getByLabel(/pincode/i).fill('462046');
  await main.getByRole('button', { name: /check/i }).click();
  await expect(main.getByText(/deliver/i).last()).toBeVisible();
  await main.getByRole('button', { name: 'Misrod', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('area'))).toContain('Misrod');
});
