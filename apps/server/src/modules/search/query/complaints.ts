import { lettersOf } from '@subah/rules/search/plain-words';
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

export const namesFormOrPatient = (words: readonly string[]): boolean =>
  words.some((word) => FORMS_AND_PATIENTS.has(lettersOf(word)));

/** Beside a word for medicine, a word that also names other things is a complaint. */
export function readAsComplaint(part: Part): Part {
  const complaints = part.meanings.filter(({ relatedAs }) => relatedAs === 'typed');
  const isAmbiguous = complaints.length > 0 && complaints.length < part.meanings.length;
  return isAmbiguous ? { ...part, meanings: complaints, isComplaint: true } : part;
}

const EYES_AND_EARS = new Set(['eye', 'ear', 'eyes', 'ears']);
/** "badan me khujli" is itching. Eyes and ears have remedies of their own. */
const isPartOfBody = ({ meanings }: Part): boolean =>
  meanings.length > 0 &&
  meanings.every(({ isProperty, names }) => isProperty && !names.some(({ text }) => EYES_AND_EARS.has(text)));

const hasRemedies = ({ meanings }: Part): boolean => meanings.some(({ related }) => related.length > 0);

export const isFormOrPatient = (part: Part): boolean =>
  part.words.length === 1 && !hasRemedies(part) && part.words.every((word) => FORMS_AND_PATIENTS.has(lettersOf(word)));

/** Also a thing in itself: "dard ka tel" is a remedy, "cold pressed oil" none. */
const OILS = new Set('oil tel तेल'.split(' '));
const isOil = ({ words: [first = '', ...rest] }: Part): boolean => rest.length === 0 && OILS.has(lettersOf(first));

/** Beside a complaint, the forms of its remedies, its patients and their bodies apart from the rest; an oil if nothing else is named. */
export function separateForms(parts: Part[]): [Part[], Part[]] {
  if (!parts.some((part) => isSymptom(part) && !isFormOrPatient(part))) return [[], parts];
  const isRemedyOil = parts.every(
    (part) => isSymptom(part) || isOil(part) || isFormOrPatient(part) || isPartOfBody(part),
  );
  const isFormOfRemedy = (part: Part): boolean =>
    isFormOrPatient(part) || isPartOfBody(part) || (isRemedyOil && isOil(part));
  return [parts.filter(isFormOfRemedy), parts.filter((part) => !isFormOfRemedy(part))];
}
