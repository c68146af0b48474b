import { createApi, type Transport } from '@subah/contract/client/api-client';
import { expect, test, vi } from 'vitest';
import { signInToConsole, signInWithCode } from './sign-in-to-console.ts';

const user = (role: string) => ({ id: 'u1', role, name: 'A', email: 'a@b.in', mobile: '9826041175' });
const tokenFor = (role: string) =>
  `h.${Buffer.from(JSON.stringify({ user: user(role), exp: 9 })).toString('base64url')}.s`;
const credentials = { mobile: '9826041175', password: 'secret1' };

async function signInWith(login: Awaited<ReturnType<Transport>> | Error) {
  const send = vi.fn<Transport>(async ({ path }) => {
    if (path !== '/api/login') return { status: 200, body: { message: 'Signed out.' } };
    if (login instanceof Error) throw login;
    return login;
  });
  const save = vi.fn();
  const outcome = await signInToConsole({ api: createApi(send), tokens: { save } }, credentials);
  const message = outcome.state === 'refused' ? outcome.message : null;
  return { outcome, message, save, calls: send.mock.calls.map(([{ path, body }]) => [path, body]) };
}

test.each(['admin', 'manager', 'packer', 'pharmacist', 'rider'])('signs a %s in', async (role) => {
  const data = { accessToken: tokenFor(role), refreshToken: 'r1', user: user(role) };
  const { message, save, calls } = await signInWith({ status: 200, body: { data } });
  expect(message).toBeNull();
  expect(save).toHaveBeenCalledExactlyOnceWith(data, data.user);
  expect(calls).toEqual([['/api/login', credentials]]);
});

test.each(['customer', 'doctor'])('rejects a %s, stores nothing and ends the session', async (role) => {
  // The role in the token counts, not the one beside it.
  const data = { accessToken: tokenFor(role), refreshToken: 'r1', user: user('admin') };
  const { message, save, calls } = await signInWith({ status: 200, body: { data } });
  expect(message).toBe('Access denied. Only admin can log in.');
  expect(save).not.toHaveBeenCalled();
  expect(calls.at(-1)).toEqual(['/api/logout', { refreshToken: 'r1' }]);
});

test.each([
  ['no access token', { status: 200, body: { data: {} } }, 'Login failed. Please try again.'],
  ['an empty response', { status: 200, body: undefined }, 'Login failed. Please try again.'],
  ['a server message', { status: 401, body: { message: 'Wrong number or password.' } }, 'Wrong number or password.'],
  ['a refusal without message', { status: 401, body: undefined }, 'Please enter correct credentials.'],
  ['an error without a message', { status: 500, body: undefined }, 'Login failed. Please try again.'],
  [
    'a proxy without the shop',
    { status: 502, body: undefined },
    'The shop can’t be reached just now. Please try again in a minute.',
  ],
  ['a proxy that limits tries', { status: 429, body: undefined }, 'Too many tries. Wait a minute, then try again.'],
  ['an unexpected error', new TypeError('unexpected'), 'Login failed. Please try again.'],
])('shows a message for %s', async (_, login, expected) => {
  const { message, save } = await signInWith(login);
  expect(message).toBe(expected);
  expect(save).not.toHaveBeenCalled();
});

test('continues with the code when the account has a second step', async () => {
  const body = { code: 'TWO_STEP_REQUIRED', message: 'Enter the code.', details: { challenge: 'c1' } };
  const { outcome, save } = await signInWith({ status: 401, body });
  expect(outcome).toEqual({ state: 'code', challenge: 'c1' });
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['WRONG_TWO_STEP_CODE', false],
  ['TWO_STEP_EXPIRED', true],
])('%s after the password: the password is asked again: %s', async (code, isOver) => {
  const send = vi.fn<Transport>(async () => ({ status: 400, body: { code, message: 'No.' } }));
  const session = { api: createApi(send), tokens: { save: vi.fn() } };
  const outcome = await signInWithCode(session, { challenge: 'c1', code: '123456' });
  expect(outcome).toEqual({ state: 'refused', message: 'No.', isOver });
  expect(send.mock.calls[0]?.[0]).toMatchObject({ path: '/api/login/two-step', body: { challenge: 'c1' } });
});
