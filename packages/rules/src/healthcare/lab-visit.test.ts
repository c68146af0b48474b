import { expect, test } from 'vitest';
import { collectionDates, collectionLabel, labPatientErrors, patientLabel } from './lab-visit.ts';

const at = (text: string) => new Date(`${text}+05:30`);

test('offers seven dates, from tomorrow until 11PM and then from the day after', () => {
  expect(collectionDates(at('2026-11-15T22:59'))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(collectionDates(at('2026-11-15T23:00'))[0]).toBe('2026-11-17');
  expect(collectionDates(at('2026-12-31T10:00'))[0]).toBe('2027-01-01');
});

test('validates name, age and collection date', () => {
  const now = at('2026-11-15T10:00');
  expect(labPatientErrors({ patientName: 'Asha', patientAge: 0, collectionDate: '2026-11-16' }, now)).toEqual({});
  expect(
    Object.keys(labPatientErrors({ patientName: ' ', patientAge: 121, collectionDate: '2026-11-15' }, now)),
  ).toEqual(['patientName', 'patientAge', 'collectionDate']);
  expect(
    labPatientErrors({ patientName: 'A'.repeat(81), patientAge: 3.5, collectionDate: '2026-11-16' }, now),
  ).toHaveProperty('patientAge');
});

test('keeps an agreed date that is no longer offered', () => {
  const patient = { patientName: 'Asha', patientAge: 61, collectionDate: '2026-11-15' };
  const errors = (agreed: string | null) => labPatientErrors(patient, at('2026-11-15T07:00'), undefined, agreed);
  expect([errors('2026-11-15'), Object.keys(errors('2026-11-14'))]).toEqual([{}, ['collectionDate']]);
});

test('collectionLabel shows the day and the hours', () => {
  expect(collectionLabel('2026-11-16')).toBe('Mon, 16 Nov, 6AM - 10AM');
});

test('names a patient with age and sex, without sex for orders of earlier releases', () => {
  expect(patientLabel({ name: 'Asha', age: 61, sex: 'female' })).toBe('Asha, 61, female');
  expect(patientLabel({ name: 'Asha', age: 0, sex: null })).toBe('Asha, 0');
});
