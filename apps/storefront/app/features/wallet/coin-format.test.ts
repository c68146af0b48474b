import { expect, test } from 'vitest';
import { expiresSoon, expiryText, signedCoins } from './coin-format.ts';

test('formats the expiry date in the Indian time zone', () => {
  expect(expiryText({ coins: 42, expiresAt: '2026-11-30T18:29:59.999Z' })).toBe('42 coins expire on 30 Nov');
  expect(expiryText({ coins: 1, expiresAt: '2026-11-30T18:30:00.000Z' })).toBe('1 coin expires on 1 Dec');
});

test('marks coins that expire within a week', () => {
  const end = '2026-11-30T18:29:59.999Z';
  expect([
    expiresSoon(end, Date.parse('2026-11-23T12:00:00Z')),
    expiresSoon(end, Date.parse('2026-11-24T12:00:00Z')),
  ]).toEqual([false, true]);
});

test('formats coins with their sign', () => {
  expect([signedCoins(34), signedCoins(-8)]).toEqual(['+34', '−8']);
});
