import type { StaffAccount } from '@subah/contract/accounts/staff';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { StaffScreen } from './staff-screen.tsx';

const ravi: StaffAccount = {
  _id: 'u2',
  name: 'Ravi',
  mobile: '9811111110',
  email: 'ravi@shop.example',
  role: 'packer',
  active: true,
  invitation: null,
  lastSignInAt: '2026-11-15T06:00:00.000Z',
  hasTwoStep: false,
  doctor: null,
};
const owner: StaffAccount = { ...ravi, _id: 'u3', name: 'Kavita', role: 'admin', lastSignInAt: null };
const sent = { sentAt: ravi.lastSignInAt ?? '', expiresAt: '2026-11-18T06:00:00.000Z', isExpired: false };
const invited: StaffAccount = { ...ravi, _id: 'u4', name: 'Salim', role: 'rider', active: false, invitation: sent };
const listOf = (...data: StaffAccount[]) => ({ 'GET admin/staff': () => ({ body: { data, policy: {} } }) });
const doctors = { 'GET doctors': () => ({ body: { data: [{ _id: 'd1', name: 'Dr. Rao' }], nextCursor: null } }) };

test('lists accounts with role, state and last sign-in', async () => {
  mockApi(listOf(ravi, invited, { ...ravi, _id: 'u5', name: 'Asha', active: false }));
  const screen = await renderScreen(<StaffScreen />);
  for (const row of [/Ravi.*Packer.*Active.*15 Nov/, /Salim.*Rider.*Invited/, /Asha.*Packer.*Switched off/]) {
    await expect.element(screen.getByRole('row', { name: row })).toBeVisible();
  }
});

test('shows an empty list and a failure', async () => {
  mockApi(listOf());
  const empty = await renderScreen(<StaffScreen />);
  await expect.element(empty.getByText('No staff accounts found.')).toBeVisible();
  await empty.unmount();
  mockApi({ 'GET admin/staff': () => failure(400, 'No.') });
  const failed = await renderScreen(<StaffScreen />);
  await expect.element(failed.getByText('Failed to load data')).toBeVisible();
});

test('invites a packer and shows a refusal at its field', async () => {
  let isTaken = true;
  const calls = mockApi({
    ...listOf(ravi),
    ...doctors,
    'POST admin/staff': () =>
      isTaken
        ? failure(400, 'Taken.', { mobile: 'A customer uses this mobile number.' })
        : { body: { data: ravi, message: 'Invitation sent to salim@shop.example.' } },
  });
  const screen = await renderScreen(<StaffScreen />);
  await screen.getByRole('button', { name: 'Add staff account' }).click();
  const sheet = screen.getByRole('dialog');
  await sheet.getByLabelText('Name').fill('Salim Ansari');
  await sheet.getByLabelText('Mobile number').fill('9811111111');
  await sheet.getByLabelText('Email').fill('salim@shop.example');
  await sheet.getByLabelText('Role').selectOptions('Packer');
  await expect.element(sheet.getByLabelText('Doctor')).toBeDisabled();
  await sheet.getByRole('button', { name: 'Add staff account' }).click();
  await expect.element(sheet.getByText('A customer uses this mobile number.')).toBeVisible();
  isTaken = false;
  await sheet.getByRole('button', { name: 'Add staff account' }).click();
  await expect.element(screen.getByText('Invitation sent to salim@shop.example.')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST admin/staff').at(-1)?.body).toEqual({
    name: 'Salim Ansari',
    mobile: '9811111111',
    email: 'salim@shop.example',
    role: 'packer',
    doctorId: '',
  });
});

test('opens the form for a doctor without a login', async () => {
  mockApi({ ...listOf(ravi), ...doctors });
  const screen = await renderScreen(<StaffScreen />, '?section=staff&doctor=d1');
  const sheet = screen.getByRole('dialog');
  await expect.element(sheet.getByLabelText('Role')).toHaveValue('doctor');
  await expect.element(sheet.getByLabelText('Doctor')).toHaveValue('d1');
});

test('switches an account off after a question', async () => {
  const calls = mockApi({ ...listOf(ravi), 'PATCH admin/staff/u2': () => ({ body: { data: ravi } }) });
  const screen = await renderScreen(<StaffScreen />);
  await screen.getByRole('button', { name: 'Switch off Ravi' }).click();
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect.element(screen.getByText('Ravi is switched off')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ active: false });
});

test('sends an invitation again', async () => {
  mockApi({
    ...listOf(invited),
    'POST admin/staff/u4/invitation': () => ({ body: { data: invited, message: 'Invitation sent.' } }),
  });
  const screen = await renderScreen(<StaffScreen />);
  await screen.getByRole('button', { name: 'Send again to Salim' }).click();
  await expect.element(screen.getByText('Invitation sent.')).toBeVisible();
});

test('a manager sees owners without buttons and cannot choose the role', async () => {
  mockApi({ ...listOf(owner, ravi), ...doctors });
  const screen = await renderScreen(<StaffScreen />, '', 'manager');
  await expect.element(screen.getByRole('button', { name: 'Edit Ravi' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Kavita/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add staff account' }).click();
  const role = screen.getByRole('dialog').getByLabelText('Role');
  await expect.element(role.getByRole('option', { name: 'Manager' })).toBeInTheDocument();
  await expect.element(role.getByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
});
