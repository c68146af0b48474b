export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Replaced by the build of a site. Not defined in Node. */
declare const __SITE_LANGUAGE__: Language | undefined;

/** The language of a site is fixed when it is built, so that a page carries one language only. */
export const SITE_LANGUAGE: Language = typeof __SITE_LANGUAGE__ === 'undefined' ? 'en' : (__SITE_LANGUAGE__ ?? 'en');

/** For `lang`, `hreflang` and `Intl`. */
export const localeOf: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** In its own language, as the switch shows it. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Path prefix of the pages in a language. */
export const pathPrefix: Record<Language, string> = { en: '', hi: '/hi' };
