import { addAddress, fillCart, placeOrder } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, expectNoSidewaysScroll, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test('takes an item out of an order, after showing the old and the new bill', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { harpic: 2, lizol: 1 });
  const orderId = await placeOrder(request, account);

  await signIn('admin');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/dashboard?section=all-orders');
  await page.goto(`/dashboard?section=all-orders&order=${orderId}`);
  const order = page.getByRole('dialog', { name: `Order #${orderId.slice(-7)}` });
  await order.getByRole('button', { name: 'Change items' }).click();
  const items = order.getByRole('region', { name: 'Change items' });
  await items.getByRole('button', { name: /^Take out.*Citrus/ }).click();
  await items.getByRole('button', { name: 'Show new bill' }).click();
  const save = items.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(items.getByText('Reason is required.')).toBeVisible();
  await expectAccessiblePage(page);
  await items.getByLabel('Reason').fill('Not in stock');
  await save.click();
  await expect(page.getByText('Items changed', { exact: true })).toBeVisible();
  await expect(order.getByText(/taken out/).first()).toBeVisible();

  await page.goBack();
  await expect(order).toBeHidden();
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  expect(await (await request.get(`/api/orders/${orderId}`, { headers })).text()).toContain('Not in stock');
});

test('packs the selected orders of the pick list', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { harpic: 2 });
  const orderId = await placeOrder(request, account);
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  const { data: own } = await (await request.get(`/api/orders/${orderId}`, { headers })).json();

  await signIn('admin');
  await page.setViewportSize({ width: 360, height: 640 });
  const morning = new Date(own.deliverySlot.from).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  await page.goto(`/dashboard?section=pick-list&date=${morning}`);
  const select = page.getByLabel(`Select order #${orderId.slice(-7)}`);
  await select.check();
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByText('1 order updated')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: select }).last()).toContainText('Packed');

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  const selectInHindi = page.getByLabel(`ऑर्डर #${orderId.slice(-7)} चुनें`);
  await expect(page.getByRole('listitem').filter({ has: selectInHindi }).last()).toContainText('पैक हो गया');
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard?section=stock');
  await expect(page.getByRole('tab', { name: 'स्टॉक लिखें' })).toBeVisible();
  await page.getByLabel('कारण').selectOption({ label: 'गिनती' });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('tab', { name: 'Book stock' })).toBeVisible();
});
