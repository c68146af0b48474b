import { devanagariOf } from '@subah/rules/search/devanagari';
import { isFormOrPatient, isSymptom } from './complaints.ts';
import { isPerson } from './main-term.ts';
import { isThing, type Part } from './split-query.ts';

const PURPOSE = / (?:ke liye|keliye|के लिए|के लिये) /;

const POSTPOSITIONS = ['ke', 'liye', 'keliye', 'के', 'लिए', 'लिये'];

/** A person, a complaint or a part of the body says what kind of thing is wanted. */
const saysWhichKind = (part: Part): boolean =>
  isPerson(part) || isFormOrPatient(part) || isSymptom(part) || part.meanings.some(({ isProperty }) => isProperty);

/**
 * What something is bought for stands before "ke liye": the milk of "chai ke liye doodh" is not called so. Known phrases ("pizza ke liye
 * cheese") are one part.
 */
export function withoutPurpose(parts: Part[], words: readonly string[]): Part[] {
  const [before = '', after] = words.map(devanagariOf).join(' ').split(PURPOSE);
  if (!after) return parts;
  const purpose = new Set([...before.split(' '), ...POSTPOSITIONS]);
  const isPurpose = (part: Part): boolean =>
    !saysWhichKind(part) && part.words.every((word) => purpose.has(devanagariOf(word)));
  const others = parts.filter((part) => !isPurpose(part));
  return others.some(isThing) ? others : parts;
}
