import { type Language, SITE_LANGUAGE } from '@subah/messages/language';

/** `lang` of a text that the shop or a customer wrote, where it differs from the language of the page. */
export function textLanguage(text: string): Language | undefined {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
  return language === SITE_LANGUAGE ? undefined : language;
}
