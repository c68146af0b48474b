import { nextMorningSlot } from '../delivery/delivery-slot.ts';
import { addDays, type CalendarDate, dayText, indiaDate } from '../india-time.ts';

/** Entered at checkout for each lab test and stored with its order line. */
type LabPatient = { patientName: string; patientAge: number; collectionDate: string };

/** Samples are collected at home in the morning, while people are still fasting. */
export const COLLECTION_WINDOW = '6AM - 10AM';
const COLLECTION_MORNINGS = 7;
export const OLDEST_PATIENT = 120;
export const LONGEST_PATIENT_NAME = 80;

/** Shown for a test without patient and date; the console lists it as a call to make. */
export const COLLECTION_TO_AGREE = 'We call you to ask who the test is for and which morning suits you.';

/** "Mon, 16 Nov, 6AM - 10AM" */
export const collectionLabel = (date: CalendarDate): string => `${dayText(date)}, ${COLLECTION_WINDOW}`;

/** The dates that can be chosen now. After 11PM tomorrow's round is closed. */
export function collectionMornings(now: Date): string[] {
  const first = indiaDate(nextMorningSlot(now).startsAt);
  return Array.from({ length: COLLECTION_MORNINGS }, (_, index) => addDays(first, index));
}

export type LabPatientFaults = Partial<Record<'patientName' | 'patientAge' | 'collectionDate', string>>;

/** One sentence per wrong field; empty when all are valid. */
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
