import { devanagariOf } from '@subah/rules/search/devanagari';
import { isDevanagari, plainWords } from '@subah/rules/search/plain-words';
import type { Part } from './split-query.ts';

export const isSymptom = ({ meanings }: Part): boolean => meanings.some(({ relatedAs }) => relatedAs === 'typed');

export const isComplaint = (part: Part): boolean =>
  isSymptom(part) || part.meanings.some(({ catalog }) => catalog === 'labtest');

/** Forms of a medicine and who takes it: what helps need not be called so, but comes first if it is. */
const FORMS_AND_PATIENTS = new Set(
  `cream creams ointment tablet tablets capsule capsules syrup gel tube drops drop spray lotion powder malham marham malam churna
  baby babies child children kid kids bacche bachche bache baccha bachcha bachhe bacchon bachon adult adults मलहम क्रीम सिरप बच्चे बच्चों बच्चा`.split(
    /\s+/,
  ),
);

const TABLET_WORDS = new Set('goli tablet tablets गोली'.split(' '));
const MEDICINE_WORDS = new Set([...TABLET_WORDS, ...'dawa dawai dava davai medicine medicines दवा दवाई'.split(' ')]);

const toHindi = (word: string): string => (isDevanagari(word) ? devanagariOf(word) : word);

const USUAL_WORDS_FOR_MEDICINE = ['dawa', plainWords('दवा')];

/** "sugar ki dawai" and "sugar ki goli" are "sugar ki dawa", in the dictionary and in both scripts. */
export function withUsualWordForMedicine(words: readonly string[]): string[] {
  const others = words.slice(0, -1);
  return MEDICINE_WORDS.has(toHindi(words.at(-1) ?? ''))
    ? USUAL_WORDS_FOR_MEDICINE.map((usual) => [...others, usual].join(' '))
    : [];
}

const TABLETS = ['tablet', 'capsul', 'softgel'];

/** Stems of the forms that a word for medicine asks for: "sugar ki dawa" is no glucometer, "vitamin c ki goli" no lotion. */
export function formsOfMedicine(words: readonly string[]): readonly string[] {
  const asked = words.map(toHindi);
  if (asked.some((word) => TABLET_WORDS.has(word))) return TABLETS;
  return asked.some((word) => MEDICINE_WORDS.has(word)) ? [...TABLETS, 'syrup'] : [];
}

const hasRemedies = ({ meanings }: Part): boolean => meanings.some(({ related }) => related.length > 0);

export const isFormOrPatient = (part: Part): boolean =>
  part.words.length === 1 && !hasRemedies(part) && part.words.every((word) => FORMS_AND_PATIENTS.has(toHindi(word)));

/** Also a thing in itself: "dard ka tel" is a remedy, "cold pressed oil" none. */
const OILS = new Set('oil tel तेल'.split(' '));
const isOil = ({ words: [first = '', ...rest] }: Part): boolean => rest.length === 0 && OILS.has(toHindi(first));

/** Beside a complaint, the forms of its remedies and its patients apart from the rest; an oil if nothing else is named. */
export function separateForms(parts: Part[]): [Part[], Part[]] {
  if (!parts.some((part) => isSymptom(part) && !isFormOrPatient(part))) return [[], parts];
  const isRemedyOil = parts.every((part) => isSymptom(part) || isOil(part) || isFormOrPatient(part));
  const isFormOfRemedy = (part: Part): boolean => isFormOrPatient(part) || (isRemedyOil && isOil(part));
  return [parts.filter(isFormOfRemedy), parts.filter((part) => !isFormOfRemedy(part))];
}
