import { isFiller } from '@subah/rules/search/filler-words';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning } from '../words/meaning.ts';
import type { Alternative } from './alternatives.ts';
import type { Part } from './split-query.ts';

/** Before a thing, they say that it is something else: "artificial sugar" is no sugar. */
const NEGATIONS = new Set('no without artificial bina बिना'.split(' '));

/**
 * The longest end of a phrase that is the name of something: "moong dal" of "yellow moong dal". No form of medicine ("rose syrup" is no
 * cough syrup), and nothing of another trade: "face cream" is no dairy cream.
 */
export function lastThing({ text, stems, strength }: Alternative, lexicon: Lexicon): Alternative[] {
  const words = text.split(' ');
  if (NEGATIONS.has(words.at(-2) ?? '')) return [];
  const whole = meaningsOf(words, lexicon);
  for (let start = Math.min(1, words.length - 1); start < words.length; start++) {
    const things = meaningsOf(words.slice(start), lexicon).filter(
      (meaning) => meaning.relatedAs !== 'typed' && isOfSameTrade(meaning, whole),
    );
    if (things.length > 0) return [{ text: words.slice(start).join(' '), stems: stems.slice(start), strength }];
  }
  return [];
}

const meaningsOf = (words: readonly string[], lexicon: Lexicon): Meaning[] => {
  const match = lexicon.phraseAt(words, 0);
  return match?.length === words.length ? match.meanings : [];
};

/** What has no trade of its own, such as a brand, may be of any. */
const isOfSameTrade = ({ trade }: Meaning, others: Meaning[]): boolean =>
  !trade || others.length === 0 || others.some((other) => !other.trade || other.trade === trade);

/** Those of the things that the last typed word of a phrase means. */
export function typedThings({ words }: Part, things: Alternative[], lexicon: Lexicon): Alternative[] {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || isFiller(last)) return [];
  const meanings = lexicon.phraseAt([last], 0)?.meanings ?? [];
  const names = new Set([last, ...meanings.flatMap((meaning) => meaning.names.map(({ text }) => text))]);
  return things.filter(({ text }) => names.has(text));
}

/** A phrase for something else than its last word names: a shop without ice cream has no answer to "ice cream", not even dairy cream. */
export function isOtherThing({ meanings }: Part, lexicon: Lexicon): boolean {
  const names = meanings
    .flatMap((meaning) => meaning.names.map(({ text }) => text))
    .filter((text) => text.includes(' '));
  const isOther = (name: string) =>
    lexicon.longerNames(name.slice(name.lastIndexOf(' ') + 1)).some(({ text }) => text === name);
  return names.length > 0 && names.every(isOther);
}
