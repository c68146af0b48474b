import { expect, test } from 'vitest';
import { doorKey, firstName } from './door.ts';

test('the same door has one key whatever its spelling', () => {
  const door = doorKey({ street: 'B-204, Chinar Dream City', pincode: '462047' });
  expect(doorKey({ street: ' b-204 Chinar  Dream City.', pincode: '462047' })).toBe(door);
  expect(doorKey({ street: 'B-205, Chinar Dream City', pincode: '462047' })).not.toBe(door);
  expect(doorKey({ street: 'B-204, Chinar Dream City', pincode: '462026' })).not.toBe(door);
});

test('a first name is the first word', () => {
  expect(firstName('  Priya  Sharma ')).toBe('Priya');
  expect(firstName('')).toBe('');
});
