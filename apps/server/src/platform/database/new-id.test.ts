import { expect, test } from 'vitest';
import { isId, lowestIdAt, newId } from './new-id.ts';

test('generates ascending ids, also within a millisecond', () => {
  const ids = Array.from({ length: 5000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('generates an id for a given time that sorts between that millisecond and the next', () => {
  const time = new Date('2026-11-15T06:00:00.123Z');
  const next = new Date(time.getTime() + 1);
  for (let round = 0; round < 1000; round++) {
    const id = newId(time.getTime());
    expect(id >= lowestIdAt(time) && id < lowestIdAt(next)).toBe(true);
  }
  expect(lowestIdAt(time)).toMatch(/-7000-8000-000000000000$/);
});

test('recognizes ids', () => {
  expect(isId(newId())).toBe(true);
  expect(isId(newId().toUpperCase())).toBe(true);
  expect(['', 'x', '123', `${newId()} `, `{${newId()}}`].some(isId)).toBe(false);
});
