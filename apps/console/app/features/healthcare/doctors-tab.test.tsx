import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DoctorsTab } from './doctor-resources.tsx';

const rao: Doctor = {
  _id: '01a1f03b-aa4f-7728-a504-e3d9029dda2e',
  name: 'Dr. Rao',
  departmentId: '01a1f03b-9326-74ae-bb23-a4a52c6070e0',
  departmentName: 'General medicine',
  departmentHindiName: null,
  degrees: 'MBBS',
  specialization: ['Fever'],
  languages: ['Hindi'],
  experience: 8,
  fee: 300,
  clinic: { name: 'Rao Clinic', address: 'Mandideep' },
  registrationNumber: 'MP-1234',
  rating: null,
  reviewCount: 0,
  nextSlot: null,
  description: 'Family doctor.',
  image: '/uploads/rao.webp',
  availability: [{ day: 'Monday', slots: [{ start: '10:00', end: '13:00' }] }],
  isMedicalVerified: true,
};

const PUT = `PUT doctors/${rao._id}`;

test('does not save a doctor while chosen days have no slot yet', async () => {
  const calls = mockApi({
    'GET doctors': () => ({ body: { data: [rao], nextCursor: null } }),
    'GET departments': () => ({ body: { data: [{ _id: rao.departmentId, name: 'General medicine' }] } }),
    [PUT]: () => ({ body: { data: rao } }),
  });
  const saved = () => calls.filter(({ call }) => call === PUT);
  const screen = await renderScreen(<DoctorsTab />);
  await screen.getByRole('button', { name: 'Edit Dr. Rao' }).click();
  const sheet = screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Tue' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(sheet.getByRole('alert').getByText('Not added yet: Tue. Press “Add slot”.')).toBeVisible();
  expect(saved()).toEqual([]);
  await sheet.getByRole('button', { name: 'Add slot' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved().length).toBe(1);
});
