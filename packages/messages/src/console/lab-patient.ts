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
  sex: { en: 'Sex' },
  unknownSex: { en: 'Not known' },
  otherSex: withValues<{ number: number }>({ en: ({ number }) => `Sex ${number}` }),
  otherName: withValues<{ number: number }>({ en: ({ number }) => `Patient name ${number}` }),
  otherAge: withValues<{ number: number }>({ en: ({ number }) => `Age ${number}` }),
  morning: { en: 'Morning of collection' },
  chooseMorning: { en: 'Choose a morning' },
} satisfies StaffMessages;

export const sexNames = {
  male: { en: 'Male' },
  female: { en: 'Female' },
  other: { en: 'Other' },
} satisfies StaffMessages;
