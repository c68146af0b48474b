import { expect, test } from 'vitest';
import { ageOf, birthYearOf } from './family.ts';

test('an age grows with the years, counted in India', () => {
  const newYearInIndia = new Date('2026-12-31T18:30:00Z');
  const birthYear = birthYearOf(68, new Date('2026-11-16T06:00:00Z'));
  expect(ageOf(birthYear, new Date('2026-12-31T18:29:00Z'))).toBe(68);
  expect(ageOf(birthYear, newYearInIndia)).toBe(69);
});
