import { lettersOf, plainWords } from '@subah/rules/search/plain-words';

const TABLET_WORDS = new Set('goli tablet tablets गोली'.split(' '));
const MEDICINE_WORDS = new Set([...TABLET_WORDS, ...'dawa dawai dava davai medicine medicines दवा दवाई'.split(' ')]);

/** "gathiya ki dawa" is for arthritis, "gathiya" more likely a snack. */
export const asksForMedicine = (words: readonly string[]): boolean =>
  words.some((word) => MEDICINE_WORDS.has(lettersOf(word)));

const USUAL_WORDS_FOR_MEDICINE = ['dawa', plainWords('दवा')];

/** "sugar ki dawai" and "sugar ki goli" are "sugar ki dawa", in the dictionary and in both scripts. */
export function withUsualWordForMedicine(words: readonly string[]): string[] {
  const others = words.slice(0, -1);
  return MEDICINE_WORDS.has(lettersOf(words.at(-1) ?? ''))
    ? USUAL_WORDS_FOR_MEDICINE.map((usual) => [...others, usual].join(' '))
    : [];
}

const TABLETS = ['tablet', 'capsul', 'softgel'];

/** Stems of the forms that are put on the skin. A balm is none of them: it helps against a cold, too. */
export const FORMS_FOR_SKIN = ['cream', 'ointment', 'lotion', 'gel', 'shampoo', 'soap'];

const REMEDY_FOR_SKIN = new RegExp(`\\b(${[...FORMS_FOR_SKIN, 'balm'].join('|')})$`);
export const isForSkin = (remedy: string): boolean => REMEDY_FOR_SKIN.test(remedy);

type MedicineQuery = {
  /** A complaint of the skin, or a medicine that helps only the skin. */
  isOfSkin: boolean;
  /** Nothing but the name of a medicine. */
  isMedicine: boolean;
};

/**
 * Stems of the forms that come first: a word for medicine asks for them ("sugar ki dawa" is no glucometer, "vitamin c ki goli" no lotion),
 * and so do a complaint of the skin and the name of a medicine, of which there may be gels and drops, too.
 */
export function formsOfMedicine(words: readonly string[], { isOfSkin, isMedicine }: MedicineQuery): readonly string[] {
  const letters = words.map(lettersOf);
  if (letters.some((word) => TABLET_WORDS.has(word))) return TABLETS;
  if (isOfSkin) return FORMS_FOR_SKIN;
  if (isMedicine) return TABLETS;
  return letters.some((word) => MEDICINE_WORDS.has(word)) ? [...TABLETS, 'syrup'] : [];
}
