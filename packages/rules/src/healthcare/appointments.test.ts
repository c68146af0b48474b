import { expect, test } from 'vitest';
import { checkClinicCancel, checkComplete, checkMissed, checkPatientCancel, consultationFee } from './appointments.ts';

const startsAt = new Date('2026-11-16T10:00:00+05:30');
const minutesBefore = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

test('a patient can cancel up to one hour before the start', () => {
  expect(checkPatientCancel({ status: 'booked', startsAt }, minutesBefore(60))).toBeUndefined();
  expect(checkPatientCancel({ status: 'booked', startsAt }, minutesBefore(59))).toBe('CANCEL_TOO_LATE');
  expect(checkPatientCancel({ status: 'booked', startsAt }, minutesBefore(-5))).toBe('CANCEL_TOO_LATE');
});

test('a cancelled, completed or missed appointment cannot be cancelled', () => {
  for (const [status, refusal] of [
    ['cancelled', 'APPOINTMENT_CANCELLED'],
    ['completed', 'APPOINTMENT_COMPLETED'],
    ['missed', 'APPOINTMENT_MISSED'],
  ] as const) {
    expect(checkPatientCancel({ status, startsAt }, minutesBefore(600))).toBe(refusal);
    expect(checkClinicCancel({ status })).toBe(refusal);
  }
  expect(checkClinicCancel({ status: 'booked' })).toBeUndefined();
});

test('an appointment can be completed after its start', () => {
  expect(checkComplete({ status: 'booked', startsAt }, minutesBefore(1))).toBe('APPOINTMENT_NOT_STARTED');
  expect(checkComplete({ status: 'booked', startsAt }, startsAt)).toBeUndefined();
  expect(checkComplete({ status: 'cancelled', startsAt }, startsAt)).toBe('APPOINTMENT_CANCELLED');
});

test('an open appointment can be missed after its start, and completed after that', () => {
  expect(checkMissed({ status: 'booked', startsAt }, minutesBefore(1))).toBe('APPOINTMENT_NOT_STARTED');
  expect(checkMissed({ status: 'booked', startsAt }, startsAt)).toBeUndefined();
  expect(checkMissed({ status: 'completed', startsAt }, startsAt)).toBe('APPOINTMENT_COMPLETED');
  expect(checkMissed({ status: 'cancelled', startsAt }, startsAt)).toBe('APPOINTMENT_CANCELLED');
  expect(checkComplete({ status: 'missed', startsAt }, startsAt)).toBeUndefined();
});

test('a membership with consultations makes the appointment free', () => {
  expect(consultationFee(30_000, null)).toBe(30_000);
  expect(consultationFee(30_000, { doctorConsultation: false })).toBe(30_000);
  expect(consultationFee(30_000, { doctorConsultation: true })).toBe(0);
});
