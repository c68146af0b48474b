import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlan, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { type Clinic, openClinic } from '../../../test/clinic.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { subscriptions } from '../membership/membership.tables.ts';
import { appointments, doctorAvailability } from './healthcare.tables.ts';
import { remindPatients } from './remind-patients.ts';

const MORNING = new Date('2027-02-01T08:00:00+05:30');
const slot = { start: '11:00', end: '12:00' };
const TAKEN = 'Error while booking the appointment or already booked.';

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

test('books a slot, lists it and mails a confirmation without the reason', async () => {
  const { status, body } = await shop.book(shop.asha);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    doctorId: shop.doctorId,
    date: '2027-02-01',
    slot,
    reason: 'Cough',
    status: 'booked',
    fee: 300,
    isFreeWithMembership: false,
    canCancel: true,
    doctor: { name: 'Dr. Anjali Deshpande', clinic: { name: 'Aarogya Clinic' } },
  });
  const mine = await shop.asha.get('/api/book-slot/my');
  expect(mine.body.data).toEqual([body.data]);
  const [mail] = await mailsTo(shop, shop.asha.email);
  expect(mail?.subject).toBe('Your appointment with Dr. Anjali Deshpande is booked');
  expect(mail?.text).toContain('₹300');
  expect(mail?.text).not.toContain('Cough');

  const { body: slots } = await shop.get(`/api/doctors/${shop.doctorId}/slots?date=2027-02-01`);
  expect(slots.data.slots.filter(({ isTaken }: { isTaken: boolean }) => isTaken)).toEqual([{ ...slot, isTaken: true }]);
  expect(JSON.stringify(slots)).not.toMatch(/Cough|Customer/);
});

test('refuses a booking at another fee than the one on the screen', async () => {
  const { status, body } = await shop.book(shop.asha, { expectedTotal: 250 });
  expect([status, body.code, body.details]).toEqual([409, 'BILL_CHANGED', { total: 300 }]);
  expect((await shop.book(shop.asha, { expectedTotal: 300 })).status).toBe(200);
});

test('answers with the same visit when a booking is sent again', async () => {
  const { body: first } = await shop.book(shop.asha);
  const { status, body } = await shop.book(shop.asha);
  expect([status, body.data]).toEqual([200, first.data]);
  expect((await shop.book(shop.asha, { reason: 'Something else' })).status).toBe(409);
});

test('refuses a second doctor at the same time for one patient, but not for another member of the family', async () => {
  const aunt = (await shop.asha.post('/api/family', { name: 'Kamla', age: 61, relation: 'other' })).body.data;
  await shop.book(shop.asha);
  const { status, body } = await shop.book(shop.asha, { doctorId: shop.colleagueId });
  expect([status, body.code]).toEqual([409, 'PATIENT_BUSY']);
  expect(body.message).toContain('already has an appointment with Dr. Anjali Deshpande');
  expect((await shop.book(shop.asha, { doctorId: shop.colleagueId, familyMemberId: aunt._id })).status).toBe(200);
  expect(
    (await shop.book(shop.asha, { doctorId: shop.colleagueId, slot: { start: '10:00', end: '11:00' } })).status,
  ).toBe(200);
});

test('books one of two doctors for concurrent requests of one patient at the same time', async () => {
  const responses = await Promise.all([shop.book(shop.asha), shop.book(shop.asha, { doctorId: shop.colleagueId })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('books a slot once for fifty concurrent requests', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => newCustomer(shop)));
  const responses = await Promise.all(people.map((person) => shop.book(person)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([TAKEN]));
  const rows = await shop.database.db.select().from(appointments).where(eq(appointments.status, 'booked'));
  expect(rows).toHaveLength(1);
}, 60_000);

test('rejects a second uncancelled appointment for a slot in the database', async () => {
  await shop.book(shop.asha);
  const [visit] = await shop.database.db.select().from(appointments);
  if (!visit) throw new Error('nothing was booked');
  const duplicate = { ...visit, id: UNKNOWN_ID };
  await expect(shop.database.db.insert(appointments).values(duplicate)).rejects.toThrow();
  await shop.database.db.insert(appointments).values({ ...duplicate, status: 'cancelled' });
});

test('rejects slots that are not offered or outside the booking period', async () => {
  const fields = async (more: object) => Object.keys((await shop.book(shop.asha, more)).body.fields);
  expect(await fields({ date: '2027-01-31' })).toEqual(['date']);
  expect(await fields({ date: '2027-04-03' })).toEqual(['date']);
  expect(await fields({ date: 'tomorrow' })).toEqual(['date']);
  expect(await fields({ slot: { start: '12:00', end: '13:00' } })).toEqual(['slot']);
  expect(await fields({ slot: { start: '11:00', end: '11:30' } })).toEqual(['slot']);
  expect(await fields({ slot: { start: '11:30', end: '12:30' } })).toEqual(['slot']);
  expect(await fields({ slot: { start: '25:00', end: '26:00' } })).toEqual(['slot.start', 'slot.end']);
  expect(await fields({ reason: 'x'.repeat(501) })).toEqual(['reason']);
  now = new Date('2027-02-01T11:00:00+05:30');
  expect(await fields({})).toEqual(['slot']);
  expect((await shop.book(shop.asha, { doctorId: UNKNOWN_ID })).body.message).toBe('Doctor not found');
  expect((await shop.post('/api/book-slot/appointments', {})).status).toBe(401);
  expect(await shop.database.db.select().from(appointments)).toEqual([]);
});

test('rejects a slot that overlaps an appointment after the hours have changed', async () => {
  await shop.book(shop.asha);
  const mondays = and(eq(doctorAvailability.doctorId, shop.doctorId), eq(doctorAvailability.weekday, 1));
  const before = await shop.database.db.select().from(doctorAvailability).where(mondays);
  await shop.database.db.delete(doctorAvailability).where(mondays);
  await shop.database.db
    .insert(doctorAvailability)
    .values({ doctorId: shop.doctorId, weekday: 1, startsAt: '10:30', endsAt: '13:30' });
  const other = await newCustomer(shop);
  const { status } = await shop.book(other, { slot: { start: '11:30', end: '12:30' } });
  const slots = (await shop.get(`/api/doctors/${shop.doctorId}/slots?date=2027-02-01`)).body.data.slots;
  await shop.database.db.delete(doctorAvailability).where(mondays);
  await shop.database.db.insert(doctorAvailability).values(before);
  expect(status).toBe(409);
  expect(slots).toEqual([
    { start: '10:30', end: '11:30', isTaken: true },
    { start: '11:30', end: '12:30', isTaken: true },
    { start: '12:30', end: '13:30', isTaken: false },
  ]);
});

test('limits the upcoming appointments of a patient', async () => {
  for (let day = 8; day <= 17; day++) {
    const date = `2027-02-${String(day).padStart(2, '0')}`;
    expect((await shop.book(shop.asha, { date })).status).toBe(200);
  }
  expect((await shop.book(shop.asha)).body.message).toContain('10 appointments ahead');
});

test('applies the limit to concurrent bookings with several doctors', async () => {
  const bela = await newCustomer(shop);
  for (let day = 8; day <= 16; day++) {
    expect((await shop.book(bela, { date: `2027-02-${String(day).padStart(2, '0')}` })).status).toBe(200);
  }
  const both = [shop.doctorId, shop.colleagueId].flatMap((id) =>
    ['2027-02-01', '2027-02-03'].map((date) => shop.book(bela, { doctorId: id, date })),
  );
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('lets a patient cancel up to one hour before and frees the slot', async () => {
  const { body } = await shop.book(shop.asha);
  const url = `/api/book-slot/${body.data._id}/cancel`;
  const otherCustomer = await newCustomer(shop);
  expect((await otherCustomer.post(url, {})).status).toBe(404);
  expect((await shop.post(url, {})).status).toBe(401);
  now = new Date('2027-02-01T10:01:00+05:30');
  const late = await shop.asha.post(url, {});
  expect([late.status, late.body.code]).toEqual([409, 'CANCEL_TOO_LATE']);
  expect(late.body.message).toContain('one hour');
  expect((await shop.asha.get('/api/book-slot/my')).body.data[0].canCancel).toBe(false);
  now = new Date('2027-02-01T10:00:00+05:30');
  expect((await shop.asha.send('PATCH', url)).body.data.status).toBe('cancelled');
  expect((await shop.asha.post(url, {})).status).toBe(409);
  const subjects = (await mailsTo(shop, shop.asha.email)).map(({ subject }) => subject);
  expect(subjects[0]).toBe('Your appointment with Dr. Anjali Deshpande is cancelled');
  expect((await shop.book(otherCustomer)).status).toBe(200);
});

test('cancels an appointment once for concurrent requests', async () => {
  const { body } = await shop.book(shop.asha);
  const url = `/api/book-slot/${body.data._id}/cancel`;
  const responses = await Promise.all([shop.asha.post(url, {}), shop.asha.post(url, {}), shop.asha.post(url, {})]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('lets the doctor and an admin cancel at any time with a reason', async () => {
  const { body } = await shop.book(shop.asha);
  now = new Date('2027-02-01T10:59:00+05:30');
  const url = `/api/book-slot/${body.data._id}/cancel`;
  const token = await shop.doctorToken();
  const bare = await shop.post(url, {}, { token });
  expect(bare.body.fields).toEqual({ reason: 'Reason is required.' });
  const done = await shop.post(url, { reason: 'Emergency at the hospital' }, { token });
  expect(done.body.data).toMatchObject({ status: 'cancelled', cancelReason: 'Emergency at the hospital' });
  const [mail] = await mailsTo(shop, shop.asha.email);
  expect(mail?.text).toContain('Emergency at the hospital');

  const other = await shop.book(shop.asha, { date: '2027-02-08' });
  const admin = await shop.adminToken();
  const byAdmin = await shop.post(
    `/api/book-slot/${other.body.data._id}/cancel`,
    { reason: 'Holiday' },
    { token: admin },
  );
  expect(byAdmin.body.data.status).toBe('cancelled');
  const audit = await shop.get('/api/admin/audit?subject=appointment', { token: admin });
  expect(audit.body.data).toHaveLength(1);
});

test('sends one reminder on the evening before, not for cancelled appointments', async () => {
  const tomorrow = { date: '2027-02-02' };
  await shop.book(shop.asha, tomorrow);
  const off = await shop.book(shop.asha, { ...tomorrow, slot: { start: '09:00', end: '10:00' } });
  await shop.asha.post(`/api/book-slot/${off.body.data._id}/cancel`, {});
  await shop.book(shop.asha, { date: '2027-02-03' });
  now = new Date('2027-02-01T18:00:00+05:30');
  await remindPatients(shop.deps);
  await remindPatients(shop.deps);
  const mails = await mailsTo(shop, shop.asha.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Tomorrow:'))).toHaveLength(1);
});

test('stores the fee at booking and charges nothing to members whose plan includes consultations', async () => {
  const admin = await shop.adminToken();
  const member = await newCustomer(shop);
  await joinWithConsultation(member.id);
  const { body } = await shop.book(member);
  expect(body.data).toMatchObject({ fee: 0, isFreeWithMembership: true });
  const day = await shop.get('/api/book-slot/appointments?date=2027-02-01', { token: admin });
  expect(day.body.appointments[0]).toMatchObject({ fee: 0, isFreeWithMembership: true });
  const [mail] = await mailsTo(shop, member.email);
  expect(mail?.text).toContain('Free with membership');
});

async function joinWithConsultation(userId: string): Promise<void> {
  const offer = {
    name: '1',
    pricePaise: 19_900,
    durationInDays: 30,
    durationUnit: 'month' as const,
    freeDeliveryAbovePaise: 9900,
    doctorConsultation: true,
  };
  const plan = await aPlan(shop, offer);
  await shop.database.db.insert(subscriptions).values({
    ...offer,
    userId,
    planId: plan.id,
    status: 'active',
    startDate: new Date('2027-01-20T10:00:00+05:30'),
    endDate: new Date('2027-02-19T10:00:00+05:30'),
  });
}

test('uses the documented messages and returns the patient of a booking', async () => {
  const visitor = await shop.post('/api/book-slot/appointments', { doctorId: shop.doctorId, date: '2027-02-01', slot });
  expect([visitor.status, visitor.body.message]).toEqual([401, 'please sign up first']);
  expect((await shop.book(shop.asha, { slot: undefined })).body.fields).toEqual({ slot: 'Please select a time slot' });
  const { _id, userId } = (await shop.book(shop.asha)).body.data;
  const [own] = (await shop.asha.get('/api/book-slot/my')).body.data;
  expect([own._id, own.userId]).toEqual([_id, userId]);
});
