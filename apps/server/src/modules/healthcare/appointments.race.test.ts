import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aDoctor, PASSWORD } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { appointments, doctorAvailability } from './healthcare.tables.ts';

vi.setConfig({ testTimeout: 120_000 });
const ROUNDS = 20;
const MORNING = new Date('2027-02-01T08:00:00+05:30');
const slot = { start: '11:00', end: '12:00' };

let now = MORNING;
let shop: OpenShop;
let doctorId: string;
let doctor: string;
let patients: [NewCustomer, NewCustomer];
beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  doctorId = (await aDoctor(shop, { userId: (await shop.accountOf('doctor')).id })).id;
  patients = [await newCustomer(shop), await newCustomer(shop)];
});
beforeEach(async () => {
  now = MORNING;
  doctor = (await shop.signIn('doctor')).accessToken;
  await shop.database.db.delete(appointments);
});
afterEach(async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]));
afterAll(() => shop.close());

const book = (who: NewCustomer, more: object = {}) =>
  who.post('/api/book-slot/appointments', { doctorId, date: '2027-02-01', slot, reason: 'Cough', ...more });
const statusOf = async (id: string) =>
  (await shop.database.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.status;

test('gives a freed slot to one of those who rebook while it is cancelled', async () => {
  const [asha, ravi] = patients;
  for (let round = 0; round < ROUNDS; round++) {
    await shop.database.db.delete(appointments);
    const first = (await book(asha)).body.data._id;
    const [cancelled, ...booked] = await Promise.all([
      asha.post(`/api/book-slot/${first}/cancel`, {}),
      book(ravi),
      book(asha),
      book(ravi),
    ]);
    expect(cancelled.status).toBe(200);
    expect(booked.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const living = await shop.database.db.select().from(appointments).where(eq(appointments.status, 'booked'));
    // A repeated booking of the same customer answers with the first one.
    const ids = booked
      .flatMap(({ status, body }) => (status === 200 ? [body.data._id] : []))
      .filter((id) => id !== first);
    expect(living.map(({ id }) => id)).toEqual([...new Set(ids)]);
    expect(living.length).toBeLessThanOrEqual(1);
  }
});

test('an appointment is completed or cancelled, never both', async () => {
  const [asha] = patients;
  for (let round = 0; round < ROUNDS; round++) {
    now = MORNING;
    await shop.database.db.delete(appointments);
    const id = (await book(asha)).body.data._id;
    now = new Date('2027-02-01T11:10:00+05:30');
    doctor = (await shop.signIn('doctor')).accessToken;
    const admin = (await shop.signIn('admin')).accessToken;
    const [completed, cancelled] = await Promise.all([
      shop.send('PATCH', `/api/book-slot/${id}/complete`, { token: doctor }),
      shop.send('PATCH', `/api/book-slot/${id}/cancel`, { token: admin, body: { reason: 'Ill' } }),
    ]);
    expect([completed.status, cancelled.status].sort()).toEqual([200, 409]);
    expect(await statusOf(id)).toBe(completed.status === 200 ? 'completed' : 'cancelled');
  }
});

test('refuses a slot of moved hours that overlaps a booked one', async () => {
  const [asha, ravi] = patients;
  const moveHours = (minutes: number) =>
    shop.database.db.update(doctorAvailability).set({ startsAt: sql`starts_at + ${minutes} * interval '1 minute'` });
  expect((await book(asha)).status).toBe(200);
  await moveHours(30);
  const moved = await book(ravi, { slot: { start: '10:30', end: '11:30' } });
  await moveHours(-30);
  expect([moved.status, moved.body.code]).toEqual([409, 'SLOT_TAKEN']);
});

test('leaves no appointment of an account that is deleted while it books', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.database.db.delete(appointments);
    const patient = await newCustomer(shop);
    const [booked, deleted] = await Promise.all([
      book(patient),
      patient.send('DELETE', '/api/users/me', { password: PASSWORD }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 401]).toContain(booked.status);
    const living = await shop.database.db.select().from(appointments).where(eq(appointments.status, 'booked'));
    expect(living).toEqual([]);
  }
});
