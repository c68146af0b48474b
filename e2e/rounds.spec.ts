import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { fillCart, placeOrder, pressCheckout } from './cart-and-orders.ts';
import { ACCOUNTS, expect, expectAccessiblePage, test, waitForHydration } from './fixtures.ts';
import { newAccount, newStaff, type Session } from './new-account.ts';

// One after the other: making rounds makes those of all areas of the morning.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 360, height: 800 };
const SMALL_PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: PICTURE };

const headersOf = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

const logIn = async (request: APIRequestContext, account: object): Promise<Session> =>
  (await (await request.post('/api/login', { data: account })).json()).data;

type Door = { street: string; name: string };

async function customerAt(request: APIRequestContext, door: Door) {
  const customer = await newAccount(request);
  const place = { city: 'Mandideep', state: 'Madhya Pradesh', pincode: '462046', phone: '9826041175' };
  const data = { addressType: 'home', ...place, ...door };
  await request.post('/api/addresses/create', { headers: headersOf(customer), data });
  return customer;
}

/** A customer with a packed cash order. */
async function packedOrder(request: APIRequestContext, admin: Session, door: Door) {
  const customer = await customerAt(request, door);
  await fillCart(request, customer, { 'cherry-tomato-200gm': 2 });
  const orderId = await placeOrder(request, customer);
  await moveToNextMorning(request, admin, orderId);
  const packed = { orderIds: [orderId], status: 'shipped' };
  await request.post('/api/admin/orders/status', { headers: headersOf(admin), data: packed });
  return { customer, orderId };
}

const readOrder = async (request: APIRequestContext, customer: Session, orderId: string) =>
  (await (await request.get(`/api/orders/${orderId}`, { headers: headersOf(customer) })).json()).data;

/** Riders see the next morning; an order placed at night comes a day later. Returns the date. */
async function moveToNextMorning(request: APIRequestContext, admin: Session, orderId: string): Promise<string> {
  const headers = headersOf(admin);
  const { date } = (await (await request.get('/api/admin/orders/pick-list', { headers })).json()).data;
  await request.patch(`/api/admin/orders/${orderId}/slot`, { headers, data: { date } });
  return date;
}

async function openAs(browser: Browser, session: Session, address: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('token', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  await page.goto(address);
  await waitForHydration(page);
  return page;
}

/** `npm run audit` beside the running shop. */
async function audit(): Promise<string> {
  const program = path.join(import.meta.dirname, '../apps/server/src/audit.ts');
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  return stdout;
}

/** With a photo of the prescription, which CHECKOUT uploads, and paid in cash. Returns the id of the order. */
async function orderWithPrescription(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await page.locator('input[type=file]').setInputFiles([PHOTO]);
  await page.getByLabel('Description').fill('For my father');
  await page.getByLabel('Cash on delivery').check();
  const placed = page.waitForResponse((response) => response.url().endsWith('/api/payment/order'));
  await pressCheckout(page);
  await expect(page.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();
  return (await (await placed).json()).orderId;
}

test('a day of five people: ordered, checked, packed, brought, counted, and the books agree', async ({
  page: manager,
  signIn,
  browser,
  request,
}) => {
  test.slow();
  const admin = await logIn(request, ACCOUNTS.admin);
  const area = `Neem Gali ${randomInt(1e6)}`;
  await request.post('/api/admin/areas', { headers: headersOf(admin), data: { name: area, pincodes: '462046' } });
  const rider = await newStaff(request, admin, { name: `Salim ${area}`, role: 'rider' });
  const meena = await customerAt(request, { street: `1, ${area}`, name: 'Meena Kushwaha' });
  await fillCart(request, meena, { 'raksham-amoxicillin-500-capsule': 1, harpic: 2, lizol: 1 });
  const second = await packedOrder(request, admin, { street: `2, ${area}`, name: 'Vikas Rao' });
  const third = await packedOrder(request, admin, { street: `3, ${area}`, name: 'Rubina Sheikh' });

  const own = await openAs(browser, meena, '/cart');
  const orderId = await orderWithPrescription(own);
  const date = await moveToNextMorning(request, admin, orderId);
  const shownId = orderId.slice(-7);
  const ordered = await readOrder(request, meena, orderId);

  const pharmacist = await openAs(
    browser,
    await logIn(request, ACCOUNTS.pharmacist),
    `/dashboard?section=all-orders&order=${orderId}`,
    DESK,
  );
  const check = pharmacist.getByRole('region', { name: 'Prescription to check' });
  await expect(check.getByRole('img').first()).toBeVisible();
  await check.getByRole('button', { name: 'Accept' }).click();
  await expect(pharmacist.getByText('Prescription accepted', { exact: true }).first()).toBeVisible();
  await pharmacist.context().close();

  await signIn('manager');
  await manager.setViewportSize(DESK);
  await manager.goto(`/dashboard?section=all-orders&order=${orderId}`);
  const sheet = manager.getByRole('dialog', { name: `Order #${shownId}` });
  await sheet.getByRole('button', { name: 'Change items' }).click();
  await sheet.getByRole('button', { name: /^One less.*Toilet/ }).click();
  await sheet.getByLabel('Reason').nth(1).fill('One is leaking');
  await sheet.getByRole('button', { name: 'Show new bill' }).click();
  await expect(sheet.getByRole('button', { name: 'Save changes' })).toBeVisible();

  const packer = await openAs(
    browser,
    await logIn(request, ACCOUNTS.packer),
    `/dashboard?section=pick-list&date=${date}`,
    SMALL_PHONE,
  );
  const packed = packer
    .getByRole('listitem')
    .filter({ has: packer.getByLabel(`Select order #${shownId}`) })
    .last();
  await packed.getByRole('button', { name: /^Missing.*Citrus/ }).click();
  const missing = packer.getByRole('dialog', { name: /^Missing: / });
  await expect(missing.getByText(/call the customer/)).toBeVisible();
  await missing.getByLabel('None left on the shelf: set the stock to 0').uncheck();
  await expectAccessiblePage(packer);
  await missing.getByRole('button', { name: 'Take out' }).click();
  await expect(packer.getByText(/taken out, the customer is told/)).toBeVisible();

  await expect(sheet.getByText(/^Somebody else has changed this order/)).toBeVisible();
  await expect(sheet.getByLabel('Reason').nth(1)).toHaveValue('One is leaking');
  await sheet.getByRole('button', { name: 'Show new bill' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(manager.getByText('Items changed', { exact: true })).toBeVisible();

  await packer.getByLabel(`Select order #${shownId}`).check();
  await packer.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Packed' }).click();
  await expect(packed).toContainText('Packed');
  await packer.context().close();
  const first = await readOrder(request, meena, orderId);
  expect(first.totalAmount).toBeLessThan(ordered.totalAmount);

  await manager.goto(`/dashboard?section=rounds&date=${date}`);
  await manager.getByRole('button', { name: 'Make rounds' }).click();
  const round = manager.getByRole('region', { name: `Round ${area}` });
  await expect(round.getByText('3 stops')).toBeVisible();
  await round.getByRole('button', { name: 'Later: stop 1, Meena Kushwaha' }).click();
  await expect(round.getByRole('button', { name: 'Later: stop 1, Vikas Rao' })).toBeVisible();
  await round.getByRole('button', { name: 'Earlier: stop 2, Meena Kushwaha' }).click();
  await expect(round.getByRole('button', { name: 'Later: stop 1, Meena Kushwaha' })).toBeVisible();
  await round.getByLabel('Rider').selectOption({ value: (rider.user as { id: string }).id });
  await expectAccessiblePage(manager);

  const phone = await openAs(browser, rider, '/rider');
  await expect(phone.getByRole('heading', { name: area })).toBeVisible();
  await expect(phone.getByText('Kushwaha')).toBeHidden();
  await expectAccessiblePage(phone);
  await phone.getByRole('button', { name: 'Start the round' }).click();
  await expect(phone.getByRole('heading', { name: area })).toBeFocused();
  const stop = (name: string) => phone.getByRole('article', { name });
  const [one, two, three] = [stop('1. Meena'), stop('2. Vikas'), stop('3. Rubina')];
  const waiting = await openAs(browser, second.customer, '/orders');
  await expect(waiting.getByText('1 stop before you')).toBeVisible();
  await own.goto('/orders');
  await waitForHydration(own);
  await expect(own.getByText('You are the next stop.')).toBeVisible();
  await expect(own.getByText('Removed, not charged')).toBeVisible();
  await own.getByRole('article').getByText('Timeline and bill').click();
  await expect(own.getByText('Not in stock')).toBeVisible();
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
  await dialog.getByLabel('Or a photo at the door').setInputFiles(PHOTO);
  await expect(dialog.getByText('Photo taken')).toBeVisible();
  await dialog.getByRole('radio', { name: 'UPI' }).check();
  await expect(dialog.getByRole('img', { name: /^UPI code for/ })).toBeVisible();
  await dialog.getByRole('button', { name: /taken, delivered/ }).click();
  await expect(phone.getByText('No network · 1 waiting to send')).toBeVisible();
  await three.getByRole('button', { name: 'Not delivered' }).click();
  await dialog.getByRole('radio', { name: 'Nobody at home' }).check();
  await dialog.getByRole('button', { name: 'Not delivered' }).click();
  await expect(phone.getByText('No network · 2 waiting to send')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(two.getByRole('button', { name: 'Not delivered' })).toHaveCount(0, { timeout: 20_000 });
  await expect(two.getByText('Delivered', { exact: true })).toBeVisible();
  // Not the button, which stays for a second try.
  await expect(three.getByRole('listitem').filter({ hasText: 'Not delivered' })).toBeVisible({ timeout: 20_000 });
  await expect(phone.getByText('waiting to send')).toHaveCount(0);
  const missed = await openAs(browser, third.customer, '/hi/orders', SMALL_PHONE);
  await expect(missed.getByText('हम इसे पहुँचा नहीं पाए।', { exact: false })).toBeVisible();
  await expect(missed.getByText('पहुँचेगा')).toHaveCount(0);
  await missed.context().close();
  await manager.goto(`/dashboard?section=all-orders&order=${third.orderId}`);
  const back = manager.getByRole('dialog', { name: `Order #${third.orderId.slice(-7)}` });
  await expect(back.getByText('Not delivered').first()).toBeVisible();

  await manager.goto('/dashboard?section=cash-up');
  const cash = manager.getByRole('article', { name: `Cash of Salim ${area}` });
  await expect(cash.getByText('2 deliveries')).toBeVisible();
  await cash.getByLabel('Cash counted (₹)').fill(String(first.totalAmount - 1));
  await expect(cash.getByText('Write why the amounts differ.')).toBeVisible();
  await cash.getByLabel('Note').fill('One rupee of change');
  await expectAccessiblePage(manager);
  await cash.getByRole('button', { name: 'Close the day' }).click();
  await expect(cash.getByText('One rupee of change')).toBeVisible();
  expect(await audit()).toMatch(/^All \d+ consistency checks passed\.$/m);
  for (const tab of [own, phone, waiting]) await tab.context().close();
});

test('a customer refuses one item at the door, and the rider collects less', async ({ browser, request }) => {
  test.slow();
  const admin = await logIn(request, ACCOUNTS.admin);
  const area = `Tulsi Gali ${randomInt(1e6)}`;
  await request.post('/api/admin/areas', { headers: headersOf(admin), data: { name: area, pincodes: '462046' } });
  const rider = await newStaff(request, admin, { name: `Javed ${area}`, role: 'rider' });
  const { customer, orderId } = await packedOrder(request, admin, { street: `5, ${area}`, name: 'Kiran Joshi' });
  const ordered = await readOrder(request, customer, orderId);
  const headers = headersOf(admin);
  const { date } = (await (await request.get('/api/admin/orders/pick-list', { headers })).json()).data;
  const made = await (await request.post('/api/admin/rounds/make', { headers, data: { date } })).json();
  const round = made.data.rounds.find((entry: { area: string }) => entry.area === area);
  const riderId = (rider.user as { id: string }).id;
  await request.patch(`/api/admin/rounds/${round._id}`, { headers, data: { riderId } });

  const phone = await openAs(browser, rider, '/rider', SMALL_PHONE);
  await phone.getByRole('button', { name: 'Start the round' }).click();
  await phone
    .getByRole('article', { name: '1. Kiran' })
    .getByRole('button', { name: 'Delivered', exact: true })
    .click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Or a photo at the door').setInputFiles(PHOTO);
  await expect(dialog.getByText('Photo taken')).toBeVisible();
  await expect(dialog.getByText('Is an item refused? Call the shop.', { exact: false })).toBeVisible();

  const manager = await openAs(browser, admin, `/dashboard?section=all-orders&order=${orderId}`, DESK);
  const sheet = manager.getByRole('dialog', { name: `Order #${orderId.slice(-7)}` });
  await sheet.getByRole('button', { name: 'Change items' }).click();
  await expect(sheet.getByRole('button', { name: /^Replace/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: /^One less/ }).click();
  await sheet.getByLabel('Reason').nth(1).fill('Refused at the door');
  await sheet.getByRole('button', { name: 'Show new bill' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(manager.getByText('Items changed', { exact: true })).toBeVisible();
  const changed = await readOrder(request, customer, orderId);
  expect(changed.totalAmount).toBeLessThan(ordered.totalAmount);

  await dialog.getByRole('button', { name: `₹${ordered.totalAmount} taken, delivered` }).click();
  await expect(dialog.getByText(`The amount to collect is now ₹${changed.totalAmount}.`)).toBeVisible();
  await expectAccessiblePage(phone);
  await dialog.getByRole('button', { name: `₹${changed.totalAmount} taken, delivered` }).click();
  await expect(dialog).toBeHidden();
  expect((await readOrder(request, customer, orderId)).status).toBe('delivered');
  for (const tab of [phone, manager]) await tab.context().close();
});
