import { expect, test, vi } from 'vitest';
import { openTab, tokenOf } from './browser.fixture.ts';
import { createTokenStore, isExpired, readToken } from './browser-session.ts';

const user = { id: 'u1', role: 'admin' as const, name: 'A', email: 'a@b.in', mobile: '9826041175' };

test('writes the documented keys and notifies subscribers', () => {
  const storage = openTab();
  const tokens = createTokenStore(storage);
  const listener = vi.fn();
  const unsubscribe = tokens.subscribe(listener);
  tokens.save({ accessToken: 'a', refreshToken: 'r' }, user);
  expect(Object.fromEntries(storage.stored)).toEqual({ token: 'a', refreshToken: 'r', user: JSON.stringify(user) });
  tokens.save({ accessToken: 'b', refreshToken: 's' });
  expect([tokens.token(), tokens.refreshToken(), tokens.userText()]).toEqual(['b', 's', JSON.stringify(user)]);
  tokens.clear();
  expect(storage.stored.size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  tokens.clear();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('notifies subscribers once per change, after all three values are written', () => {
  const tokens = createTokenStore(openTab());
  const snapshots: unknown[] = [];
  tokens.subscribe(() => snapshots.push([tokens.token(), tokens.refreshToken(), tokens.userText()]));
  tokens.clear();
  tokens.save({ accessToken: 'a', refreshToken: 'r' }, user);
  tokens.clear();
  expect(snapshots).toEqual([
    ['a', 'r', JSON.stringify(user)],
    [null, null, null],
  ]);
});

test('notifies subscribers once of a sign-out in another tab', () => {
  const { stored } = openTab();
  const [here, there] = [openTab(stored), openTab(stored)];
  const tokens = createTokenStore(here);
  tokens.save({ accessToken: 'a', refreshToken: 'r' });
  const listener = vi.fn();
  tokens.subscribe(listener);
  createTokenStore(there).clear();
  for (const key of ['user', 'refreshToken', 'token']) {
    here.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  expect(listener).toHaveBeenCalledTimes(1);
  expect(tokens.token()).toBeNull();
});

test('decodes a token with a Devanagari name and rejects malformed tokens', () => {
  const payload = { user: { ...user, name: 'प्रिया' }, exp: 9 };
  expect(readToken(tokenOf(payload))).toEqual(payload);
  for (const wrong of [null, '', 'abc', 'a.b.c', tokenOf(null), tokenOf({ exp: 9 }), tokenOf({ user: {} })]) {
    expect(readToken(wrong)).toBeNull();
  }
});

test('expires a token at the second of its exp claim', () => {
  expect(isExpired({ exp: 10 }, 9_999)).toBe(false);
  expect(isExpired({ exp: 10 }, 10_000)).toBe(true);
});
