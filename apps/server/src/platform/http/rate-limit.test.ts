import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { block, clearAttempts, countAttempt, networkOf, refundAttempt } from './rate-limit.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const start = new Date('2026-11-15T06:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const limit = (key: string) => ({
  key,
  free: 3,
  firstWaitSeconds: 30,
  maxWaitSeconds: 900,
  resetSeconds: 3600,
});
const take = (key: string, at: Date) =>
  countAttempt(shop.database.db, limit(key), at).then(
    () => 'passed',
    (problem) => `${problem.code} ${problem.headers['retry-after']}`,
  );

test('allows the first attempts, then doubles the wait up to the maximum', async () => {
  expect([await take('a', start), await take('a', start), await take('a', start)]).toEqual(Array(3).fill('passed'));
  expect(await take('a', start)).toBe('RATE_LIMITED 30');
  expect(await take('a', after(29))).toBe('RATE_LIMITED 1');
  let at = 30;
  for (const wait of [60, 120, 240, 480, 900, 900]) {
    expect(await take('a', after(at))).toBe('passed');
    expect(await take('a', after(at))).toBe(`RATE_LIMITED ${wait}`);
    at += wait;
  }
});

test('a refused attempt does not prolong the wait', async () => {
  for (let round = 0; round < 3; round++) await take('b', start);
  for (let second = 0; second < 30; second += 5) expect(await take('b', after(second))).toContain('RATE_LIMITED');
  expect(await take('b', after(30))).toBe('passed');
});

test('of fifty concurrent attempts three pass', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => take('c', start)));
  expect(responses.filter((response) => response === 'passed')).toHaveLength(3);
});

test('resets after a pause, after success, and blocks on demand', async () => {
  for (let round = 0; round < 3; round++) await take('d', start);
  expect(await take('d', after(3600))).toBe('passed');
  expect(await take('d', after(3600))).toBe('passed');
  for (let round = 0; round < 3; round++) await take('e', start);
  await clearAttempts(shop.database.db, ['e']);
  expect(await take('e', start)).toBe('passed');
  for (let round = 0; round < 20; round++) {
    expect(await take('f', start)).toBe('passed');
    await refundAttempt(shop.database.db, 'f');
  }
  await block(shop.database.db, 'g', after(120));
  expect([await take('g', start), await take('g', after(120))]).toEqual(['RATE_LIMITED 120', 'passed']);
});

test('the error names the remaining wait', async () => {
  for (let round = 0; round < 3; round++) await take('h', start);
  await expect(countAttempt(shop.database.db, limit('h'), start)).rejects.toThrow(
    'Too many tries. Please wait 30 seconds and try again.',
  );
  await block(shop.database.db, 'i', after(840));
  await expect(countAttempt(shop.database.db, limit('i'), start)).rejects.toThrow('Please wait 14 minutes');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8::9%eth0', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
