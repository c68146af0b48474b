import { MAX_FAMILY_MEMBERS } from '@subah/rules/family/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, anAddress, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { openOrderShop } from '../../../test/order-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';

let shop: Awaited<ReturnType<typeof openOrderShop>>;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const MOTHER = { name: 'Kamla Devi', relation: 'mother', age: 68 };
const add = (body: object) => shop.customer.post('/api/family', body);
const family = async () => (await shop.customer.get('/api/family')).body.data;

test('saves, changes and deletes a person', async () => {
  const { _id } = (await add({ ...MOTHER, phone: '+91 98111 11111', addressId: shop.customer.addressId })).body.data;
  expect(await family()).toMatchObject([{ ...MOTHER, phone: '9811111111', email: null, getsOrderMails: false }]);
  await shop.customer.send('PUT', `/api/family/${_id}`, { ...MOTHER, age: 69 });
  expect(await family()).toMatchObject([{ age: 69, phone: null, addressId: null }]);
  expect((await shop.customer.send('DELETE', `/api/family/${_id}`)).status).toBe(200);
  expect(await family()).toEqual([]);
});

test('saves a person once when the same form is sent again', async () => {
  const details = { ...MOTHER, phone: '9811111111', email: 'kamla@example.com' };
  const [first, second] = await Promise.all([add(details), add(details)]);
  expect(second?.body.data._id).toBe(first?.body.data._id);
  expect((await add({ ...details, age: 69 })).status).toBe(200);
  expect(await family()).toHaveLength(2);
});

test('refuses wrong input, foreign addresses, strangers and too many people', async () => {
  const wrong = [
    { age: 121 },
    { age: 1.5 },
    { relation: 'boss' },
    { name: ' ' },
    { phone: '123' },
    { getsOrderMails: true },
  ];
  for (const field of wrong) expect([field, (await add({ ...MOTHER, ...field })).status]).toEqual([field, 400]);
  const stranger = await newCustomer(shop);
  expect((await add({ ...MOTHER, addressId: stranger.addressId })).status).toBe(404);
  const { _id } = (await add(MOTHER)).body.data;
  expect((await stranger.send('PUT', `/api/family/${_id}`, MOTHER)).status).toBe(404);
  expect((await stranger.send('DELETE', `/api/family/${_id}`)).status).toBe(404);
  const more = await Promise.all(Array.from({ length: MAX_FAMILY_MEMBERS + 1 }, (_, age) => add({ ...MOTHER, age })));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(MAX_FAMILY_MEMBERS - 1);
  expect(await family()).toHaveLength(MAX_FAMILY_MEMBERS);
});

test('sends the mails about an order to the address of a person to them as well', async () => {
  const email = 'kamla@example.com';
  const { id: addressId } = await anAddress(shop, { userId: shop.customer.id, street: '7 Lake View' });
  await add({ ...MOTHER, email, addressId, getsOrderMails: true });
  await shop.addToCart(TOMATO);
  await shop.customer.post('/api/payment/order', shop.orderInput());
  expect(await mailsTo(shop, email)).toEqual([]);
  await shop.addToCart(TOMATO);
  await shop.customer.post('/api/payment/order', { ...shop.orderInput(), addressId });
  const copies = await mailsTo(shop, email);
  expect(copies).toHaveLength(1);
  expect((await mailsTo(shop, shop.customer.email)).map(({ subject }) => subject)).toContain(copies[0]?.subject);
});

test('books a visit for a person, whom the clinic sees and the export names', async () => {
  const { id: doctorId } = await aDoctor(shop);
  const { _id: familyMemberId } = (await add(MOTHER)).body.data;
  const days = (await shop.get(`/api/doctors/${doctorId}/days`)).body.data;
  const { date } = days.find(({ free }: { free: number }) => free > 0);
  const slots = (await shop.get(`/api/doctors/${doctorId}/slots?date=${date}`)).body.data;
  const { start, end } = (slots.slots ?? slots).find(({ isTaken }: { isTaken?: boolean }) => !isTaken);
  const book = (body: object) =>
    shop.customer.post('/api/book-slot/appointments', { doctorId, date, slot: { start, end }, ...body });
  expect((await book({ familyMemberId: UNKNOWN_ID })).status).toBe(404);
  const { body } = await book({ familyMemberId });
  expect(body.data.patient).toEqual({ name: 'Kamla Devi', age: 68 });
  const { body: listed } = await shop.asAdmin('GET', `/api/book-slot/appointments?doctorId=${doctorId}&date=${date}`);
  expect(listed.appointments).toMatchObject([{ patient: { name: 'Kamla Devi' } }]);
  const exported = (await shop.customer.get('/api/users/me/export')).body.data;
  expect([exported.family, exported.appointments]).toMatchObject([
    [{ name: 'Kamla Devi' }],
    [{ patientName: 'Kamla Devi' }],
  ]);
});
