import { createApi, type Transport } from '@subah/contract/client/api-client';
import { expect, test, vi } from 'vitest';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const user = (role: string) => ({ id: 'u1', role, name: 'A', email: 'a@b.in', mobile: '9826041175' });
const tokenFor = (role: string) =>
  `h.${Buffer.from(JSON.stringify({ user: user(role), exp: 9 })).toString('base64url')}.s`;
const credentials = { mobile: '9826041175', password: 'secret1' };

async function tryWith(login: Awaited<ReturnType<Transport>> | Error) {
  const send = vi.fn<Transport>(async ({ path }) => {
    if (path !== '/api/login') return { status: 200, body: { message: 'Signed out.' } };
    if (login instanceof Error) throw login;
    return login;
  });
  const save = vi.fn();
  const message = await signInAsAdmin({ api: createApi(send), tokens: { save } }, credentials);
  return { message, save, calls: send.mock.calls.map(([{ path, body }]) => [path, body]) };
}

test('an admin is signed in', async () => {
  const data = { accessToken: tokenFor('admin'), refreshToken: 'r1', user: user('admin') };
  const { message, save, calls } = await tryWith({ status: 200, body: { data } });
  expect(message).toBeNull();
  expect(save).toHaveBeenCalledExactlyOnceWith(data, data.user);
  expect(calls).toEqual([['/api/login', credentials]]);
});

test.each(['customer', 'doctor'])('a %s is refused, nothing is stored and the session is ended', async (role) => {
  // The token decides, whatever the answer says beside it.
  const data = { accessToken: tokenFor(role), refreshToken: 'r1', user: user('admin') };
  const { message, save, calls } = await tryWith({ status: 200, body: { data } });
  expect(message).toBe('Access denied. Only admin can log in.');
  expect(save).not.toHaveBeenCalled();
  expect(calls.at(-1)).toEqual(['/api/logout', { refreshToken: 'r1' }]);
});

test.each([
  ['no access token', { status: 200, body: { data: {} } }, 'Login failed. Please try again.'],
  ['an empty answer', { status: 200, body: undefined }, 'Login failed. Please try again.'],
  ['the server speaks', { status: 401, body: { message: 'Wrong number or password.' } }, 'Wrong number or password.'],
  ['the server is silent', { status: 401, body: undefined }, 'Please enter correct credentials.'],
  ['a proxy fails', { status: 502, body: undefined }, 'Login failed. Please try again.'],
  ['something odd', new TypeError('odd'), 'Login failed. Please try again.'],
])('%s', async (_, login, expected) => {
  const { message, save } = await tryWith(login);
  expect(message).toBe(expected);
  expect(save).not.toHaveBeenCalled();
});
