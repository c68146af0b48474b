import { type Language, SITE_LANGUAGE } from './language.ts';
import { type Messages, plural, withValues } from './message.ts';
import { translate } from './translate.ts';

const texts = {
  more: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 more area', other: `${count} more areas` }),
    hi: ({ count }) => plural.hi(count, { one: '1 दूसरे इलाके', other: `${count} दूसरे इलाकों` }),
  }),
  and: { en: ' and ', hi: ' और ' },
  deliveryIn: withValues<{ places: string }>({
    en: ({ places }) => `Delivery in ${places}.`,
    hi: ({ places }) => `${places} में डिलीवरी।`,
  }),
} satisfies Messages;

const MAX_NAMED = 3;

type NamedArea = { name: string; hindiName: string | null };

/** "Delivery in Mandideep, Satlapur, Misrod and 5 more areas.", empty without areas */
export function deliveryAreasText(areas: readonly NamedArea[], language: Language = SITE_LANGUAGE): string {
  if (areas.length === 0) return '';
  const named = areas.slice(0, MAX_NAMED).map(({ name, hindiName }) => (language === 'hi' && hindiName) || name);
  const count = areas.length - named.length;
  const parts = count > 0 ? [...named, translate(language, texts.more, { count })] : named;
  const first = parts.slice(0, -1).join(', ');
  const places = [first, ...parts.slice(-1)].filter(Boolean).join(translate(language, texts.and));
  return translate(language, texts.deliveryIn, { places });
}
