import { type Language, SITE_LANGUAGE } from './language.ts';
import type { Message, MessageWith } from './message.ts';

/** The text of a message in a language that is known at run time: API, mails, documents. */
export function translate(language: Language, message: Message): string;
export function translate<Values>(language: Language, message: MessageWith<Values>, values: Values): string;
export function translate<Values>(language: Language, message: Message | MessageWith<Values>, values?: Values): string {
  const text = message[language];
  return typeof text === 'string' ? text : text(values as Values);
}

/** The text of a message in the language of the site. */
export function t(message: Message): string;
export function t<Values>(message: Message | MessageWith<Values>, values: Values): string;
export function t<Values>(message: Message | MessageWith<Values>, values?: Values): string {
  const text = message[SITE_LANGUAGE];
  return typeof text === 'string' ? text : text(values as Values);
}
