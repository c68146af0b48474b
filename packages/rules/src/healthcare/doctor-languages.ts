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

/** By name, or by the first free slot. */
export const DOCTOR_SORTS = ['name', 'earliest'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];
