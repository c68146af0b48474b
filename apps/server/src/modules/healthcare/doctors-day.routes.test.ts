import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { appointments } from './healthcare.tables.ts';

const MORNING = new Date('2027-02-01T08:00:00+05:30');

let now = MORNING;
let shop: OpenShop;
let asha: NewCustomer;
let doctorId: string;
let colleagueId: string;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  doctorId = (await aDoctor(shop, { userId: (await shop.accountOf('doctor')).id })).id;
  colleagueId = (await aDoctor(shop, { name: 'Dr. Ramesh Chouksey' })).id;
  asha = await newCustomer(shop);
});
beforeEach(async () => {
  now = MORNING;
  await shop.database.db.delete(appointments);
});
afterAll(() => shop.close());

const book = (customer: NewCustomer, more: object = {}) =>
  customer.post('/api/book-slot/appointments', {
    ...{ doctorId, date: '2027-02-01', slot: { start: '11:00', end: '12:00' }, reason: 'Cough' },
    ...more,
  });
const doctorToken = async () => (await shop.signIn('doctor')).accessToken;
const adminToken = async () => (await shop.signIn('admin')).accessToken;

test('shows appointments to their doctor and to admins only', async () => {
  await book(asha);
  await book(asha, { doctorId: colleagueId, slot: { start: '09:00', end: '10:00' }, reason: 'Knee' });
  const token = await doctorToken();
  const day = await shop.get('/api/book-slot/appointments?date=2027-02-01', { token });
  expect(day.body).toMatchObject({ date: '2027-02-01', doctor: { _id: doctorId } });
  expect(day.body.appointments).toHaveLength(1);
  expect(day.body.appointments[0]).toMatchObject({ reason: 'Cough', userId: { _id: asha.id } });
  expect(day.body.appointments[0].userId.name).toMatch(/^Customer/);
  const own = await shop.get(`/api/book-slot/appointments?doctorId=${doctorId}&date=2027-02-01&includeUser=false`, {
    token,
  });
  expect(own.body.appointments[0].userId).toEqual({ _id: asha.id });
  const foreign = await shop.get(`/api/book-slot/appointments?doctorId=${colleagueId}&date=2027-02-01`, { token });
  expect(foreign.status).toBe(404);

  const admin = await adminToken();
  const all = await shop.get('/api/book-slot/appointments?date=2027-02-01', { token: admin });
  expect(all.body.appointments.map(({ reason }: { reason: string }) => reason)).toEqual(['Knee', 'Cough']);
  const one = await shop.get(`/api/book-slot/appointments?doctorId=${colleagueId}&date=2027-02-01`, { token: admin });
  expect(one.body.appointments).toHaveLength(1);

  expect((await asha.get('/api/book-slot/appointments?date=2027-02-01')).status).toBe(403);
  expect((await shop.get('/api/book-slot/appointments?date=2027-02-01')).status).toBe(401);
  const otherCustomer = await newCustomer(shop);
  expect((await otherCustomer.get('/api/book-slot/my')).body.data).toEqual([]);
});

test('lets the doctor complete an own appointment after its start', async () => {
  const { body } = await book(asha);
  const other = await book(asha, { doctorId: colleagueId, slot: { start: '09:00', end: '10:00' } });
  const url = `/api/book-slot/${body.data._id}/complete`;
  const early = await shop.send('PATCH', url, { token: await doctorToken() });
  expect([early.status, early.body.code]).toEqual([409, 'APPOINTMENT_NOT_STARTED']);
  now = new Date('2027-02-01T11:10:00+05:30');
  const token = await doctorToken();
  expect((await shop.send('PATCH', `/api/book-slot/${other.body.data._id}/complete`, { token })).status).toBe(404);
  expect((await asha.send('PATCH', url)).status).toBe(403);
  expect((await shop.send('PATCH', url, { token })).body.data.status).toBe('completed');
  expect((await asha.post(`/api/book-slot/${body.data._id}/cancel`, {})).status).toBe(409);
});

test('marks a patient who did not come, and corrects it', async () => {
  const { _id } = (await book(asha)).body.data;
  const mark = async (word: string, token: string) => shop.send('PATCH', `/api/book-slot/${_id}/${word}`, { token });
  expect((await mark('missed', await doctorToken())).body.code).toBe('APPOINTMENT_NOT_STARTED');
  now = new Date('2027-02-01T11:20:00+05:30');
  expect((await asha.send('PATCH', `/api/book-slot/${_id}/missed`)).status).toBe(403);
  const mails = (await mailsTo(shop, asha.email)).length;
  expect((await mark('missed', await doctorToken())).body.data.status).toBe('missed');
  expect((await asha.get('/api/book-slot/my')).body.data).toMatchObject([{ status: 'missed', canCancel: false }]);
  expect((await asha.post(`/api/book-slot/${_id}/cancel`, {})).body.code).toBe('APPOINTMENT_MISSED');
  expect((await mark('complete', await adminToken())).body.data.status).toBe('completed');
  expect((await mark('missed', await adminToken())).body.code).toBe('APPOINTMENT_COMPLETED');
  expect(await mailsTo(shop, asha.email)).toHaveLength(mails);
});
