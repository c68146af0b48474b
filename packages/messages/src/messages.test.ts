import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeOtherLanguages } from '../keep-one-language.ts';
import { dayText, fullDateText, momentText, timeText, timeWindowText } from './dates.ts';
import { LANGUAGES } from './language.ts';
import { plural, withValues } from './message.ts';
import { monthText } from './months.ts';
import { t, translate } from './translate.ts';

const itemCount = withValues<{ count: number }>({
  en: ({ count }) => plural.en(count, { one: '1 item', other: `${count} items` }),
  hi: ({ count }) => `${count} सामान`,
});

test('a message is translated with its values', () => {
  expect(translate('hi', { en: 'Cart', hi: 'कार्ट' })).toBe('कार्ट');
  expect(translate('en', itemCount, { count: 1 })).toBe('1 item');
  expect(translate('hi', itemCount, { count: 3 })).toBe('3 सामान');
  expect(t({ en: 'Cart', hi: 'कार्ट' })).toBe('Cart');
});

test('plural forms follow the categories of CLDR', () => {
  for (const language of LANGUAGES) {
    const rules = new Intl.PluralRules(language);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(plural[language](count, { one: 'one', other: 'other' })).toBe(rules.select(count));
      }),
    );
  }
});

test('dates and times have one format for each language', () => {
  expect(dayText('2026-11-17')).toBe('Tue, 17 Nov');
  expect(dayText('2026-11-17', 'hi')).toBe('मंगल, 17 नवंबर');
  expect(fullDateText('2026-02-01', 'hi')).toBe('1 फ़रवरी 2026');
  expect(monthText('2026-11')).toBe('November 2026');
  expect(timeText('09:30')).toBe('9:30 AM');
  expect(timeText('12:00')).toBe('12 PM');
  expect(timeText('23:00', 'hi')).toBe('रात 11 बजे');
  expect(timeWindowText('08:00', '11:00')).toBe('8–11 AM');
  expect(timeWindowText('11:00', '14:30')).toBe('11 AM–2:30 PM');
  expect(timeWindowText('08:00', '11:00', 'hi')).toBe('सुबह 8–11 बजे');
  expect(timeWindowText('11:00', '14:00', 'hi')).toBe('सुबह 11 से दोपहर 2 बजे');
  expect(momentText(new Date('2026-11-16T20:00:00Z'))).toBe('Tue, 17 Nov, 1:30 AM');
});

test('a site keeps the messages of its own language only', () => {
  const code = `export const cart = {
    title: { en: 'Cart', hi: 'कार्ट' },
    count: withValues<{ count: number }>({ en: ({ count }) => \`\${count} items\`, hi: ({ count }) => \`\${count} सामान\` }),
    other: { en: 'alone' },
  } satisfies Messages;`;
  expect(removeOtherLanguages(code, 'en')).not.toMatch(/[\u0900-\u097f]/);
  expect(removeOtherLanguages(code, 'en')).toContain("title: { en: 'Cart',  }");
  const hindi = removeOtherLanguages(code, 'hi');
  expect(hindi).not.toContain('items');
  expect(hindi).toContain("hi: 'कार्ट'");
  expect(hindi).toContain("{ en: 'alone' }");
});
