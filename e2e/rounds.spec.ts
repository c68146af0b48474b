import { randomInt } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { fillCart, placeOrder } from './cart-and-orders.ts';
import { ACCOUNTS, expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount, newStaff, type Session } from './new-account.ts';

const PHONE = { width: 360, height: 640 };
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const headersOf = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

/** A customer with a packed cash order for a door of this area. */
async function packedOrder(request: APIRequestContext, admin: Session, address: { street: string; name: string }) {
  const customer = await newAccount(request);
  const place = { city: 'Mandideep', state: 'Madhya Pradesh', pincode: '462046', phone: '9826041175' };
  const data = { addressType: 'home', ...place, ...address };
  await request.post('/api/addresses/create', { headers: headersOf(customer), data });
  await fillCart(request, customer, { 'cherry-tomato-200gm': 2 });
  const orderId = await placeOrder(request, customer);
  await moveToNextMorning(request, admin, orderId);
  const packed = { orderIds: [orderId], status: 'shipped' };
  await request.post('/api/admin/orders/status', { headers: headersOf(admin), data: packed });
  const order = (await (await request.get(`/api/orders/${orderId}`, { headers: headersOf(customer) })).json()).data;
  return { customer, orderId, date: String(order.deliverySlot.from).slice(0, 10), due: Number(order.totalAmount) };
}

/** Riders see the next morning; an order placed at night comes a day later. */
async function moveToNextMorning(request: APIRequestContext, admin: Session, orderId: string) {
  const headers = headersOf(admin);
  const { date } = (await (await request.get('/api/admin/orders/pick-list', { headers })).json()).data;
  await request.patch(`/api/admin/orders/${orderId}/slot`, { headers, data: { date } });
}

async function openAs(browser: Browser, session: Session, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('token', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  await page.goto(path);
  await page.locator('html').dispatchEvent('pointerdown');
  return page;
}

test('a round from the manager to the door, without network and back, to the cash-up', async ({
  page,
  signIn,
  browser,
  request,
}) => {
  test.slow();
  const admin: Session = (await (await request.post('/api/login', { data: ACCOUNTS.admin })).json()).data;
  const area = `Neem Gali ${randomInt(1e6)}`;
  await request.post('/api/admin/areas', { headers: headersOf(admin), data: { name: area, pincodes: '462046' } });
  const name = `Salim ${area}`;
  const rider = await newStaff(request, admin, { name, role: 'rider' });
  const first = await packedOrder(request, admin, { street: `1, ${area}`, name: 'Meena Kushwaha' });
  const second = await packedOrder(request, admin, { street: `2, ${area}`, name: 'Vikas Rao' });

  await signIn('admin');
  await page.goto(`/dashboard?section=rounds&date=${first.date}`);
  await page.getByRole('button', { name: 'Make rounds' }).click();
  const round = page.getByRole('region', { name: `Round ${area}` });
  await expect(round.getByText('2 stops')).toBeVisible();
  await round.getByRole('button', { name: 'Later: stop 1, Meena Kushwaha' }).click();
  await expect(round.getByRole('button', { name: 'Later: stop 1, Vikas Rao' })).toBeVisible();
  await round.getByRole('button', { name: 'Earlier: stop 2, Meena Kushwaha' }).click();
  await expect(round.getByRole('button', { name: 'Later: stop 1, Meena Kushwaha' })).toBeVisible();
  await round.getByLabel('Rider').selectOption({ value: (rider.user as { id: string }).id });
  await expectAccessiblePage(page);

  const phone = await openAs(browser, rider, '/rider');
  await expect(phone.getByRole('heading', { name: area })).toBeVisible();
  await expect(phone.getByText('Kushwaha')).toBeHidden();
  await expectAccessiblePage(phone);
  await phone.getByRole('button', { name: 'Start the round' }).click();
  const [one, two] = [
    phone.getByRole('article', { name: '1. Meena' }),
    phone.getByRole('article', { name: '2. Vikas' }),
  ];

  const waiting = await openAs(browser, second.customer, '/orders');
  await expect(waiting.getByText('1 stop before you')).toBeVisible();
  const own = await openAs(browser, first.customer, '/orders');
  await expect(own.getByText('You are the next stop.')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Call Salim' })).toBeVisible();
  await expectAccessiblePage(own);
  const code = await own
    .getByRole('region', { name: 'Where is my order?' })
    .getByText(/^\d{4}$/)
    .innerText();

  await one.getByRole('button', { name: 'Delivered', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Code of the customer').fill(code === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: /taken, delivered/ }).click();
  await expect(dialog.getByText('That code is wrong. 4 tries left.')).toBeVisible();
  await dialog.getByLabel('Code of the customer').fill(code);
  await expectAccessiblePage(phone);
  await dialog.getByRole('button', { name: /taken, delivered/ }).click();
  await expect(one.getByRole('button', { name: 'Not delivered' })).toHaveCount(0);
  await expect(one.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(own.getByText('with your code')).toBeVisible();
  await expect(waiting.getByText('You are the next stop.')).toBeVisible();

  await phone.context().setOffline(true);
  await two.getByRole('button', { name: 'Delivered', exact: true }).click();
  await dialog
    .getByLabel('Or a photo at the door')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByText('Photo taken')).toBeVisible();
  await dialog.getByRole('radio', { name: 'UPI' }).check();
  await expect(dialog.getByRole('img', { name: /^UPI code for/ })).toBeVisible();
  await dialog.getByRole('button', { name: /taken, delivered/ }).click();
  await expect(phone.getByText('No network · 1 waiting to send')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(two.getByRole('button', { name: 'Not delivered' })).toHaveCount(0, { timeout: 20_000 });
  await expect(two.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(phone.getByText('waiting to send')).toHaveCount(0);

  await page.goto('/dashboard?section=cash-up');
  const cash = page.getByRole('article', { name: `Cash of ${name}` });
  await expect(cash.getByText('2 deliveries')).toBeVisible();
  await cash.getByLabel('Cash counted (₹)').fill(String(first.due - 1));
  await expect(cash.getByText('Write why the amounts differ.')).toBeVisible();
  await cash.getByLabel('Note').fill('One rupee of change');
  await expectAccessiblePage(page);
  await cash.getByRole('button', { name: 'Close the day' }).click();
  await expect(cash.getByText('One rupee of change')).toBeVisible();
  for (const { context } of [phone, waiting, own].map((tab) => ({ context: tab.context() }))) await context.close();
});

test('the page of riders says so to others, in both languages', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rider');
  await expect(page.getByText('Sign in with your rider account.')).toBeVisible();
  await expectAccessiblePage(page);
  await signIn('customer');
  await page.goto('/hi/rider');
  await expect(page.getByText('यह पेज राइडर के लिए है')).toBeVisible();
  await expectAccessiblePage(page);
});
