import { expect, test } from 'vitest';
import { collectionLabel, collectionMornings, labPatientFaults } from './lab-visit.ts';

const at = (text: string) => new Date(`${text}+05:30`);

test('seven mornings can be chosen, from tomorrow until 11PM and from the day after later', () => {
  expect(collectionMornings(at('2026-11-15T22:59'))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(collectionMornings(at('2026-11-15T23:00'))[0]).toBe('2026-11-17');
  expect(collectionMornings(at('2026-12-31T10:00'))[0]).toBe('2027-01-01');
});

test('a patient has a name, an age and one of these mornings', () => {
  const now = at('2026-11-15T10:00');
  expect(labPatientFaults({ patientName: 'Asha', patientAge: 0, collectionDate: '2026-11-16' }, now)).toEqual({});
  expect(
    Object.keys(labPatientFaults({ patientName: ' ', patientAge: 121, collectionDate: '2026-11-15' }, now)),
  ).toEqual(['patientName', 'patientAge', 'collectionDate']);
  expect(
    labPatientFaults({ patientName: 'A'.repeat(81), patientAge: 3.5, collectionDate: '2026-11-16' }, now),
  ).toHaveProperty('patientAge');
});

test('the morning of a collection names its day and hours', () => {
  expect(collectionLabel('2026-11-16')).toBe('Mon, 16 Nov, 6AM - 10AM');
});
