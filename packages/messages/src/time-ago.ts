import { elapsedTime, type TimeUnit } from '@subah/rules/elapsed-time';
import { type Language, SITE_LANGUAGE } from './language.ts';
import { type Messages, type MessageWith, plural, withValues } from './message.ts';
import { translate } from './translate.ts';

const AGO: Record<TimeUnit, MessageWith<{ count: number }>> = {
  year: withValues({
    en: ({ count }) => plural.en(count, { one: '1 year ago', other: `${count} years ago` }),
    hi: ({ count }) => `${count} साल पहले`,
  }),
  month: withValues({
    en: ({ count }) => plural.en(count, { one: '1 month ago', other: `${count} months ago` }),
    hi: ({ count }) => `${count} महीने पहले`,
  }),
  week: withValues({
    en: ({ count }) => plural.en(count, { one: '1 week ago', other: `${count} weeks ago` }),
    hi: ({ count }) => `${count} हफ़्ते पहले`,
  }),
  day: withValues({
    en: ({ count }) => plural.en(count, { one: '1 day ago', other: `${count} days ago` }),
    hi: ({ count }) => `${count} दिन पहले`,
  }),
  hour: withValues({
    en: ({ count }) => plural.en(count, { one: '1 hour ago', other: `${count} hours ago` }),
    hi: ({ count }) => `${count} घंटे पहले`,
  }),
  minute: withValues({
    en: ({ count }) => plural.en(count, { one: '1 minute ago', other: `${count} minutes ago` }),
    hi: ({ count }) => `${count} मिनट पहले`,
  }),
};

const update = {
  justNow: { en: 'just now', hi: 'अभी-अभी' },
  updated: withValues<{ age: string }>({ en: ({ age }) => `Updated ${age}`, hi: ({ age }) => `अपडेट: ${age}` }),
} satisfies Messages;

/** "2 hours ago" */
export function timeAgoText(then: Date, now: Date, language: Language = SITE_LANGUAGE): string {
  const elapsed = elapsedTime(then, now);
  return elapsed ? translate(language, AGO[elapsed.unit], elapsed) : translate(language, update.justNow);
}

/** "Updated 2 hours ago" */
export const updatedText = (updatedAt: Date, now: Date, language: Language = SITE_LANGUAGE): string =>
  translate(language, update.updated, { age: timeAgoText(updatedAt, now, language) });
