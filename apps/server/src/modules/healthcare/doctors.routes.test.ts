import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDepartment, aDoctor } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { callRequests, departments, doctorLeave, doctors } from './healthcare.tables.ts';

// A Monday.
const now = new Date('2027-02-01T10:20:00+05:30');
const DOCTORS = 9;
const UNKNOWN_ID = '0193a2c4-5b6d-7e8f-9a0b-c1d2e3f4a5b6';

let shop: OpenShop;
let departmentId: string;
let doctorId: string;
beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  departmentId = (await aDepartment(shop, { name: 'General Physician' })).id;
  doctorId = (await aDoctor(shop, { departmentId })).id;
  for (let count = 2; count <= DOCTORS; count += 1) await aDoctor(shop, { departmentId, name: `Dr. Number ${count}` });
});
afterAll(() => shop.close());

test('lists departments and doctors with all fields', async () => {
  const all = await shop.get('/api/doctors');
  expect(all.body.data).toHaveLength(DOCTORS);
  const { status, body } = await shop.get(`/api/doctors/department/${departmentId}`);
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(1);
  const doctor = body.data.find((found: { _id: string }) => found._id === doctorId);
  expect(doctor).toMatchObject({
    name: 'Dr. Anjali Deshpande',
    fee: 300,
    clinic: { name: 'Aarogya Clinic' },
    departmentName: 'General Physician',
    registrationNumber: 'MP-10412',
    isMedicalVerified: true,
  });
  expect(doctor.availability[0]).toEqual({
    day: 'Monday',
    slots: [
      { start: '09:00', end: '12:00' },
      { start: '13:00', end: '15:00' },
      { start: '17:00', end: '20:00' },
    ],
  });
  expect((await shop.get(`/api/doctors/${doctorId}`)).body.data).toEqual(doctor);
});

test('finds doctors by complaint in English, Hindi and Hinglish', async () => {
  const dentist = await aDepartment(shop, { name: 'Dentist', description: 'Teeth and gums.' });
  const skin = await aDepartment(shop, { name: 'Skin specialist', description: 'Rash, acne and hair.' });
  const tooth = await aDoctor(shop, { departmentId: dentist.id, name: 'Dr. Tooth', specialization: ['Root canal'] });
  const rash = await aDoctor(shop, { departmentId: skin.id, name: 'Dr. Rash', specialization: ['Acne'] });
  const find = async (complaint: string): Promise<string[]> => {
    const { body } = await shop.get(`/api/doctors?${new URLSearchParams({ complaint })}`);
    return body.data.map(({ name }: { name: string }) => name);
  };
  for (const complaint of ['दाँत', 'दांत का डॉक्टर', 'daant dard', 'dentist', 'root canal'])
    expect(await find(complaint), complaint).toEqual(['Dr. Tooth']);
  for (const complaint of ['skin', 'khujli', 'acne']) expect(await find(complaint), complaint).toEqual(['Dr. Rash']);
  expect(await find('bukhar')).toHaveLength(DOCTORS);
  expect(await find('xyzzy')).toEqual([]);
  expect(await find('doctor')).toHaveLength(DOCTORS + 2);
  await shop.database.db.delete(doctors).where(inArray(doctors.id, [tooth.id, rash.id]));
  await shop.database.db.delete(departments).where(inArray(departments.id, [dentist.id, skin.id]));
});

test('shows the languages and the next free slot of a doctor, not on a day of leave', async () => {
  const doctor = await aDoctor(shop, { departmentId, name: 'Dr. Zed', languages: ['Hindi', 'Marathi'] });
  await shop.database.db.insert(doctorLeave).values({ doctorId: doctor.id, date: '2027-02-01' });
  expect((await shop.get(`/api/doctors/${doctor.id}`)).body.data).toMatchObject({
    languages: ['Hindi', 'Marathi'],
    nextSlot: { date: '2027-02-02', start: '09:00', end: '10:00' },
  });
  const names = async (query: string): Promise<string[]> =>
    (await shop.get(`/api/doctors?${query}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await names('language=Marathi')).toEqual(['Dr. Zed']);
  expect((await shop.get('/api/doctors?language=Klingon')).status).toBe(400);
  expect((await names('sort=earliest')).at(-1)).toBe('Dr. Zed');
  const first = (await shop.get('/api/doctors?sort=earliest&limit=1')).body;
  const rest = await names(`sort=earliest&cursor=${first.nextCursor}`);
  expect([first.data[0].name, ...rest]).toEqual(await names('sort=earliest'));
  await shop.database.db.delete(doctors).where(eq(doctors.id, doctor.id));
});

test('pages doctors by cursor', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const { body } = await shop.get(`/api/doctors?limit=4${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...body.data.map((doctor: { _id: string }) => doctor._id));
    cursor = body.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(DOCTORS);
  expect(seen).toHaveLength(DOCTORS);
});

test('returns 404 for unknown and deleted doctors and departments', async () => {
  expect((await shop.get(`/api/doctors/${UNKNOWN_ID}`)).body.message).toBe('Doctor not found');
  expect((await shop.get(`/api/doctors/department/${UNKNOWN_ID}`)).status).toBe(404);
  expect((await shop.get('/api/doctors/nonsense')).status).toBe(400);
  const { id: gone, departmentId: closed } = await aDoctor(shop);
  await shop.database.db.update(doctors).set({ deletedAt: now }).where(eq(doctors.id, gone));
  expect((await shop.get(`/api/doctors/${gone}`)).status).toBe(404);
  expect((await shop.get(`/api/doctors/${gone}/slots?date=2027-02-02`)).status).toBe(404);
  await shop.database.db.update(departments).set({ deletedAt: now }).where(eq(departments.id, closed));
  expect((await shop.get('/api/departments')).body.data).toMatchObject([{ _id: departmentId }]);
});

test('lists the slots of a day without those that have started', async () => {
  const today = await shop.get(`/api/doctors/${doctorId}/slots?date=2027-02-01`);
  expect(today.body.data.slots.map(({ start }: { start: string }) => start)).toEqual([
    '11:00',
    '13:00',
    '14:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
  expect(today.body.data.slots[0]).toEqual({ start: '11:00', end: '12:00', isTaken: false });
  const past = await shop.get(`/api/doctors/${doctorId}/slots?date=2027-01-31`);
  expect(past.body.data.slots).toEqual([]);
  expect((await shop.get(`/api/doctors/${doctorId}/slots`)).body.fields).toHaveProperty('date');
  expect((await shop.get(`/api/doctors/${doctorId}/slots?date=2027-02-30`)).status).toBe(400);
});

test('lists the number of free slots per day', async () => {
  const { body } = await shop.get(`/api/doctors/${doctorId}/days`);
  expect(body.data).toHaveLength(61);
  expect(body.data[0]).toEqual({ date: '2027-02-01', slots: 6, free: 6 });
  expect(body.data[1]).toEqual({ date: '2027-02-02', slots: 8, free: 8 });
});

test('lists a call request in the console and marks it as done', async () => {
  const requestCall = (body: object) => shop.post(`/api/doctors/${doctorId}/call-requests`, body);
  const callRequest = { name: 'Asha', phone: '9826012345', convenientTime: 'After 6 PM' };
  const first = await requestCall(callRequest);
  expect(first.status).toBe(200);
  // A repeated request updates the first one.
  const again = await requestCall({ ...callRequest, convenientTime: 'Tomorrow morning' });
  expect(again.body.data._id).toBe(first.body.data._id);
  expect((await requestCall({ ...callRequest, phone: '12345' })).body.fields).toEqual({
    phone: 'Enter a valid 10-digit mobile number.',
  });
  expect(Object.keys((await requestCall({})).body.fields)).toEqual(['name', 'phone', 'convenientTime']);
  expect((await shop.post(`/api/doctors/${UNKNOWN_ID}/call-requests`, callRequest)).status).toBe(404);

  const token = (await shop.signIn('admin')).accessToken;
  const list = await shop.get('/api/admin/call-requests?isDone=false', { token });
  expect(list.body.data[0]).toMatchObject({
    name: 'Asha',
    convenientTime: 'Tomorrow morning',
    isDone: false,
    doctor: { _id: doctorId },
  });
  const id = list.body.data[0]._id;
  const done = await shop.send('PATCH', `/api/admin/call-requests/${id}`, { token, body: { isDone: true } });
  expect(done.body.data.isDone).toBe(true);
  expect((await shop.get('/api/admin/call-requests?isDone=true', { token })).body.data).toHaveLength(1);
  expect((await shop.get('/api/admin/audit?subject=call request', { token })).body.data).toHaveLength(1);
  const rows = await shop.database.db.select().from(callRequests).where(eq(callRequests.phone, callRequest.phone));
  expect(rows).toHaveLength(1);

  const doctor = (await shop.signIn('doctor')).accessToken;
  expect((await shop.get('/api/admin/call-requests', { token: doctor })).status).toBe(403);
  expect((await shop.get('/api/admin/call-requests')).status).toBe(401);
});
