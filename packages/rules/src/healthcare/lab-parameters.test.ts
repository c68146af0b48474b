import { expect, test } from 'vitest';
import { listParameters, longestFasting } from './lab-parameters.ts';

test('splits parameters at commas, semicolons and line breaks, without blanks and repetitions', () => {
  expect(listParameters(' Haemoglobin, RBC count;\nTSH (ultrasensitive),, TSH (ultrasensitive) ')).toEqual([
    'Haemoglobin',
    'RBC count',
    'TSH (ultrasensitive)',
  ]);
  expect(listParameters(null)).toEqual([]);
});

test('takes the longest fasting of the tests of a visit', () => {
  expect(longestFasting([{ fastingHours: 8 }, { fastingHours: null }, { fastingHours: 12 }])).toBe(12);
  expect(longestFasting([{ fastingHours: null }])).toBe(0);
  expect(longestFasting([])).toBe(0);
});
