import { expect, test, vi } from 'vitest';
import { checkAccess } from './role-guard.ts';

const tokenOf = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const session = (token: string | null, userText: string | null = null) => ({
  token: () => token,
  userText: () => userText,
});
const NOW = 1_000_000;
const LATER = NOW / 1000 + 60;
const EARLIER = NOW / 1000 - 60;
const never = () => Promise.reject(new Error('unexpected refresh'));

test.each([
  ['no token', null, null],
  ['an invalid token', 'x.y.z', '{"role":"admin"}'],
  ['a customer', tokenOf({ user: { role: 'customer' }, exp: LATER }), '{"role":"admin"}'],
  ['a doctor', tokenOf({ user: { role: 'doctor' }, exp: LATER }), null],
  ['an expired customer', tokenOf({ user: { role: 'customer' }, exp: EARLIER }), null],
  ['no role anywhere', tokenOf({ user: {}, exp: LATER }), 'null'],
])('hides the console from %s', async (_, token, userText) => {
  expect(await checkAccess(['admin'], session(token, userText), never, NOW)).toBe('hidden');
});

test('admits an admin by the role of the token, else of the stored user', async () => {
  expect(await checkAccess(['admin'], session(tokenOf({ user: { role: 'admin' }, exp: LATER })), never, NOW)).toBe(
    'open',
  );
  expect(await checkAccess(['admin'], session(tokenOf({ user: {}, exp: LATER }), '{"role":"admin"}'), never, NOW)).toBe(
    'open',
  );
});

test('refreshes an expired token first', async () => {
  const stored = { token: tokenOf({ user: { role: 'admin' }, exp: EARLIER }) };
  const live = { token: () => stored.token, userText: () => null };
  expect(await checkAccess(['admin'], live, async () => false, NOW)).toBe('ended');
  expect(await checkAccess(['admin'], live, async () => true, NOW)).toBe('open');
  const demoted = vi.fn(async () => {
    stored.token = tokenOf({ user: { role: 'customer' }, exp: LATER });
    return true;
  });
  expect(await checkAccess(['admin'], live, demoted, NOW)).toBe('hidden');
});

test('admits every role that is named', async () => {
  const doctor = session(tokenOf({ user: { role: 'doctor' }, exp: LATER }));
  expect(await checkAccess(['doctor', 'admin'], doctor, never, NOW)).toBe('open');
});
