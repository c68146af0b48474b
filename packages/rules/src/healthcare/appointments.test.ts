import { expect, test } from 'vitest';
import { clinicCancelRefusal, completeRefusal, consultationFee, patientCancelRefusal } from './appointments.ts';

const startsAt = new Date('2026-11-16T10:00:00+05:30');
const minutesBefore = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

test('a patient cancels up to one hour before, to the minute', () => {
  expect(patientCancelRefusal({ status: 'booked', startsAt }, minutesBefore(60))).toBeUndefined();
  expect(patientCancelRefusal({ status: 'booked', startsAt }, minutesBefore(59))).toContain('one hour');
  expect(patientCancelRefusal({ status: 'booked', startsAt }, minutesBefore(-5))).toContain('one hour');
});

test('what is over or cancelled stays so', () => {
  for (const status of ['cancelled', 'completed'] as const) {
    expect(patientCancelRefusal({ status, startsAt }, minutesBefore(600))).toBeDefined();
    expect(clinicCancelRefusal({ status, startsAt })).toBeDefined();
  }
  expect(clinicCancelRefusal({ status: 'booked', startsAt })).toBeUndefined();
});

test('a visit is completed after it began', () => {
  expect(completeRefusal({ status: 'booked', startsAt }, minutesBefore(1))).toBeDefined();
  expect(completeRefusal({ status: 'booked', startsAt }, startsAt)).toBeUndefined();
  expect(completeRefusal({ status: 'cancelled', startsAt }, startsAt)).toBeDefined();
});

test('a membership that includes consultations makes the visit free', () => {
  expect(consultationFee(30_000, null)).toBe(30_000);
  expect(consultationFee(30_000, { doctorConsultation: false })).toBe(30_000);
  expect(consultationFee(30_000, { doctorConsultation: true })).toBe(0);
});
