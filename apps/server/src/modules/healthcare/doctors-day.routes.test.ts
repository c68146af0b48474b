import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Clinic, openClinic } from '../../../test/clinic.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { appointments } from './healthcare.tables.ts';

const MORNING = new Date('2027-02-01T08:00:00+05:30');

let now = MORNING;
let shop: Clinic;

beforeAll(async () => {
  shop = await openClinic(() => now);
});
beforeEach(async () => {
  now = MORNING;
  await shop.database.db.delete(appointments);
});
afterAll(() => shop.close());

test('shows appointments to their doctor and to admins only', async () => {
  await shop.book(shop.asha);
  await shop.book(shop.asha, { doctorId: shop.colleagueId, slot: { start: '09:00', end: '10:00' }, reason: 'Knee' });
  const token = await shop.doctorToken();
  const day = await shop.get('/api/book-slot/appointments?date=2027-02-01', { token });
  expect(day.body).toMatchObject({ date: '2027-02-01', doctor: { _id: shop.doctorId } });
  expect(day.body.appointments).toHaveLength(1);
  expect(day.body.appointments[0]).toMatchObject({ reason: 'Cough', userId: { _id: shop.asha.id } });
  expect(day.body.appointments[0].userId.name).toMatch(/^Customer/);
  const own = await shop.get(
    `/api/book-slot/appointments?doctorId=${shop.doctorId}&date=2027-02-01&includeUser=false`,
    {
      token,
    },
  );
  expect(own.body.appointments[0].userId).toEqual({ _id: shop.asha.id });
  const foreign = await shop.get(`/api/book-slot/appointments?doctorId=${shop.colleagueId}&date=2027-02-01`, { token });
  expect(foreign.status).toBe(404);

  const admin = await shop.adminToken();
  const all = await shop.get('/api/book-slot/appointments?date=2027-02-01', { token: admin });
  expect(all.body.appointments.map(({ reason }: { reason: string }) => reason)).toEqual(['Knee', 'Cough']);
  const one = await shop.get(`/api/book-slot/appointments?doctorId=${shop.colleagueId}&date=2027-02-01`, {
    token: admin,
  });
  expect(one.body.appointments).toHaveLength(1);

  expect((await shop.asha.get('/api/book-slot/appointments?date=2027-02-01')).status).toBe(403);
  expect((await shop.get('/api/book-slot/appointments?date=2027-02-01')).status).toBe(401);
  const otherCustomer = await newCustomer(shop);
  expect((await otherCustomer.get('/api/book-slot/my')).body.data).toEqual([]);
});

test('lets the doctor complete an own appointment after its start', async () => {
  const { body } = await shop.book(shop.asha);
  const other = await shop.book(shop.asha, { doctorId: shop.colleagueId, slot: { start: '09:00', end: '10:00' } });
  const url = `/api/book-slot/${body.data._id}/complete`;
  const early = await shop.send('PATCH', url, { token: await shop.doctorToken() });
  expect([early.status, early.body.code]).toEqual([409, 'APPOINTMENT_NOT_STARTED']);
  now = new Date('2027-02-01T11:10:00+05:30');
  const token = await shop.doctorToken();
  expect((await shop.send('PATCH', `/api/book-slot/${other.body.data._id}/complete`, { token })).status).toBe(404);
  expect((await shop.asha.send('PATCH', url)).status).toBe(403);
  expect((await shop.send('PATCH', url, { token })).body.data.status).toBe('completed');
  expect((await shop.asha.post(`/api/book-slot/${body.data._id}/cancel`, {})).status).toBe(409);
});

test('marks a patient who did not come, and corrects it', async () => {
  const { _id } = (await shop.book(shop.asha)).body.data;
  const mark = async (word: string, token: string) => shop.send('PATCH', `/api/book-slot/${_id}/${word}`, { token });
  expect((await mark('missed', await shop.doctorToken())).body.code).toBe('APPOINTMENT_NOT_STARTED');
  now = new Date('2027-02-01T11:20:00+05:30');
  expect((await shop.asha.send('PATCH', `/api/book-slot/${_id}/missed`)).status).toBe(403);
  const mails = (await mailsTo(shop, shop.asha.email)).length;
  expect((await mark('missed', await shop.doctorToken())).body.data.status).toBe('missed');
  expect((await shop.asha.get('/api/book-slot/my')).body.data).toMatchObject([{ status: 'missed', canCancel: false }]);
  expect((await shop.asha.post(`/api/book-slot/${_id}/cancel`, {})).body.code).toBe('APPOINTMENT_MISSED');
  expect((await mark('complete', await shop.adminToken())).body.data.status).toBe('completed');
  expect((await mark('missed', await shop.adminToken())).body.code).toBe('APPOINTMENT_COMPLETED');
  expect(await mailsTo(shop, shop.asha.email)).toHaveLength(mails);
});
