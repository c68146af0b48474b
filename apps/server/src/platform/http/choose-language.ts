/// <reference path="../cache/negotiator.d.ts" />

import { LANGUAGES, type Language, localeOf } from '@subah/messages/language';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The best language by the weights of Accept-Language; English when it names none of ours. */
export function chooseLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(LANGUAGES);
  return LANGUAGES.find((language) => language === best) ?? 'en';
}

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  chooseLanguage(headers['accept-language']);

/** Of a response whose texts depend on Accept-Language. */
export const languageHeaders = (language: Language): Record<string, string> => ({
  'content-language': localeOf[language],
  vary: 'accept-language',
});
