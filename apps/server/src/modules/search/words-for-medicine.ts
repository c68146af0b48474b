import { lettersOf, plainWords } from '@subah/rules/search/plain-words';

const TABLET_WORDS = new Set('goli tablet tablets गोली'.split(' '));
const MEDICINE_WORDS = new Set([...TABLET_WORDS, ...'dawa dawai dava davai medicine medicines दवा दवाई'.split(' ')]);

const USUAL_WORDS_FOR_MEDICINE = ['dawa', plainWords('दवा')];

/** "sugar ki dawai" and "sugar ki goli" are "sugar ki dawa", in the dictionary and in both scripts. */
export function withUsualWordForMedicine(words: readonly string[]): string[] {
  const others = words.slice(0, -1);
  return MEDICINE_WORDS.has(lettersOf(words.at(-1) ?? ''))
    ? USUAL_WORDS_FOR_MEDICINE.map((usual) => [...others, usual].join(' '))
    : [];
}

const TABLETS = ['tablet', 'capsul', 'softgel'];

/** Stems of the forms that a word for medicine asks for: "sugar ki dawa" is no glucometer, "vitamin c ki goli" no lotion. */
export function formsOfMedicine(words: readonly string[]): readonly string[] {
  const asked = words.map(lettersOf);
  if (asked.some((word) => TABLET_WORDS.has(word))) return TABLETS;
  return asked.some((word) => MEDICINE_WORDS.has(word)) ? [...TABLETS, 'syrup'] : [];
}
