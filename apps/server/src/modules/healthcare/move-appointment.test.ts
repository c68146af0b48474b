import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { users } from '../accounts/accounts.tables.ts';
import { appointments, doctorLeave } from './healthcare.tables.ts';

const NOW = new Date('2027-02-01T08:00:00+05:30');
const ELEVEN = { start: '11:00', end: '12:00' };
const TEN = { start: '10:00', end: '11:00' };

let shop: OpenShop;
let asha: NewCustomer;
let doctorId: string;

beforeAll(async () => {
  shop = await openShop({ clock: () => NOW });
  doctorId = (await aDoctor(shop, {})).id;
  asha = await newCustomer(shop);
});
beforeEach(async () => {
  await shop.database.db.delete(appointments);
  await shop.database.db.delete(doctorLeave);
});
afterAll(() => shop.close());

const book = (slot = ELEVEN, date = '2027-02-01') =>
  asha.post('/api/book-slot/appointments', { doctorId, date, slot, reason: '' });
const asManager = async (method: string, path: string, body?: object) =>
  shop.send(method, `/api/${path}`, { body, token: (await shop.signIn('admin')).accessToken });
const move = (id: string, date: string, slot = ELEVEN) =>
  asManager('PATCH', `admin/appointments/${id}`, { date, slot });

describe('moving an appointment', () => {
  test('gives the patient the new time by mail and frees the old slot', async () => {
    const id = (await book()).body.data._id;
    const { status, body } = await move(id, '2027-02-01', TEN);
    expect([status, body.data.slot]).toEqual([200, TEN]);
    expect((await mailsTo(shop, asha.email)).map(({ subject }) => subject)).toContain(
      'New time for your appointment with Dr. Anjali Deshpande',
    );
    expect((await book(ELEVEN)).status).toBe(200);
  });

  test('tells the patient in the language of the account, and not by mail when mails are switched off', async () => {
    const ravi = await newCustomer(shop);
    const bookFor = (slot: typeof TEN) =>
      ravi.post('/api/book-slot/appointments', { doctorId, date: '2027-02-01', slot, reason: '' });
    await shop.database.db.update(users).set({ language: 'hi' }).where(eq(users.id, ravi.id));
    const id = (await bookFor(ELEVEN)).body.data._id;
    const before = await mailsTo(shop, ravi.email);
    expect(before.at(-1)?.subject).toContain('आपका अपॉइंटमेंट हो गया');
    await ravi.send('PUT', '/api/notices/choices', { mail: false, push: true, whatsapp: false });
    expect((await move(id, '2027-02-01', TEN)).status).toBe(200);
    expect(await mailsTo(shop, ravi.email)).toHaveLength(before.length);
  });

  test('refuses a taken, an unoffered and a finished one', async () => {
    const first = (await book(ELEVEN)).body.data._id;
    await book(TEN);
    expect((await move(first, '2027-02-01', TEN)).body.code).toBe('SLOT_TAKEN');
    expect((await move(first, '2027-02-01', { start: '03:00', end: '04:00' })).status).toBe(400);
    await asha.post(`/api/book-slot/${first}/cancel`, {});
    expect((await move(first, '2027-02-02', ELEVEN)).body.code).toBe('APPOINTMENT_CANCELLED');
  });

  test('never shares a slot with a booking at the same time', async () => {
    const id = (await book(ELEVEN)).body.data._id;
    const other = await newCustomer(shop);
    const [moved, booked] = await Promise.all([
      move(id, '2027-02-01', TEN),
      other.post('/api/book-slot/appointments', { doctorId, date: '2027-02-01', slot: TEN, reason: '' }),
    ]);
    expect([moved.status, booked.status].sort()).toEqual([200, 409]);
  });

  test('refuses a time at which the patient is with another doctor', async () => {
    const colleague = await aDoctor(shop, { name: 'Dr. Ramesh Chouksey' });
    const slot = TEN;
    await asha.post('/api/book-slot/appointments', { doctorId: colleague.id, date: '2027-02-01', slot, reason: '' });
    const id = (await book(ELEVEN)).body.data._id;
    expect((await move(id, '2027-02-01', TEN)).body.code).toBe('PATIENT_BUSY');
  });

  test('lets patients move their own visit up to one hour before, at the fee that they booked', async () => {
    const { _id: id, fee } = (await book(ELEVEN)).body.data;
    const to = (customer: NewCustomer, body: object) => customer.send('PATCH', `/api/book-slot/${id}/move`, body);
    expect((await to(await newCustomer(shop), { date: '2027-02-01', slot: TEN })).status).toBe(404);
    const moved = await to(asha, { date: '2027-02-01', slot: TEN });
    expect([moved.status, moved.body.message]).toEqual([200, 'Your appointment has a new time']);
    expect(moved.body.data).toMatchObject({ slot: TEN, status: 'booked', fee });
    const mails = (await mailsTo(shop, asha.email)).length;
    const readAs = { date: '2027-02-01', slot: ELEVEN };
    expect((await to(asha, { date: '2027-02-01', slot: TEN, readAs })).status).toBe(200);
    expect((await to(asha, { date: '2027-02-02', slot: TEN, readAs })).status).toBe(409);
    expect(await mailsTo(shop, asha.email)).toHaveLength(mails);
    await shop.database.db.update(appointments).set({
      startsAt: new Date(NOW.getTime() + 59 * 60_000),
      endsAt: new Date(NOW.getTime() + 119 * 60_000),
    });
    const late = await to(asha, { date: '2027-02-02', slot: TEN });
    expect([late.body.code, late.body.message]).toEqual([
      'CANCEL_TOO_LATE',
      expect.stringContaining('moved up to one hour'),
    ]);
  });

  test('gives one of two patients the slot to which both move', async () => {
    const other = await newCustomer(shop);
    const mine = (await book(ELEVEN)).body.data._id;
    const slot = TEN;
    const theirs = (await other.post('/api/book-slot/appointments', { doctorId, date: '2027-02-01', slot, reason: '' }))
      .body.data._id;
    const responses = await Promise.all([
      asha.send('PATCH', `/api/book-slot/${mine}/move`, { date: '2027-02-02', slot }),
      other.send('PATCH', `/api/book-slot/${theirs}/move`, { date: '2027-02-02', slot }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is for managers only in the console', async () => {
    const id = (await book()).body.data._id;
    const body = { date: '2027-02-01', slot: TEN };
    expect((await asha.send('PATCH', `/api/admin/appointments/${id}`, body)).status).toBe(403);
  });
});

test('offers no slots on a day of leave, and says how many appointments are left to move', async () => {
  await book(ELEVEN, '2027-02-03');
  const leave = `admin/doctors/${doctorId}/leave/2027-02-03`;
  expect((await asManager('PUT', leave)).body.data).toEqual({ date: '2027-02-03', booked: 1 });
  expect((await asManager('PUT', leave)).status).toBe(200);
  expect((await asManager('GET', `admin/doctors/${doctorId}/leave`)).body.data).toEqual(['2027-02-03']);
  expect((await book(TEN, '2027-02-03')).status).toBe(400);
  expect((await shop.get(`/api/doctors/${doctorId}/slots?date=2027-02-03`)).body.data.slots).toEqual([]);
  const days = (await shop.get(`/api/doctors/${doctorId}/days`)).body.data;
  expect(days.find((day: { date: string }) => day.date === '2027-02-03')).toMatchObject({ slots: 0, free: 0 });
  expect((await asManager('DELETE', leave)).status).toBe(200);
  expect((await asManager('DELETE', leave)).status).toBe(404);
  expect((await book(TEN, '2027-02-03')).status).toBe(200);
});
