import { nextMorningSlot } from '../delivery/delivery-slot.ts';
import { indiaDate } from '../india-time.ts';
import { dayAfter } from './india-days.ts';

/** What is asked for a lab test at checkout and kept with its order line. */
type LabPatient = { patientName: string; patientAge: number; collectionDate: string };

/** Samples are collected at home in the morning, while people are still fasting. */
export const COLLECTION_WINDOW = '6AM - 10AM';
export const COLLECTION_MORNINGS = 7;
export const OLDEST_PATIENT = 120;
export const LONGEST_PATIENT_NAME = 80;

/** What is said about a test whose patient and morning are not known; the console tells the shop to make that call. */
export const COLLECTION_TO_AGREE = 'We call you to ask who the test is for and which morning suits you.';

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

/** When somebody comes for the sample: "Mon, 16 Nov, 6AM - 10AM". */
export const collectionLabel = (date: string): string =>
  `${day.format(new Date(`${date}T00:00:00Z`))}, ${COLLECTION_WINDOW}`;

/** The mornings that can be chosen now: seven from the next one on. After 11PM tomorrow's round is planned already. */
export function collectionMornings(now: Date): string[] {
  const first = indiaDate(nextMorningSlot(now).startsAt);
  return Array.from({ length: COLLECTION_MORNINGS }, (_, index) => dayAfter(first, index));
}

export type LabPatientFaults = Partial<Record<'patientName' | 'patientAge' | 'collectionDate', string>>;

/** What is wrong with the answers, by field; empty when a phlebotomist can come. */
export function labPatientFaults(patient: LabPatient, now: Date): LabPatientFaults {
  const { patientName, patientAge, collectionDate } = patient;
  const faults: LabPatientFaults = {};
  const length = patientName.trim().length;
  if (length === 0) faults.patientName = "Enter the patient's name.";
  else if (length > LONGEST_PATIENT_NAME) faults.patientName = `Use at most ${LONGEST_PATIENT_NAME} characters.`;
  if (!Number.isInteger(patientAge) || patientAge < 0 || patientAge > OLDEST_PATIENT) {
    faults.patientAge = `Enter the age in whole years, 0 to ${OLDEST_PATIENT}.`;
  }
  if (!collectionMornings(now).includes(collectionDate)) {
    faults.collectionDate = 'Choose one of the offered mornings.';
  }
  return faults;
}
