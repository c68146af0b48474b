import type { Language } from '../language.ts';

const KEY = 'staff-language';

function readLanguage(): Language {
  try {
    return globalThis.localStorage?.getItem(KEY) === 'hi' ? 'hi' : 'en';
  } catch {
    // Storage is blocked.
    return 'en';
  }
}

/** Packers may read their pages in Hindi; the device remembers it. */
export const STAFF_LANGUAGE: Language = 'document' in globalThis ? readLanguage() : 'en';

/** The page must be loaded again: many texts are read once. */
export const rememberStaffLanguage = (language: Language): void => globalThis.localStorage.setItem(KEY, language);
