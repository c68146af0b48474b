import type { Locator, Page } from '@playwright/test';
import { addAddress, deliverOrder, fillCart, placeOrder } from './cart-and-orders.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test.use({ viewport: { width: 360, height: 640 } });

const LANGUAGES = [
  {
    at: '',
    addAll: 'Add all to cart',
    failed: 'That didn’t work. Please try again.',
    offline: 'Please check your internet connection.',
  },
  { at: '/hi', addAll: 'सब कार्ट में डालें', failed: 'नहीं हो पाया। दोबारा कोशिश करें।', offline: 'इंटरनेट कनेक्शन देख लें।' },
];

async function loseConnection(page: Page, url: RegExp): Promise<void> {
  await page.route(url, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
}

async function expectErrorAt(error: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(error).toContainText(text);
  await expect(error).toBeFocused();
  await expect(error).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(error.page());
}

for (const { at, addAll, failed, offline } of LANGUAGES) {
  test(`a shopping list says at its place what could not be saved ${at}`, async ({ page, request, signIn, errors }) => {
    const account = await newAccount(request);
    const headers = { Authorization: `Bearer ${account.accessToken}` };
    const { results } = await (await request.get('/api/search-product/atta')).json();
    const data = { name: 'Mahina', productId: results[0].products[0]._id };
    await request.post('/api/shopping-lists', { headers, data });
    await signIn(account);
    await page.goto(`${at}/lists`);
    const list = page.getByRole('region', { name: 'Mahina' });
    await list.locator('button[aria-expanded]').click();
    await loseConnection(page, /\/api\/shopping-lists/);

    const item = list.getByRole('listitem').filter({ has: page.getByRole('article') });
    const stepper = item.getByRole('group').last();
    await stepper.getByRole('button').last().click();
    await expectErrorAt(item.getByRole('alert'), [failed, offline]);
    await list.getByRole('combobox').selectOption('week');
    await expect(list.getByRole('combobox')).toHaveAccessibleDescription(failed);
    await expect(list.getByRole('combobox')).toHaveValue('never');
    await list.getByRole('button', { name: addAll }).click();
    await expectErrorAt(list.locator(':scope > [role=alert]'), [failed, offline]);

    await page.unroute(/\/api\/shopping-lists/);
    await stepper.getByRole('button').last().click();
    await expect(stepper).toContainText('2');
    await expect(item.getByRole('alert')).toBeHidden();
    errors.splice(0);
  });
}

test('the plan card says above its button why the payment failed', async ({ page, request, signIn, errors }) => {
  await signIn(await newAccount(request));
  await page.goto('/hi/get-membership');
  await page.getByRole('button', { name: /कार्ट में डालें: 1 महीना/ }).click();
  await page.goto('/hi/cart');
  const card = page.getByRole('region', { name: 'मेंबरशिप प्लान' });
  const pay = card.getByRole('button', { name: '₹99 दें' });
  await loseConnection(page, /\/api\/payment\/subscribe/);
  await pay.click();
  await expectErrorAt(card.getByRole('alert'), ['कुछ गड़बड़ हुई', 'इंटरनेट कनेक्शन देख लें।']);
  await page.unroute(/\/api\/payment\/subscribe/);
  await pay.click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.locator('button').filter({ hasText: /fail/i }).click();
  await expectErrorAt(card.getByRole('alert'), ['भुगतान नहीं हुआ। दोबारा कोशिश करें।']);
  errors.splice(0);
});

test('a coupon says beside its button why it could not be checked', async ({ page, request, signIn, errors }) => {
  const account = await newAccount(request);
  await fillCart(request, account, { lizol: 2 });
  await signIn(account);
  await page.goto('/hi/cart');
  await loseConnection(page, /\/api\/coupons\/apply/);
  const offer = page.getByRole('listitem').filter({ hasText: 'WELCOME20' });
  await offer.getByRole('button').click();
  await expect(offer.getByRole('alert')).toBeVisible();
  await page.unroute(/\/api\/coupons\/apply/);
  await offer.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'WELCOME20' })).toBeVisible();
  errors.splice(0);
});

test('the milk balance says above its button why no money was added', async ({ page, request, signIn, errors }) => {
  await signIn(await newAccount(request));
  await page.goto('/hi/milk-data');
  const card = page.getByRole('region', { name: 'दूध का बैलेंस' });
  await card.getByRole('button', { name: '₹200' }).click();
  await loseConnection(page, /\/api\/milk-balance/);
  await card.locator('button[type=submit]').dblclick();
  await expectErrorAt(card.getByRole('alert'), ['भुगतान नहीं हुआ। दोबारा कोशिश करें।', 'इंटरनेट कनेक्शन देख लें।']);
  await expect(card.getByRole('textbox')).toHaveValue('200');
  await page.unroute(/\/api\/milk-balance/);
  await card.locator('button[type=submit]').click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: /fail/i }).click();
  await expectErrorAt(card.getByRole('alert'), ['भुगतान नहीं हुआ। दोबारा कोशिश करें।']);
  errors.splice(0);
});

test('a booking that was not sent keeps its choices', async ({ page, request, signIn, errors }) => {
  await signIn(await newAccount(request));
  const department = '58891bad-fb35-8473-a461-4bc1a275a68a';
  const doctor = '3ca8da43-0496-85de-a558-b6e10919d10d';
  await page.goto(`/hi/doctor-appointment/${department}/${doctor}/book-slot`);
  const slot = page.locator('input[name=slot]:enabled').last();
  await slot.press(' ');
  await page.locator('textarea[name=reason]').fill('घुटने में दर्द');
  await loseConnection(page, /\/api\/book-slot/);
  const book = page.getByRole('button', { name: 'अपॉइंटमेंट लें' }).filter({ visible: true });
  await book.click();
  await expectErrorAt(page.locator('main').getByRole('alert'), ['यह समय बुक नहीं हो पाया।', 'इंटरनेट कनेक्शन देख लें।']);
  await expect(slot).toBeChecked();
  await expect(page.locator('textarea[name=reason]')).toHaveValue('घुटने में दर्द');
  await page.unroute(/\/api\/book-slot/);
  await book.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  errors.splice(0);
});

test('a return and a review that were not sent keep what was typed', async ({ page, request, signIn, errors }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { lizol: 1 });
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  const { items } = (await (await request.get('/api/cart', { headers })).json()).data;
  await deliverOrder(request, await placeOrder(request, account));
  await signIn(account);
  await page.goto('/hi/orders');
  await page.getByRole('button', { name: 'वापस करें' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('combobox').selectOption('damaged');
  await dialog.getByRole('textbox').last().fill('ढक्कन टूटा है');
  await loseConnection(page, /\/api\/orders\/[^/]+\/returns/);
  await dialog.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
  await expectErrorAt(dialog.getByRole('alert'), ['यह भेजा नहीं जा सका।', 'इंटरनेट कनेक्शन देख लें।']);
  await expect(dialog.getByRole('textbox').last()).toHaveValue('ढक्कन टूटा है');

  await page.goto(`/hi/product/${items[0].productId}`);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'राय सेव करें' }) });
  await form.getByRole('radio').nth(3).press(' ');
  await form.getByRole('textbox').fill('अच्छा है');
  await loseConnection(page, /\/api\/products\/[^/]+\/my-review/);
  await form.getByRole('button', { name: 'राय सेव करें' }).click();
  await expectErrorAt(form.getByRole('alert'), ['आपकी राय सेव नहीं हुई।', 'इंटरनेट कनेक्शन देख लें।']);
  await expect(form.getByRole('textbox')).toHaveValue('अच्छा है');
  errors.splice(0);
});
