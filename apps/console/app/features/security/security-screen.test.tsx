import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OwnTwoStep } from './own-two-step.tsx';
import { SecurityScreen } from './security-screen.tsx';

const ravi = { _id: 'u2', name: 'Ravi', mobile: '9811111110', role: 'admin', active: true, hasTwoStep: true };
const staff = { data: [ravi], policy: { staffTwoStep: false } };
const state = (isOn: boolean, isRequired = false) => ({
  body: { data: { isOn, isRequired, recoveryCodesLeft: isOn ? 10 : 0 } },
});

test('sets up the second step: password, QR code, code, recovery codes', async () => {
  const calls = mockApi({
    'GET two-step': () => state(false),
    'GET admin/staff': () => ({ body: staff }),
    'POST two-step/enrol': () => ({ body: { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Subah?secret=A' } } }),
    'POST two-step/confirm': () => ({ body: { data: { recoveryCodes: ['AAAAA-22222', 'BBBBB-33333'] } } }),
  });
  const screen = await renderScreen(<SecurityScreen />);
  await screen.getByRole('button', { name: 'Set up' }).click();
  await screen.getByLabelText('Your password').fill('sunrise-at-six');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
  await screen.getByLabelText('Code from your authenticator app').fill('123456');
  await screen.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(screen.getByText('BBBBB-33333')).toBeVisible();
  const sent = calls.map(({ body }) => body).filter(Boolean);
  expect(sent).toEqual([{ password: 'sunrise-at-six' }, { code: '123456' }]);
});

test('shows a wrong password at its field', async () => {
  mockApi({
    'GET two-step': () => state(true),
    'GET admin/staff': () => ({ body: staff }),
    'POST two-step/disable': () => failure(400, 'Not it.', { password: 'Not it.' }),
  });
  const screen = await renderScreen(<SecurityScreen />);
  await screen.getByRole('button', { name: 'Switch off' }).click();
  await screen.getByLabelText('Your password').fill('wrong-one');
  await screen.getByLabelText('Code from your authenticator app').fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect.element(screen.getByText('Not it.')).toBeVisible();
});

test('tells an account that must set it up', async () => {
  mockApi({ 'GET two-step': () => state(false, true) });
  const screen = await renderScreen(<OwnTwoStep />);
  await expect.element(screen.getByText('The shop requires two-step sign-in. Set it up to continue.')).toBeVisible();
});

test('signs a colleague out after a confirmation', async () => {
  const calls = mockApi({
    'GET two-step': () => state(true),
    'GET admin/staff': () => ({ body: staff }),
    'POST admin/users/u2/sign-out': () => ({ body: { message: 'Signed out of all devices.' } }),
  });
  const screen = await renderScreen(<SecurityScreen />);
  await screen.getByRole('button', { name: 'Sign out Ravi' }).click();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('Signed out of all devices.')).toBeVisible();
});
