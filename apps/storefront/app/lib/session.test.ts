import { expect, test } from 'vitest';
import { readSession } from './session.ts';

const tokenOf = (payload: unknown) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('the token says who is signed in, in any script', () => {
  const user = { id: '1', role: 'customer', name: 'आशा Verma', email: 'asha@example.in', mobile: '9876543210' };
  expect(readSession(tokenOf({ user, exp: 1_800_000_000 }))).toEqual({
    isSignedIn: true,
    user,
    expiresAt: new Date(1_800_000_000_000),
  });
});

test('a token that cannot be read still counts as signed in, because the server decides', () => {
  expect(readSession('nonsense')).toEqual({ isSignedIn: true, user: null, expiresAt: null });
});

test('no token, nobody', () => {
  expect(readSession(null)).toEqual({ isSignedIn: false, user: null, expiresAt: null });
});
