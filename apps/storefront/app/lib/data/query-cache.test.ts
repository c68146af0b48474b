import { expect, test } from 'vitest';
import { accountKey } from './query-cache.ts';

const session = (id: string) => ({ isSignedIn: true, user: { id } });

test('separates the cached data of two users', () => {
  expect(accountKey(session('asha'), 'GET orders/my')).not.toEqual(accountKey(session('ravi'), 'GET orders/my'));
  expect(accountKey(session('asha'), 'GET orders/my')).toEqual(accountKey(session('asha'), 'GET orders/my'));
});

test('separates calls with different input', () => {
  const page = (limit: number) => accountKey(session('asha'), 'GET orders/my', { query: { limit } });
  expect(page(10)).not.toEqual(page(20));
});

test('fetches nothing for a visitor', () => {
  expect(accountKey({ isSignedIn: false, user: null }, 'GET orders/my')).toBeNull();
});

test('fetches for a token that cannot be decoded', () => {
  expect(accountKey({ isSignedIn: true, user: null }, 'GET cart')).not.toBeNull();
});
