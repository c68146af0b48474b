import type { Language } from './language.ts';

export type Message = Readonly<Record<Language, string>>;
export type MessageWith<Values> = Readonly<Record<Language, (values: Values) => string>>;

/** The messages of a business word. A missing translation does not compile. */
export type Messages = Readonly<Record<string, Message | MessageWith<never>>>;

/** Types the values of a message with placeholders: `withValues<{ count: number }>({ en: ({ count }) => …, hi: … })`. */
/* @__NO_SIDE_EFFECTS__ */
export const withValues = <Values>(message: MessageWith<Values>): MessageWith<Values> => message;

type PluralForms = { one: string; other: string };

/** The plural categories of CLDR for whole numbers. Hindi counts zero as one. */
export const plural = {
  en: (count: number, { one, other }: PluralForms): string => (count === 1 ? one : other),
  hi: (count: number, { one, other }: PluralForms): string => (count === 0 || count === 1 ? one : other),
};
