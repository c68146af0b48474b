import { type StaffMessages, withValues } from './message.ts';

export const labPatient = {
  missing: { en: 'Patient and morning are not known. Call {phone} and ask.' },
  changePatient: { en: 'Change patient or morning' },
  enterPatient: { en: 'Enter patient and morning' },
  saveFailed: { en: 'Failed to save the patient' },
  agreedToast: withValues<{ day: string }>({ en: ({ day }) => `Sample collection agreed: ${day}` }),
  title: { en: 'Patient and morning' },
  patientName: { en: 'Patient name' },
  age: { en: 'Age' },
  otherName: withValues<{ number: number }>({ en: ({ number }) => `Patient name ${number}` }),
  otherAge: withValues<{ number: number }>({ en: ({ number }) => `Age ${number}` }),
  morning: { en: 'Morning of collection' },
  chooseMorning: { en: 'Choose a morning' },
} satisfies StaffMessages;
