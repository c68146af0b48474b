import { readFile } from 'node:fs/promises';
import { addAddress, fillCart, placeOrder } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test('exports the listed orders as a file', async ({ page, signIn }) => {
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

test('requires a name and pincodes for an area', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=settings&tab=areas');
  await expect(page.getByRole('row', { name: /Mandideep/ })).toContainText('462046');
  await page.getByRole('button', { name: 'Add area' }).click();
  const form = page.getByRole('dialog', { name: 'Add area' });
  const create = form.getByRole('button', { name: 'Add area' });
  await create.click();
  await expect(form.getByText('Area name is required.')).toBeVisible();
  await expect(form.getByText('Enter at least one pincode.')).toBeVisible();
  await form.getByLabel('Area', { exact: true }).fill('Vijay Nagar');
  await form.getByLabel('Pincodes').fill('462047, 4620');
  await create.click();
  await expect(form.getByText('Enter a valid 6-digit pincode.')).toBeVisible();
});

test('asks before settings with unsaved input are left', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=settings');
  await page.getByLabel('Phone').fill('9826000000');
  await page.getByRole('link', { name: 'Customers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Go on typing' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('9826000000');
  await page.getByRole('link', { name: 'Customers' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
});

test('shows the order actions on a tablet without horizontal scrolling', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/dashboard?section=all-orders');
  const frame = page.getByRole('region', { name: 'orders' });
  await expect(frame.getByRole('button', { name: /^Open/ }).first()).toBeInViewport();
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('saves patient and collection date of a lab test', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  const { data: tests } = await (await request.get('/api/lab-tests?limit=1')).json();
  await fillCart(request, account, { [tests[0]._id]: 1 });
  const orderId = await placeOrder(request, account);

  await signIn('admin');
  await page.goto(`/dashboard?section=all-orders&q=${orderId.slice(-7)}`);
  await page.getByRole('button', { name: /^Open/ }).click();
  const order = page.getByRole('dialog', { name: `Order #${orderId.slice(-7)}` });
  await expect(order).toContainText('Patient and morning are not known.');
  await order.getByRole('button', { name: 'Enter patient and morning' }).click();
  const form = page.getByRole('dialog', { name: 'Patient and morning' });
  await expect(form.getByLabel('Patient name')).toBeFocused();
  // Leaving the age field shows its error without swallowing the click on the button.
  await form.getByLabel('Patient name').fill('S');
  await form.getByLabel('Age').fill('200');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose one of the offered mornings.')).toBeVisible();
  await form.getByLabel('Patient name').fill('');
  await form.getByLabel('Age').fill('');
  await page.keyboard.press('Enter');
  await expect(form.getByText("Enter the patient's name.")).toBeVisible();
  await expect(form.getByText('Enter the age in whole years, 0 to 120.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.keyboard.type('Sunita Verma');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go on typing' }).click();
  await form.getByLabel('Age').fill('61');
  // Not the first option: it disappears at 11 PM, which may be during the test.
  await form.getByLabel('Morning of collection').selectOption({ index: 2 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(order).toContainText('Sunita Verma, 61, to collect on');
  await expect(order).toContainText('Sample collection agreed: ');
  await expect(order).not.toContainText('Patient and morning are not known.');

  await order.getByRole('button', { name: 'Change patient or morning' }).click();
  await expect(form.getByLabel('Patient name')).toHaveValue('Sunita Verma');
  await form.getByLabel('Age').fill('62');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(order).toContainText('Sunita Verma, 62, to collect on');
  await expect(order).toContainText('Patient of the lab test changed');
});
