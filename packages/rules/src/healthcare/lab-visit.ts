import type { Gender } from '../accounts/profile.ts';
import { DEFAULT_DELIVERY_SETTINGS, type SlotSettings } from '../delivery/delivery-settings.ts';
import { deliveryDays } from '../delivery/delivery-slot.ts';
import { type CalendarDate, dayText, indiaDate, indiaTimeOfDay } from '../india-time.ts';

/** Entered at checkout for each lab test and stored with its order line. */
type LabPatient = Patient & { collectionDate: string };
type Patient = { patientName: string; patientAge: number; patientSex?: Gender | null | undefined };

export const COLLECTION_WINDOW = '6AM - 10AM';
export const COLLECTION_FROM = '06:00';
export const COLLECTION_UNTIL = '10:00';
const COLLECTION_DATE_COUNT = 7;
export const MAX_PATIENT_AGE = 120;
export const MAX_PATIENT_NAME_LENGTH = 80;

/** "Mon, 16 Nov, 6AM - 10AM" */
export const collectionLabel = (date: CalendarDate): string => `${dayText(date)}, ${COLLECTION_WINDOW}`;

type RoundDays = Pick<SlotSettings, 'cutOff' | 'holidays'>;

/** The dates that can be chosen now: tomorrow until the cut-off of orders, and no holidays. */
export const collectionDates = (now: Date, days: RoundDays = DEFAULT_DELIVERY_SETTINGS): string[] =>
  deliveryDays(now, days, COLLECTION_DATE_COUNT);

/** The morning on which the round that brings the goods can also take samples: null for a window that starts later. */
export const sampleMorningOf = (slotFrom: Date): string | null =>
  indiaTimeOfDay(slotFrom) < COLLECTION_UNTIL ? indiaDate(slotFrom) : null;

type PatientErrors = Partial<Record<'patientName' | 'patientAge', string>>;
export type LabPatientErrors = PatientErrors & { collectionDate?: string };

/** One sentence per wrong field; empty when all are valid. `agreedDate` may stay although it is no longer offered. */
export function labPatientErrors(
  patient: LabPatient,
  now: Date,
  days?: RoundDays,
  agreedDate: CalendarDate | null = null,
): LabPatientErrors {
  const errors: LabPatientErrors = patientErrors(patient);
  if (patient.collectionDate !== agreedDate && !collectionDates(now, days).includes(patient.collectionDate)) {
    errors.collectionDate = 'Choose one of the offered mornings.';
  }
  return errors;
}

/** For the patients of further packs of the test, who share the morning. */
export function patientErrors({ patientName, patientAge }: Patient): PatientErrors {
  const errors: PatientErrors = {};
  const length = patientName.trim().length;
  if (length === 0) errors.patientName = "Enter the patient's name.";
  else if (length > MAX_PATIENT_NAME_LENGTH) errors.patientName = `Use at most ${MAX_PATIENT_NAME_LENGTH} characters.`;
  if (!Number.isInteger(patientAge) || patientAge < 0 || patientAge > MAX_PATIENT_AGE) {
    errors.patientAge = `Enter the age in whole years, 0 to ${MAX_PATIENT_AGE}.`;
  }
  return errors;
}

type PatientFacts = { name: string; age: number; sex: Gender | null };

/** "Asha Verma, 61, female". The reference values of many tests depend on the sex; orders of earlier releases have none. */
export const patientLabel = ({ name, age, sex }: PatientFacts): string =>
  [name, age, sex].filter((part) => part !== null).join(', ');
