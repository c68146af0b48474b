import { editDistance, toleratedEdits } from '@subah/rules/search/edit-distance';
import { soundOf } from '@subah/rules/search/sound';
import { createTrigramIndex } from './trigram-index.ts';

export type WordFacts = {
  /** Products with the word or another of the same stem: "tomatoes" counts products with "tomato". */
  products: number;
  /** Words that begin with it, most common first. */
  completions: string[];
  /** Words that it may be a misspelling of, best first. */
  corrections: string[];
};

export type CountedWord = { word: string; products: number; stem: string; sound: string };

const MAX_CORRECTIONS = 3;
const MAX_COMPLETIONS = 12;
/** Completions stop once they cover this many products together: more would only slow the search. */
const ENOUGH_PRODUCTS = 10_000;
const MAX_SIMILAR = 16;
const MAX_SAME_SOUND = 8;
const MAX_SAME_BEGINNING = 200;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of the catalog in memory: a search looks up about a dozen words before its one query. */
export function createVocabulary() {
  /** Sorted. */
  const words: CountedWord[] = [];
  const byWord = new Map<string, CountedWord>();
  const bySound = new Map<string, CountedWord[]>();
  const productsByStem = new Map<string, number>();
  const trigrams = createTrigramIndex();

  const withPrefix = (prefix: string): CountedWord[] => {
    const start = lowerBound(words, prefix);
    let end = start;
    while (words[end]?.word.startsWith(prefix)) end++;
    return words.slice(start, end);
  };

  /** Words of the same sound, with similar trigrams, and for short words with the same first two letters. */
  const candidatesFor = (typed: string): Set<CountedWord> => {
    if (typed.length < 3) return new Set();
    const hasSimilarLength = (word: CountedWord) => Math.abs(word.word.length - typed.length) <= 1;
    return new Set([
      ...mostCommon(bySound.get(soundOf(typed)) ?? [], MAX_SAME_SOUND),
      ...trigrams.findSimilar(typed, MAX_SIMILAR).flatMap((position) => words[position] ?? []),
      ...(typed.length <= 7
        ? mostCommon(withPrefix(typed.slice(0, 2)).filter(hasSimilarLength), MAX_SAME_BEGINNING)
        : []),
    ]);
  };

  return {
    /** Words must be added in sorted order. */
    add(counted: CountedWord): void {
      words.push(counted);
      byWord.set(counted.word, counted);
      trigrams.add(counted.word);
      productsByStem.set(counted.stem, (productsByStem.get(counted.stem) ?? 0) + counted.products);
      const sameSound = bySound.get(counted.sound);
      if (sameSound) sameSound.push(counted);
      else bySound.set(counted.sound, [counted]);
    },
    has: (word: string): boolean => byWord.has(word),
    /** `stem` is required for a word that is not in the vocabulary. */
    facts(typed: string, stem = byWord.get(typed)?.stem ?? typed): WordFacts {
      const products = productsByStem.get(stem) ?? 0;
      if (products > 0) return { ...UNKNOWN, products };
      const completions = typed.length > 1 ? limitProducts(mostCommon(withPrefix(typed), MAX_COMPLETIONS)) : [];
      return {
        products,
        completions: completions.map(({ word }) => word),
        corrections: rankCorrections(typed, candidatesFor(typed)),
      };
    },
  };
}

export const UNKNOWN: WordFacts = { products: 0, completions: [], corrections: [] };

const mostCommon = (words: CountedWord[], limit: number): CountedWord[] =>
  words.toSorted((a, b) => b.products - a.products).slice(0, limit);

function limitProducts(words: CountedWord[]): CountedWord[] {
  let sum = 0;
  return words.filter(({ products }) => {
    const isNeeded = sum < ENOUGH_PRODUCTS;
    sum += products;
    return isNeeded;
  });
}

/** Index of the first word that is not less than the text. */
function lowerBound(words: CountedWord[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Few edits, the same sound and many products rank a candidate higher. */
function rankCorrections(typed: string, candidates: Set<CountedWord>): string[] {
  const typedSound = soundOf(typed);
  const maxEdits = toleratedEdits(typed.length);
  return Array.from(candidates, ({ word, sound, products }) => ({
    word,
    cost: editDistance(typed, word, maxEdits + 1) - (sound === typedSound ? 1.5 : 0),
    // A far more common word may be half an edit or more further away.
    bonus: Math.log10(1 + products) / 2,
  }))
    .filter(({ cost }) => cost <= maxEdits)
    .sort((a, b) => a.cost - a.bonus - (b.cost - b.bonus))
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}
