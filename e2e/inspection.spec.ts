import { randomInt } from 'node:crypto';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { addAddress, fillCart } from './cart-and-orders.ts';
import { drawPhoto } from './draw-photo.ts';
import { ACCOUNTS, expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount, type Session } from './new-account.ts';

const MEDICINE = { code: 'raksham-cefixime-200-tablet', name: 'Raksham Cefixime 200 Tablet' };

const headersOf = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

test.use({ viewport: { width: 1440, height: 900 } });

test('a Schedule H1 medicine is received, sold and found again by an inspector', async ({ page, request, signIn }, {
  retry,
}) => {
  test.slow();
  const batch = `H${randomInt(1e8)}`;
  const admin: Session = (await (await request.post('/api/login', { data: ACCOUNTS.admin })).json()).data;
  const headers = headersOf(admin);
  const { data: suppliers } = await (await request.get('/api/admin/suppliers', { headers })).json();
  const { data: found } = await (await request.get(`/api/admin/stock/products?q=${MEDICINE.code}`, { headers })).json();
  const bought = await request.post('/api/admin/purchases', {
    headers,
    data: { supplierId: suppliers[0]._id, note: batch, lines: [{ productId: found[0]._id, quantity: 5 }] },
  });
  expect(bought.ok()).toBe(true);

  await signIn('manager');
  await page.goto('/dashboard?section=purchases');
  await page.getByRole('row').filter({ hasText: suppliers[0].name }).first().getByRole('button').first().click();
  const received = page.getByRole('region', { name: 'Receive goods' });
  await received.getByLabel('Bill number').fill('B-118');
  await received.getByLabel(`Packs of ${MEDICINE.name}`).fill('5');
  await received.getByLabel(`Cost (₹) of ${MEDICINE.name}`).fill('60');
  await received.getByLabel(`Batch of ${MEDICINE.name}`).fill(batch);
  // Sold before the packs of an earlier try, which expire later.
  await received.getByLabel(`Expiry of ${MEDICINE.name}`).fill(addDays(indiaDate(new Date()), 75 - retry));
  await received.getByLabel(`MRP (₹) of ${MEDICINE.name}`).fill('110');
  await expectAccessiblePage(page);
  await received.getByRole('button', { name: 'Receive 1 product' }).click();
  await expect(page.getByText('Goods received')).toBeVisible();

  const customer = await newAccount(request);
  await addAddress(request, customer, { name: 'Kamla Devi' });
  await fillCart(request, customer, { [MEDICINE.code]: 1 });
  const uploaded = await request.post('/api/medical/presciptions', {
    headers: headersOf(customer),
    multipart: { description: 'For typhoid', images: await drawPhoto(page, 'white') },
  });
  const { data: addresses } = await (await request.get('/api/addresses', { headers: headersOf(customer) })).json();
  const ordered = await request.post('/api/payment/order', {
    headers: headersOf(customer),
    data: {
      addressId: addresses[0]._id,
      paymentMode: 'COD',
      prescriptionId: (await uploaded.json()).data._id,
    },
  });
  const { orderId } = await ordered.json();

  await signIn('pharmacist');
  await page.goto(`/dashboard?section=all-orders&order=${orderId}`);
  const check = page.getByRole('region', { name: 'Prescription to check' });
  await check.getByLabel('Patient').fill('Kamla Devi');
  await check.getByLabel('Doctor', { exact: true }).fill('Dr. Anil Khare');
  await check.getByLabel(/address/i).fill('12 Malviya Nagar, Bhopal');
  await check.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Prescription accepted', { exact: true }).first()).toBeVisible();
  for (const status of ['shipped', 'delivered']) {
    const data = { status, reason: 'Handed over' };
    expect(await (await request.patch(`/api/orders/status/${orderId}`, { headers, data })).json()).toMatchObject({
      data: { status },
    });
  }

  await page.goto('/dashboard?section=h1-register');
  const entry = page.getByRole('row').filter({ hasText: batch });
  await expect(entry).toContainText('Kamla Devi');
  await expect(entry).toContainText('Dr. Anil Khare');
  await expectAccessiblePage(page);
  const register = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await register).suggestedFilename()).toMatch(/^h1-register-.*\.csv$/);

  await page.goto('/dashboard?section=batches');
  await page.getByRole('tab', { name: 'Near expiry' }).click();
  await page.getByRole('searchbox').fill(batch);
  await expect(page.getByRole('row').filter({ hasText: batch })).toContainText('₹110');
  await page.getByRole('tab', { name: 'Recall' }).click();
  await page.getByLabel('Batch number').fill(batch);
  await page.getByRole('button', { name: 'Find batch' }).click();
  const recalled = page.getByRole('row').filter({ hasText: 'Kamla Devi' });
  await expect(recalled).toContainText(MEDICINE.name);
  await expectAccessiblePage(page);

  await signIn('manager');
  for (const path of ['gst', 'reports&tab=stock']) {
    await page.goto(`/dashboard?section=${path}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessiblePage(page);
  }

  const invoice = await request.get(`/api/orders/${orderId}/invoice.pdf`, { headers });
  expect([invoice.headers()['content-type'], (await invoice.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
});
