import { expect, test, vi } from 'vitest';
import { createApi, type Transport } from './api-client.ts';
import { openTab, tokenOf } from './browser.fixture.ts';
import { createTokenStore, endSession, isExpired, readToken } from './browser-session.ts';

const user = { id: 'u1', role: 'admin' as const, name: 'A', email: 'a@b.in', mobile: '9826041175' };

test('the store writes the documented keys and tells its subscribers', () => {
  const storage = openTab();
  const tokens = createTokenStore(storage);
  const heard = vi.fn();
  const stop = tokens.subscribe(heard);
  tokens.save({ accessToken: 'a', refreshToken: 'r' }, user);
  expect(Object.fromEntries(storage.stored)).toEqual({ token: 'a', refreshToken: 'r', user: JSON.stringify(user) });
  tokens.save({ accessToken: 'b', refreshToken: 's' });
  expect([tokens.token(), tokens.refreshToken(), tokens.userText()]).toEqual(['b', 's', JSON.stringify(user)]);
  tokens.clear();
  expect(storage.stored.size).toBe(0);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  tokens.clear();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('whoever hears of a change finds all three changed, and hears of nothing that stayed', () => {
  const tokens = createTokenStore(openTab());
  const seen: unknown[] = [];
  tokens.subscribe(() => seen.push([tokens.token(), tokens.refreshToken(), tokens.userText()]));
  tokens.clear();
  tokens.save({ accessToken: 'a', refreshToken: 'r' }, user);
  tokens.clear();
  expect(seen).toEqual([
    ['a', 'r', JSON.stringify(user)],
    [null, null, null],
  ]);
});

test('a sign-out in another tab is heard once', () => {
  const { stored } = openTab();
  const [here, there] = [openTab(stored), openTab(stored)];
  const tokens = createTokenStore(here);
  tokens.save({ accessToken: 'a', refreshToken: 'r' });
  const heard = vi.fn();
  tokens.subscribe(heard);
  createTokenStore(there).clear();
  for (const key of ['user', 'refreshToken', 'token']) {
    here.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  expect(heard).toHaveBeenCalledTimes(1);
  expect(tokens.token()).toBeNull();
});

test('signing out forgets the tokens at once and ends the session on the server, if it can be reached', async () => {
  const tokens = createTokenStore(openTab());
  const send = vi.fn<Transport>(async () => ({ status: 200, body: { message: 'Signed out.' } }));
  const api = createApi(send);
  tokens.save({ accessToken: 'a', refreshToken: 'r1' });
  const ended = endSession(tokens, api);
  expect([tokens.token(), tokens.refreshToken()]).toEqual([null, null]);
  await ended;
  expect(send).toHaveBeenCalledExactlyOnceWith({ method: 'POST', path: '/api/logout', body: { refreshToken: 'r1' } });
  await endSession(tokens, api);
  expect(send).toHaveBeenCalledTimes(1);
  tokens.save({ accessToken: 'a', refreshToken: 'r2' });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await endSession(tokens, api);
  expect(tokens.token()).toBeNull();
});

test('a token is read with its Devanagari name, and anything else is no token', () => {
  const payload = { user: { ...user, name: 'प्रिया' }, exp: 9 };
  expect(readToken(tokenOf(payload))).toEqual(payload);
  for (const wrong of [null, '', 'abc', 'a.b.c', tokenOf(null), tokenOf({ exp: 9 }), tokenOf({ user: {} })]) {
    expect(readToken(wrong)).toBeNull();
  }
});

test('a token ends with its second', () => {
  expect(isExpired({ exp: 10 }, 9_999)).toBe(false);
  expect(isExpired({ exp: 10 }, 10_000)).toBe(true);
});
