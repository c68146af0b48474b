import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

test('the orders that the list shows leave as a file', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=all-orders&status=delivered&pay=cod');
  await expect(page.getByRole('table', { name: 'orders' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [header, ...orders] = text.trimEnd().split('\r\n');
  expect(header).toContain('order,id,placed,status,customer');
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders) expect(order).toMatch(/,Delivered,.*,COD,/);
});

test('an area needs a name and pincodes', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=settings&tab=areas');
  await expect(page.getByRole('row', { name: /Mandideep/ })).toContainText('462046');
  await page.getByRole('button', { name: 'Create area' }).click();
  const form = page.getByRole('dialog', { name: 'Create area' });
  const create = form.getByRole('button', { name: 'Create area' });
  await create.click();
  await expect(form.getByText('Area name is required.')).toBeVisible();
  await expect(form.getByText('Enter at least one pincode.')).toBeVisible();
  await form.getByLabel('Area').fill('Vijay Nagar');
  await form.getByLabel('Pincodes').fill('462047, 4620');
  await create.click();
  await expect(form.getByText('Enter a valid 6-digit pincode.')).toBeVisible();
});

test('on a tablet every order can be acted on without scrolling sideways', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/dashboard?section=all-orders');
  const frame = page.getByRole('region', { name: 'orders' });
  await expect(frame.getByRole('button', { name: /^Open/ }).first()).toBeInViewport();
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
