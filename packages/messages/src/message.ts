import type { Language } from './language.ts';

export type Message = Readonly<Record<Language, string>>;
export type MessageWith<Values> = Readonly<Record<Language, (values: Values) => string>>;

/** What staff read may stay in English. */
export type Text = string | Message;

export const textIn = (language: Language, text: Text): string => (typeof text === 'string' ? text : text[language]);

/** English stands for Hindi where there is no translation. */
export const inBothLanguages = (text: Text): Message => (typeof text === 'string' ? { en: text, hi: text } : text);

/** The messages of a business word. A missing translation does not compile. */
export type Messages = Readonly<Record<string, Message | MessageWith<never>>>;

/** Types the values of a message with placeholders: `withValues<{ count: number }>({ en: ({ count }) => …, hi: … })`. */
/* @__NO_SIDE_EFFECTS__ */
export const withValues = <Values>(message: MessageWith<Values>): MessageWith<Values> => message;

/** A message with its values filled in, for a text whose language is chosen later. */
export const fill = <Values>(message: MessageWith<Values>, values: Values): Message => ({
  en: message.en(values),
  hi: message.hi(values),
});

/** The name of a product in both languages; English stands for a Hindi name that is missing. */
export const productName = ({ name, hindiName }: { name: string; hindiName: string | null }): Message => ({
  en: name,
  hi: hindiName ?? name,
});

/** Sentences that stand one after another. */
export const joinSentences = (messages: readonly Message[]): Message => ({
  en: messages.map(({ en }) => en).join(' '),
  hi: messages.map(({ hi }) => hi).join(' '),
});

type PluralForms = { one: string; other: string };

/** The plural categories of CLDR for whole numbers. Hindi counts zero as one. */
export const plural = {
  en: (count: number, { one, other }: PluralForms): string => (count === 1 ? one : other),
  hi: (count: number, { one, other }: PluralForms): string => (count === 0 || count === 1 ? one : other),
};
