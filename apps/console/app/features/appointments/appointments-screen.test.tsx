import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AppointmentsScreen } from './appointments-screen.tsx';

const doctor = { _id: 'd1', name: 'Dr. Anjali Deshpande' };
const appointment = {
  _id: 'a1',
  userId: { _id: 'u1', name: 'Meena Kushwaha', mobile: '9800000001' },
  patient: null,
  doctorId: 'd1',
  date: '2026-11-17',
  slot: { start: '10:00', end: '11:00' },
  reason: '',
  status: 'booked',
  fee: 300,
  isFreeWithMembership: false,
  cancelReason: null,
};
const day = {
  'GET book-slot/appointments': () => ({ body: { appointments: [appointment], doctor: null, date: '2026-11-17' } }),
  'GET doctors': () => ({ body: { data: [doctor], nextCursor: null } }),
};

test('moves an appointment to a free time of the doctor', async () => {
  const calls = mockApi({
    ...day,
    'GET doctors/d1/slots': () => ({
      body: {
        data: {
          date: '2026-11-17',
          slots: [
            { start: '10:00', end: '11:00', isTaken: true },
            { start: '11:00', end: '12:00', isTaken: false },
          ],
        },
      },
    }),
    'PATCH admin/appointments/a1': () => ({ body: { data: appointment } }),
  });
  const screen = await renderScreen(<AppointmentsScreen />);
  await screen.getByRole('button', { name: /^Reschedule.*Meena/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Time')).toHaveValue('11:00');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(screen.getByText('Appointment moved. The patient is told by mail.')).toBeVisible();
  expect(calls.find(({ call }) => call === 'PATCH admin/appointments/a1')?.body).toEqual({
    date: '2026-11-17',
    slot: { start: '11:00', end: '12:00' },
    readAs: appointment,
  });
});

test('cancels only with a reason', async () => {
  const calls = mockApi({ ...day, 'PATCH book-slot/a1/cancel': () => ({ body: { data: appointment } }) });
  const screen = await renderScreen(<AppointmentsScreen />);
  await screen.getByRole('button', { name: /^Cancel.*Meena/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect.element(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('The doctor is ill');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect.element(screen.getByText('Appointment cancelled')).toBeVisible();
  expect(calls.find(({ call }) => call === 'PATCH book-slot/a1/cancel')?.body).toEqual({ reason: 'The doctor is ill' });
});

test('says how many appointments of a day of leave are left to move', async () => {
  mockApi({
    ...day,
    'GET admin/doctors/d1/leave': () => ({ body: { data: [] } }),
    'PUT admin/doctors/d1/leave/2026-11-17': () => ({ body: { data: { date: '2026-11-17', booked: 1 } } }),
  });
  const screen = await renderScreen(<AppointmentsScreen />, '?doctor=d1');
  await screen.getByRole('button', { name: 'Away on this day' }).click();
  await expect.element(screen.getByText('Reschedule or cancel the 1 booked on this day.')).toBeVisible();
});

test('marks a patient who did not come', async () => {
  const past = { ...appointment, date: '2025-11-17' };
  const calls = mockApi({
    'GET book-slot/appointments': () => ({ body: { appointments: [past], doctor: null, date: past.date } }),
    'GET doctors': () => ({ body: { data: [doctor], nextCursor: null } }),
    'PATCH book-slot/a1/missed': () => ({ body: { data: { ...past, status: 'missed' } } }),
  });
  const screen = await renderScreen(<AppointmentsScreen />);
  await screen.getByRole('button', { name: /^Did not come.*Meena/ }).click();
  await expect.poll(() => calls.map(({ call }) => call)).toContain('PATCH book-slot/a1/missed');
});
