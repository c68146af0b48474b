import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, PRESCRIPTION_MEDICINE, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { form, NOON, openPrescriptionShop, type PrescriptionShop } from '../../../test/prescription-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { signedInStaff } from '../../../test/staff.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

const amoxicillin = PRESCRIPTION_MEDICINE;
let azithromycin: string;

let shop: PrescriptionShop;
beforeAll(async () => {
  shop = await openPrescriptionShop();
  azithromycin = (await aProduct(shop, { catalog: 'medicine', name: 'Azithromycin 500', requiresPrescription: true }))
    .id;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('lists prescriptions with their customers by India month and year for admins only', async () => {
  for (const [moment, description] of [
    ['2026-12-31T23:50:00+05:30', 'last year'],
    ['2027-01-31T23:50:00+05:30', 'last month'],
    ['2027-02-01T00:10:00+05:30', 'this month'],
  ]) {
    shop.setClock(new Date(moment ?? ''));
    await shop.upload(shop.asha, form(description ?? '', shop.photo));
  }
  shop.setClock(NOON);
  const token = await shop.signInAdmin();
  const shown = async (query: string) => {
    const { body } = await shop.get(`/api/medical/presciptions${query}`, { token });
    return body.data.map(({ description }: { description: string }) => description);
  };
  expect(await shown('')).toEqual(['this month', 'last month', 'last year']);
  expect(await shown('?filter=this-month')).toEqual(['this month']);
  expect(await shown('?filter=last-month')).toEqual(['last month']);
  expect(await shown('?filter=this-year')).toEqual(['this month', 'last month']);
  expect(await shown('?filter=recent')).toHaveLength(3);
  expect(await shown('?status=approved')).toEqual([]);
  const { body } = await shop.get('/api/medical/presciptions?limit=2', { token });
  expect(body.data[0].user).toMatchObject({
    _id: shop.asha.id,
    mobile: shop.asha.mobile,
    addresses: [{ city: 'Mandideep' }],
  });
  expect(await shown(`?limit=2&cursor=${body.nextCursor}`)).toEqual(['last year']);
  expect((await shop.get('/api/medical/presciptions?filter=never', { token })).status).toBe(400);
  expect((await shop.asha.get('/api/medical/presciptions')).status).toBe(403);
  expect((await shop.get('/api/medical/presciptions')).status).toBe(401);

  await shop.database.db.update(users).set({ deletedAt: NOON }).where(eq(users.id, shop.asha.id));
  expect(await shown('')).toEqual([]);
  await shop.database.db.update(users).set({ deletedAt: null }).where(eq(users.id, shop.asha.id));
});

test('reads one prescription with its photos for those who check prescriptions', async () => {
  const { body } = await shop.upload(shop.asha, form('Two pages', shop.photo, shop.photo));
  const url = `/api/admin/prescriptions/${body.data._id}`;
  const token = await shop.signInAdmin();
  const read = await shop.get(url, { token });
  expect(read.body.data).toMatchObject({ _id: body.data._id, description: 'Two pages', status: 'pending' });
  expect(read.body.data.images).toHaveLength(2);
  expect((await shop.asha.get(url)).status).toBe(403);
  expect((await shop.get(`/api/admin/prescriptions/${UNKNOWN_ID}`, { token })).status).toBe(404);
});

test('approves or rejects a prescription with a reason and mails the customer', async () => {
  const { body } = await shop.upload(shop.asha, form('Blurred', shop.photo));
  const url = `/api/admin/prescriptions/${body.data._id}`;
  const token = await shop.signInAdmin();
  const decide = (decision: object) => shop.send('PATCH', url, { token, body: decision });
  expect((await decide({ status: 'rejected' })).body.fields).toEqual({ reason: 'Reason is required.' });
  expect((await decide({ status: 'pending' })).status).toBe(400);
  const rejected = await decide({ status: 'rejected', reason: 'The date cannot be read' });
  expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: 'The date cannot be read' });
  const [mail] = await mailsTo(shop, shop.asha.email);
  expect(mail?.text).toContain('The date cannot be read');
  const mine = await shop.asha.get('/api/medical/presciptions/my');
  expect(mine.body.data[0]).toMatchObject({ status: 'rejected', reason: 'The date cannot be read' });
  const readAs = rejected.body.data;
  expect((await decide({ status: 'approved', readAs })).body.data).toMatchObject({ status: 'approved', reason: null });
  const audit = await shop.get('/api/admin/audit?subject=prescription', { token });
  expect(audit.body.data.length).toBeGreaterThanOrEqual(2);
  expect((await shop.asha.send('PATCH', url, { status: 'approved' })).status).toBe(403);
  const unknownUrl = `/api/admin/prescriptions/${UNKNOWN_ID}`;
  expect((await shop.send('PATCH', unknownUrl, { token, body: { status: 'approved' } })).status).toBe(404);
});

test('tells the customer once about a decision that is sent twice', async () => {
  const { body } = await shop.upload(shop.asha, form('Clear', shop.photo));
  const token = await shop.signInAdmin();
  const decide = (decision: object) =>
    shop.send('PATCH', `/api/admin/prescriptions/${body.data._id}`, { token, body: decision });
  const countMails = async () => (await mailsTo(shop, shop.asha.email)).length;
  const countEntries = async () => {
    const entries = (await shop.get('/api/admin/audit?subject=prescription', { token })).body.data;
    return entries.filter(({ subjectId }: { subjectId: string }) => subjectId === body.data._id).length;
  };
  const before = await countMails();
  await decide({ status: 'approved' });
  shop.setClock(new Date(NOON.getTime() + 1000));
  expect((await decide({ status: 'approved' })).status).toBe(200);
  expect([await countMails(), await countEntries()]).toEqual([before + 1, 1]);
  const { body: approved } = await shop.get(`/api/admin/prescriptions/${body.data._id}`, { token });
  const rejection = { status: 'rejected', reason: 'The date cannot be read', readAs: approved.data };
  await decide(rejection);
  shop.setClock(new Date(NOON.getTime() + 2000));
  expect((await decide(rejection)).status).toBe(200);
  expect([await countMails(), await countEntries()]).toEqual([before + 2, 2]);
});

const packs = (quantity: number) => ({ lines: [{ productId: amoxicillin, quantity }] });
const APPROVAL = { status: 'approved' };
const REJECTION = { status: 'rejected', reason: 'No stamp' };

test.each<[string, object, object]>([
  ['an approval and a rejection', APPROVAL, REJECTION],
  ['a rejection and a basket', REJECTION, packs(2)],
  ['two baskets', packs(2), packs(3)],
  ['two rejections', REJECTION, { ...REJECTION, reason: 'Too old' }],
])('refuses the second one of %s at once, and tells the customer once', async (title, ...decisions) => {
  const names = ['Ravi', 'Meena'];
  const staff = await Promise.all(names.map((name) => signedInStaff(shop, { role: 'pharmacist', name })));
  const { body } = await shop.upload(shop.asha, form(title, shop.photo));
  const mailed = (await mailsTo(shop, shop.asha.email)).length;
  const url = `/api/admin/prescriptions/${body.data._id}`;
  const send = (decision: object, token = '') =>
    'lines' in decision
      ? shop.post(`${url}/basket`, decision, { token })
      : shop.send('PATCH', url, { token, body: { ...decision, readAs: body.data } });
  const responses = await Promise.all(decisions.map((decision, index) => send(decision, staff[index]?.token)));
  const [stored, refused] = responses.toSorted((a, b) => a.status - b.status);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const did = stored?.body.data.basket.length > 0 ? 'sent the customer a basket' : stored?.body.data.status;
  expect(refused?.body).toMatchObject({
    code: 'PRESCRIPTION_ALREADY_DECIDED',
    error: expect.stringMatching(
      `^${responses[0] === stored ? 'Ravi' : 'Meena'} has ${did}.*Your decision was not saved`,
    ),
  });
  const { images: _, ...after } = (await shop.get(url, { token: staff[0]?.token ?? '' })).body.data;
  expect(stored?.body.data).toMatchObject(after);
  expect((await mailsTo(shop, shop.asha.email)).length).toBe(mailed + 1);
});

test('changes a decision of a pharmacist who has seen it, and not one that was changed since', async () => {
  const bina = await newCustomer(shop);
  const { body } = await shop.upload(bina, form('Changed later', shop.photo));
  const url = `/api/admin/prescriptions/${body.data._id}`;
  const token = await shop.signInAdmin();
  const offer = (quantity: number, readAs?: object) =>
    shop.post(`${url}/basket`, { ...packs(quantity), ...(readAs && { readAs }) }, { token });
  const offered = (await offer(1)).body.data;
  const approved = await shop.send('PATCH', url, { token, body: APPROVAL });
  expect(approved.body.data).toMatchObject({ basket: [{ quantity: 1 }], updatedAt: offered.updatedAt });
  const again = await offer(2, offered);
  expect(again.body.data.basket).toMatchObject([{ quantity: 2 }]);
  expect((await offer(3, offered)).body).toMatchObject({
    code: 'PRESCRIPTION_ALREADY_DECIDED',
    error: expect.stringMatching(/^You have /),
  });
  const both = await Promise.all([4, 5].map((quantity) => offer(quantity, again.body.data)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await bina.post(`/api/medical/presciptions/${body.data._id}/confirm`, {});
  const mailed = (await mailsTo(shop, bina.email)).length;
  const [{ quantity }] = (await shop.get(url, { token })).body.data.basket;
  expect((await offer(quantity)).body.data.basketConfirmedAt).not.toBeNull();
  expect((await mailsTo(shop, bina.email)).length).toBe(mailed);
});

test('adds the basket of a prescription to the cart once', async () => {
  const { body } = await shop.upload(shop.asha, form('Please read', shop.photo));
  const id = body.data._id;
  const confirm = (customer = shop.asha) => customer.post(`/api/medical/presciptions/${id}/confirm`, {});
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'BASKET_NOT_READY' } });
  const token = await shop.signInAdmin();
  const offer = (lines: object[]) => shop.post(`/api/admin/prescriptions/${id}/basket`, { lines }, { token });
  expect((await offer([])).status).toBe(400);
  expect((await offer([{ productId: UNKNOWN_ID, quantity: 1 }])).body.fields).toHaveProperty('lines');
  expect((await shop.asha.get('/api/medical/presciptions/my')).body.data[0].status).toBe('pending');
  const offered = await offer([
    { productId: amoxicillin, quantity: 2 },
    { productId: azithromycin, quantity: 1 },
  ]);
  expect(offered.body.data).toMatchObject({ status: 'approved', basketConfirmedAt: null });
  expect(offered.body.data.basket).toHaveLength(2);
  const mails = await mailsTo(shop, shop.asha.email);
  shop.setClock(new Date(NOON.getTime() + 1000));
  await offer([
    { productId: azithromycin, quantity: 1 },
    { productId: amoxicillin, quantity: 2 },
  ]);
  expect(await mailsTo(shop, shop.asha.email)).toHaveLength(mails.length);
  const [mail] = mails;
  expect(mail?.subject).toBe('Your basket is ready to confirm');
  expect(mail?.text).not.toMatch(/cillin|mycin/i);

  expect((await confirm(await newCustomer(shop))).status).toBe(404);
  await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.id, azithromycin));
  const responses = await Promise.all([confirm(), confirm()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(responses.map(({ body: { message } }) => message).sort()).toEqual([
    'Added to your cart.',
    expect.stringContaining('Not in stock: Azithromycin'),
  ]);
  const cart = await shop.asha.get('/api/cart');
  expect(cart.body.data.items).toMatchObject([{ productId: amoxicillin, quantity: 2 }]);
});
