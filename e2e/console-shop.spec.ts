import { readFile } from 'node:fs/promises';
import { expect, expectGoodPage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';
import { addAddress, fillCart, placeOrder } from './shopping.ts';

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

test('who a lab test is for, and its morning, are written down while the customer is on the phone', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newAccount(request);
  await addAddress(request, person);
  const { data: tests } = await (await request.get('/api/lab-tests?limit=1')).json();
  await fillCart(request, person, { [tests[0]._id]: 1 });
  const orderId = await placeOrder(request, person);

  await signIn('admin');
  await page.goto(`/dashboard?section=all-orders&q=${orderId.slice(-7)}`);
  await page.getByRole('button', { name: /^Open/ }).click();
  const order = page.getByRole('dialog', { name: `Order ${orderId.slice(-7)}` });
  await expect(order).toContainText('Patient and morning are not known.');
  await order.getByRole('button', { name: 'Enter patient and morning' }).click();
  const form = page.getByRole('dialog', { name: 'Patient and morning' });
  await expect(form.getByLabel('Patient name')).toBeFocused();
  // The age says what is wrong with it as soon as it is left, and the press still reaches the button.
  await form.getByLabel('Patient name').fill('S');
  await form.getByLabel('Age').fill('200');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose one of the offered mornings.')).toBeVisible();
  await form.getByLabel('Patient name').fill('');
  await form.getByLabel('Age').fill('');
  await page.keyboard.press('Enter');
  await expect(form.getByText("Enter the patient's name.")).toBeVisible();
  await expect(form.getByText('Enter the age in whole years, 0 to 120.')).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.type('Sunita Verma');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go on typing' }).click();
  await form.getByLabel('Age').fill('61');
  // Not the first one: it leaves the list at 11PM, and that may be now.
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
