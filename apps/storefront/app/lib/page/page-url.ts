import { type Language, pathPrefix, SITE_LANGUAGE } from '@subah/messages/language';

/** The address of a page in a language: `/cart` is `/hi/cart` in Hindi, `/` is `/hi`. */
export const localizedPath = (path: string, language: Language = SITE_LANGUAGE): string =>
  pathPrefix[language] === '' || path !== '/' ? pathPrefix[language] + path : pathPrefix[language];

export const pageUrl = (origin: string, path: string, language: Language = SITE_LANGUAGE): string =>
  origin + localizedPath(path, language);
