import { expect, test, vi } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { InvitationForm } from './invitation-form.tsx';

const invitation = { name: 'Ravi', mobile: '9811111110', role: 'packer' } as const;
const user = { ...invitation, id: 'u2', email: 'ravi@shop.example' };

test('sets the password and signs in with it', async () => {
  const onSignedIn = vi.fn();
  const calls = mockApi({
    'POST staff-invitation/accept': () => ({ body: { message: 'Your password is set.' } }),
    'POST login': () => ({ body: { data: { accessToken: 'h.e30.s', refreshToken: 'r', user } } }),
  });
  const screen = await renderScreen(<InvitationForm token="t1" invitation={invitation} onSignedIn={onSignedIn} />);
  await screen.getByLabelText('New password').fill('sunrise-at-six');
  await screen.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect.poll(() => onSignedIn.mock.calls).toEqual([['packer']]);
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 't1', password: 'sunrise-at-six' },
    { mobile: '9811111110', password: 'sunrise-at-six' },
  ]);
});

test('shows a short and a common password at the field', async () => {
  const calls = mockApi({
    'POST staff-invitation/accept': () => failure(400, 'Too common.', { password: 'Too common.' }),
  });
  const screen = await renderScreen(<InvitationForm token="t1" invitation={invitation} onSignedIn={() => undefined} />);
  await screen.getByLabelText('New password').fill('123');
  await screen.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect.element(screen.getByText('Password must be at least 6 characters.')).toBeVisible();
  expect(calls).toEqual([]);
  await screen.getByLabelText('New password').fill('password');
  await screen.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect.element(screen.getByText('Too common.')).toBeVisible();
});
