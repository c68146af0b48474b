import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;
let picture: Blob;

beforeAll(async () => {
  shop = await openShop();
  await aDoctor(shop);
  token = (await shop.signIn('admin')).accessToken;
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#27a' } })
    .jpeg()
    .toBuffer();
  picture = new Blob([new Uint8Array(bytes)]);
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: unknown, sender = token) =>
  shop.send(method, `/api/${path}`, { body, token: sender });

function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, 'photo.jpg');
  }
  return data;
}

const doctor = {
  name: 'Dr. Asha Rao',
  degrees: 'MBBS, MD',
  specialization: 'Diabetes, Thyroid',
  experience: '12',
  fee: '400',
  description: 'Listens first.',
  clinic: JSON.stringify({ name: 'Rao Clinic', address: 'Main Road, Mandideep' }),
  registrationNumber: 'MP-1234',
  availability: JSON.stringify([
    { day: 'Monday', slots: [{ start: '10:00', end: '13:00' }] },
    { day: 'wed', slots: [{ start: '10:00', end: '13:00' }] },
  ]),
};

test('creates and renames a department and deletes it once it has no doctors', async () => {
  expect((await send('POST', 'departments', form({ name: 'Sleep', image: picture }))).body.message).toBe(
    'All fields are required',
  );
  const made = await send(
    'POST',
    'departments',
    form({ name: 'Sleep', hindiName: 'नींद', description: 'Nights', image: picture }),
  );
  expect(made.body).toMatchObject({ data: { name: 'Sleep' }, message: 'Successfully created' });
  const id = made.body.data._id;
  expect((await fetch(`${shop.address}${made.body.data.image}`)).status).toBe(200);
  expect((await send('POST', 'departments', form({ name: 'sleep', description: 'x', image: picture }))).status).toBe(
    409,
  );
  expect((await send('PUT', `departments/${id}`, form({ name: 'Sleep care' }))).body.data).toMatchObject({
    name: 'Sleep care',
    hindiName: 'नींद',
    description: 'Nights',
  });

  const working = await send('POST', 'doctors/create', form({ ...doctor, departmentId: id, image: picture }));
  expect(working.status, JSON.stringify(working.body)).toBe(200);
  expect(working.body.data).toMatchObject({
    specialization: ['Diabetes', 'Thyroid'],
    clinic: { name: 'Rao Clinic' },
    fee: 400,
    experience: 12,
    availability: [
      { day: 'Monday', slots: [{ start: '10:00', end: '13:00' }] },
      { day: 'Wednesday', slots: [{ start: '10:00', end: '13:00' }] },
    ],
  });
  const doctorId = working.body.data._id;
  expect((await send('DELETE', `departments/${id}`)).status).toBe(409);
  const moved = await send('PUT', `doctors/${doctorId}`, { fee: 0, availability: [] });
  expect(moved.body.data).toMatchObject({ fee: 0, availability: [], name: 'Dr. Asha Rao' });
  expect((await send('DELETE', `doctors/${doctorId}`)).body.message).toBe('Successfully deleted');
  expect((await shop.get(`/api/doctors/${doctorId}`)).status).toBe(404);
  expect((await send('DELETE', `departments/${id}`)).status).toBe(200);
});

test('removes the registration number of a doctor when it is emptied, but never the clinic', async () => {
  const [department] = (await shop.get('/api/departments')).body.data;
  const made = await send(
    'POST',
    'doctors/create',
    form({ ...doctor, departmentId: department._id, reviewCount: '7', image: picture }),
  );
  const path = `doctors/${made.body.data._id}`;
  expect((await send('PUT', path, { registrationNumber: '', reviewCount: '' })).body.data).toMatchObject({
    registrationNumber: '',
    reviewCount: 0,
    clinic: { name: 'Rao Clinic' },
  });
  const refused = await send('PUT', path, { clinicName: ' ' });
  expect([refused.status, refused.body.fields]).toEqual([400, { clinicName: 'Clinic name and address are required.' }]);
});

test('requires all fields, a department and a picture for a doctor', async () => {
  const [department] = (await shop.get('/api/departments')).body.data;
  const whole = { ...doctor, departmentId: department._id };
  for (const field of [
    'name',
    'degrees',
    'specialization',
    'experience',
    'fee',
    'description',
    'departmentId',
  ] as const) {
    const { body } = await send('POST', 'doctors/create', form({ ...whole, [field]: ' ', image: picture }));
    expect(body.fields, field).toHaveProperty(field);
  }
  expect((await send('POST', 'doctors/create', form(whole))).body.message).toBe('Profile image is required.');
  const { clinic: _, ...noClinic } = whole;
  expect((await send('POST', 'doctors/create', form({ ...noClinic, image: picture }))).status).toBe(400);
  const backwards = JSON.stringify([{ day: 'Monday', slots: [{ start: '13:00', end: '10:00' }] }]);
  const late = await send('POST', 'doctors/create', form({ ...whole, availability: backwards, image: picture }));
  expect(late.body.message).toBe('A slot ends after it starts.');
});

test('rejects deleting a doctor with upcoming appointments, and changes by customers', async () => {
  const { accessToken } = await shop.signIn('customer');
  const [one] = (await shop.get('/api/doctors')).body.data;
  expect((await send('DELETE', `doctors/${one._id}`, undefined, accessToken)).status).toBe(403);
  expect((await send('PUT', `doctors/${one._id}`, { fee: 1 }, accessToken)).status).toBe(403);
  expect((await send('POST', 'departments', form({ name: 'x' }), accessToken)).status).toBe(403);
});
