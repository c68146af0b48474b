import type { Language } from '@subah/messages/language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Read by the server, which redirects to the chosen language. */
const COOKIE = 'language';

export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
