import type { Language } from '../language.ts';

const KEY = 'staff-language';

/** Packers may read their pages in Hindi; the device remembers it. */
export const STAFF_LANGUAGE: Language =
  'document' in globalThis && globalThis.localStorage.getItem(KEY) === 'hi' ? 'hi' : 'en';

/** The page must be loaded again: many texts are read once. */
export const rememberStaffLanguage = (language: Language): void => globalThis.localStorage.setItem(KEY, language);
