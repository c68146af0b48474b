/** Languages that a doctor can have, the most spoken in Bhopal first. */
export const DOCTOR_LANGUAGES = [
  'Hindi',
  'English',
  'Urdu',
  'Marathi',
  'Sindhi',
  'Gujarati',
  'Punjabi',
  'Bengali',
  'Odia',
  'Telugu',
  'Tamil',
  'Kannada',
  'Malayalam',
] as const;
export type DoctorLanguage = (typeof DOCTOR_LANGUAGES)[number];
