import type { APIRequestContext } from '@playwright/test';
import { addAddress, deliverOrder, fillCart, placeOrder } from './cart-and-orders.ts';
import { ACCOUNTS, expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';
import { countQuestions, deliverPush, shownNotices } from './push.ts';

const PHONE = { width: 360, height: 800 };

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

test('a rider is asked about notices only by a press, and a push message is shown', async ({ page, signIn }) => {
  await page.context().grantPermissions(['notifications']);
  const questions = await countQuestions(page);
  await signIn('rider');
  await page.goto('/rider');
  const offer = page.getByRole('button', { name: 'Yes, tell me' });
  await expect(offer).toBeVisible();
  expect(await questions()).toBe(0);
  await offer.click();
  await expect.poll(questions).toBe(1);
  await deliverPush(page, { title: 'New round', body: 'Satlapur, 12 stops', path: '/rider', tag: 'round' });
  await expect.poll(() => shownNotices(page)).toEqual(['New round: Satlapur, 12 stops']);
});

test('names the area of a round in the language of the page', async ({ page, signIn }) => {
  const date = new Date().toISOString().slice(0, 10);
  const round = { _id: 'round', date, area: 'Satlapur', isStarted: false, toTake: 0, stops: [] };
  const shop = { name: 'Subah', phone: '', upiId: '' };
  const elsewhere = { ...round, _id: 'elsewhere', area: 'Elsewhere' };
  const data = { date, rounds: [round, elsewhere], pickUps: [], shop, allowsNoProof: false };
  await page.route('**/api/rider/rounds', (route) => route.fulfill({ json: { data } }));
  await page.setViewportSize(PHONE);
  await signIn('rider');
  await page.goto('/rider');
  await expect(page.getByRole('heading', { name: 'Satlapur' })).toBeVisible();
  await page.goto('/hi/rider');
  await expect(page.getByRole('heading', { name: 'सतलापुर' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'दूसरे इलाके' })).toBeVisible();
});

test('says after the start of a round which orders stay in the shop, and why', async ({ page, signIn }) => {
  const date = new Date().toISOString().slice(0, 10);
  const order = (_id: string, state: string) => ({ _id, state, due: 0 });
  const stop = {
    ...{ _id: 'stop', name: 'Kusum', phone: '9826000000', street: '9, Peepal Gali', landmark: '', location: null },
    ...{ city: 'Mandideep', pincode: '462046', instructions: [], items: [], hasMedicines: true, milk: [] },
    orders: [order('order-0000001', 'recalled'), order('order-0000002', 'not_packed'), order('order-0000003', 'open')],
    acceptsCode: true,
  };
  const round = { _id: 'round', date, area: 'Satlapur', toTake: 0, stops: [stop] };
  const shop = { name: 'Subah', phone: '', upiId: '' };
  const day = (isStarted: boolean) => ({
    json: { data: { date, rounds: [{ ...round, isStarted }], pickUps: [], shop, allowsNoProof: false } },
  });
  await page.route('**/api/rider/rounds', (route) => route.fulfill(day(false)));
  await page.route('**/api/rider/rounds/round/start', (route) => route.fulfill(day(true)));
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn('rider');
  await page.goto('/hi/rider');
  await page.getByRole('button', { name: 'राउंड शुरू करें' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'ये ऑर्डर दुकान में रहेंगे' });
  await expect(dialog).toContainText('ऑर्डर #0000001, Kusum: रिकॉल हुआ सामान: दुकान में रहेगा');
  await expect(dialog).toContainText('ऑर्डर #0000002, Kusum: अभी पैक नहीं');
  await expect(dialog).not.toContainText('#0000003');
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'ठीक है' }).click();
  await expect(dialog).toBeHidden();
});

/** A delivered cash order that was returned, which the rider of the demo shop is asked to fetch. */
async function askForPickUp(request: APIRequestContext, name: string) {
  const customer = await newAccount(request);
  await addAddress(request, customer, { name, street: '9, Peepal Gali' });
  await fillCart(request, customer, { 'cherry-tomato-200gm': 2 });
  const orderId = await placeOrder(request, customer);
  await deliverOrder(request, orderId);
  const { data: admin } = await (await request.post('/api/login', { data: ACCOUNTS.admin })).json();
  const headers = { Authorization: `Bearer ${admin.accessToken}` };
  const returned = { status: 'returned', reason: 'Soft' };
  await request.patch(`/api/orders/status/${orderId}`, { headers, data: returned });
  const { data: open } = await (await request.get('/api/admin/pick-ups?state=open&limit=100', { headers })).json();
  const { data: riders } = await (await request.get('/api/admin/pick-ups/riders', { headers })).json();
  const pickUp = open.find((row: { orderId: string }) => row.orderId === orderId);
  const rider = riders.find((row: { name: string }) => row.name === 'Salim Ansari');
  await request.patch(`/api/admin/pick-ups/${pickUp._id}`, { headers, data: { riderId: rider._id } });
  const finishAtShop = () =>
    request.post(`/api/admin/pick-ups/${pickUp._id}/done`, { headers, data: { riderId: null } });
  return { customer, cash: pickUp.cash as number, finishAtShop };
}

test('a rider fetches returned goods and gives the cash back', async ({ page, signIn, request }) => {
  const { customer, cash } = await askForPickUp(request, 'Kusum Lodhi');
  await page.setViewportSize(PHONE);
  await signIn('rider');
  await page.goto('/hi/rider');
  const card = page.getByRole('article', { name: 'Kusum से वापस लें' });
  await expect(card).toContainText(`₹${cash} कैश वापस दें`);
  await expectAccessiblePage(page);
  await card.getByRole('button', { name: 'सामान ले लिया' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `सामान लिया, ₹${cash} दिए` })
    .click();
  await expect(card).toBeHidden();
  await signIn(customer);
  await page.goto('/orders');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `₹${cash} given back in cash` })
      .first(),
  ).toBeVisible();
});

test('a pick-up without network waits on the phone, and a late refusal is shown', async ({
  page,
  signIn,
  request,
  errors,
}) => {
  await askForPickUp(request, 'Lata Ahirwar');
  const { finishAtShop } = await askForPickUp(request, 'Mohan Lodhi');
  await page.setViewportSize(PHONE);
  await signIn('rider');
  await page.goto('/hi/rider');
  const cards = ['Lata', 'Mohan'].map((name) => page.getByRole('article', { name: `${name} से वापस लें` }));
  for (const card of cards) await expect(card).toBeVisible();
  await page.context().setOffline(true);
  for (const card of cards) {
    await card.getByRole('button', { name: 'सामान ले लिया' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^सामान लिया/ })
      .click();
    await expect(card.getByText('1 भेजना बाकी')).toBeVisible();
  }
  await expect(page.getByText('नेटवर्क नहीं है · 2 भेजना बाकी')).toBeVisible();
  await expectAccessiblePage(page);
  await finishAtShop();
  await page.context().setOffline(false);
  for (const card of cards) await expect(card).toBeHidden({ timeout: 20_000 });
  const refusal = page.getByRole('alert').filter({ hasText: 'Mohan' });
  await expect(refusal).toContainText('कैश दिया हो तो दुकान को फ़ोन करें।');
  await refusal.getByRole('button', { name: 'ठीक है' }).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByText('भेजना बाकी')).toHaveCount(0);
  // The network that was off, and the refusal.
  errors.splice(0);
});
