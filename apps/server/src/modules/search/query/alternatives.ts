import { FILLER_WORDS } from '@subah/rules/search/filler-words';
import { inOtherNumber } from '../words/in-other-number.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning, Phrase, Strength } from '../words/meaning.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

export type Alternative = Phrase & { strength: Strength };

export type Lookups = { lexicon: Lexicon; vocabulary: Vocabulary; stemOf: (word: string) => string };

export const withStrength = (phrases: readonly Phrase[], strength: Strength): Alternative[] =>
  phrases.map((phrase) => ({ ...phrase, strength }));

/** Texts of the catalog or the customer as alternatives. */
export const toAlternatives = (texts: readonly string[], strength: Strength, { stemOf }: Lookups): Alternative[] =>
  texts.map((text) => ({ text, stems: text.split(' ').map(stemOf), strength }));

export function meaningAlternatives(meanings: readonly Meaning[], strength: Strength = 'typed'): Alternative[] {
  const weaker = strength === 'typed' ? 'same' : strength;
  return meanings.flatMap(({ names, words, related, relatedAs, isLessLikely }) => [
    ...withStrength(names, isLessLikely ? weaker : strength),
    ...withStrength(words, weaker),
    ...withStrength(related, strength === 'typed' || relatedAs === 'related' ? relatedAs : strength),
  ]);
}

/** Alternatives whose words the catalog has. "ande" (eggs) has the stem "and", which stands in many names. */
export const onlyInCatalog = (alternatives: Alternative[], { vocabulary }: Lookups): Alternative[] =>
  alternatives.filter(({ text, stems, isBrand, isExact, isCommonWord }) => {
    if (isCommonWord && !stems.every(vocabulary.isBrand)) return false;
    const words = text.split(' ');
    if (words.some((word, place) => differsFromStem(word, stems[place] ?? '', vocabulary))) return false;
    if (isExact && !words.every(vocabulary.has)) return false;
    if (words.some((word) => !vocabulary.has(word) && isOtherWordOfStem(word, { isBrand, vocabulary }))) return false;
    return stems.every(
      (stem, place) => vocabulary.productsOf(stem) > 0 && (stem === words[place] || !FILLER_WORDS.has(stem)),
    );
  });

/**
 * A word that the catalog lacks is found by its stem, as "tomatoes" by "tomato". But "electral" has the stem of "electric", and
 * PostgreSQL stems "amli" (tamarind) to "am" as an adverb.
 */
const isOtherWordOfStem = (
  word: string,
  { isBrand, vocabulary }: { isBrand: boolean | undefined; vocabulary: Pick<Vocabulary, 'has'> },
): boolean => (isBrand ? !vocabulary.has(inOtherNumber(word)) : word.endsWith('li'));

/** "acidity" has the stem of "acid", which many salts end with: a complaint is no product with folic acid. */
const differsFromStem = (word: string, stem: string, { has }: Pick<Vocabulary, 'has'>): boolean =>
  word.endsWith('ity') && has(stem);

/** Each alternative once, with its first strength. A typed word is a brand if the dictionary says so. */
export function merge(alternatives: Alternative[]): Alternative[] {
  const byStems = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = `${alternative.isHeadOnly ? '=' : ''}${alternative.stems.join(' ')}`;
    const first = byStems.get(key);
    if (!first) byStems.set(key, alternative);
    else if (alternative.isBrand && !first.isBrand) byStems.set(key, { ...first, isBrand: true });
  }
  return [...byStems.values()];
}
