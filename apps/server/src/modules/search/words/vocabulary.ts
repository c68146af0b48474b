import { editDistance, toleratedEdits } from '@subah/rules/search/edit-distance';
import { consonantsOf, englishSound, englishSoundOfHindi } from '@subah/rules/search/english-sound';
import { singleEdits } from '@subah/rules/search/single-edits';
import { soundOf } from '@subah/rules/search/sound';
import { lowerBound } from './sorted-words.ts';
import { createTrigramIndex } from './trigram-index.ts';

export type CountedWord = {
  word: string;
  products: number;
  brandProducts: number;
  headProducts: number;
  stem: string;
  sound: string;
};

/** `cost` is the number of edits, less for the same sound and for a common word. */
export type Correction = { word: string; cost: number };

const MAX_CORRECTIONS = 3;
const MAX_COMPLETIONS = 12;
/** Completions stop once they cover this many products together: more would only slow the search. */
const ENOUGH_PRODUCTS = 10_000;
const MAX_SIMILAR = 16;
const MAX_SAME_SOUND = 8;
const MAX_SAME_BEGINNING = 200;
/** Above this length a misspelling with one edit shares enough trigrams to be found by them. */
const MAX_LENGTH_OF_SINGLE_EDITS = 8;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of the catalog in memory: a search looks up about a dozen words before its one query. */
export function createVocabulary() {
  /** Sorted. */
  const words: CountedWord[] = [];
  const byWord = new Map<string, CountedWord>();
  const bySound = new Map<string, CountedWord[]>();
  const countsByStem = new Map<string, { products: number; brandProducts: number; headProducts: number }>();
  const trigrams = createTrigramIndex();
  /** By the consonants of their English sound. */
  const byConsonants = new Map<string, CountedWord[]>();

  const withPrefix = (prefix: string): CountedWord[] => {
    const start = lowerBound(words, prefix, ({ word }) => word);
    let end = start;
    while (words[end]?.word.startsWith(prefix)) end++;
    return words.slice(start, end);
  };

  /** Sorted once for each beginning of two letters, as every correction needs them. */
  const byBeginning = new Map<string, CountedWord[]>();
  const mostCommonWithBeginning = (beginning: string): CountedWord[] => {
    const sorted = byBeginning.get(beginning) ?? withPrefix(beginning).toSorted((a, b) => b.products - a.products);
    if (sorted.length > 0) byBeginning.set(beginning, sorted);
    return sorted;
  };

  /** Words one edit away, of the same sound, with similar trigrams, and for short words with the same first two letters. */
  const candidatesFor = (typed: string): Set<CountedWord> => {
    if (typed.length < 3) return new Set();
    const hasSimilarLength = (word: CountedWord) => Math.abs(word.word.length - typed.length) <= 2;
    const isShort = typed.length <= MAX_LENGTH_OF_SINGLE_EDITS;
    return new Set([
      ...(isShort ? singleEdits(typed).flatMap((edited) => byWord.get(edited) ?? []) : []),
      ...mostCommon(bySound.get(soundOf(typed)) ?? [], MAX_SAME_SOUND),
      ...trigrams.findSimilar(typed, MAX_SIMILAR).flatMap((position) => words[position] ?? []),
      ...(isShort
        ? mostCommonWithBeginning(typed.slice(0, 2)).filter(hasSimilarLength).slice(0, MAX_SAME_BEGINNING)
        : []),
    ]);
  };

  return {
    /** Words must be added in sorted order. */
    add(counted: CountedWord): void {
      byBeginning.clear();
      words.push(counted);
      byWord.set(counted.word, counted);
      trigrams.add(counted.word);
      const counts = countsByStem.get(counted.stem) ?? { products: 0, brandProducts: 0, headProducts: 0 };
      counts.products += counted.products;
      counts.brandProducts += counted.brandProducts;
      counts.headProducts = counted.headProducts;
      countsByStem.set(counted.stem, counts);
      const sameSound = bySound.get(counted.sound);
      if (sameSound) sameSound.push(counted);
      else bySound.set(counted.sound, [counted]);
      if (!mayBeEnglish(counted)) return;
      const consonants = consonantsOf(englishSound(counted.word));
      const sameConsonants = byConsonants.get(consonants);
      if (sameConsonants) sameConsonants.push(counted);
      else byConsonants.set(consonants, [counted]);
    },
    has: (word: string): boolean => byWord.has(word),
    stemOf: (word: string): string | undefined => byWord.get(word)?.stem,
    /** Products with a word of this stem: "tomatoes" counts products with "tomato". */
    productsOf: (stem: string): number => countsByStem.get(stem)?.products ?? 0,
    /** Whether a word of this stem is a brand for most of its products. */
    isBrand(stem: string): boolean {
      const { products = 0, brandProducts = 0 } = countsByStem.get(stem) ?? {};
      return brandProducts * 2 > products;
    },
    /** Of the texts with a word of this stem, the share of names of which it is the head noun. */
    headShare(stem: string): number {
      const { products = 0, headProducts = 0 } = countsByStem.get(stem) ?? {};
      return headProducts / Math.max(1, products);
    },
    /** Words that begin with the text, most common first. */
    complete: (prefix: string): string[] =>
      prefix.length < 2 ? [] : limitProducts(mostCommon(withPrefix(prefix), MAX_COMPLETIONS)).map(({ word }) => word),
    /** Products of which a word that begins with the text is the head noun. */
    countThings: (prefix: string): number =>
      [...new Set(withPrefix(prefix).map(({ stem }) => stem))]
        .map((stem) => countsByStem.get(stem)?.headProducts ?? 0)
        .reduce((sum, products) => sum + products, 0),
    /** Things whose word begins with the text, those with most products first; one word of each stem. */
    findThings(prefix: string, limit: number): string[] {
      const byStem = new Map<string, CountedWord>();
      for (const word of withPrefix(prefix)) {
        const other = byStem.get(word.stem);
        if (word.headProducts > 0 && (!other || other.products < word.products)) byStem.set(word.stem, word);
      }
      return [...byStem.values()]
        .sort((a, b) => b.headProducts - a.headProducts)
        .slice(0, limit)
        .map(({ word }) => word);
    },
    /** English words that a word in Devanagari sounds like (वाटर, "water"), likeliest first. */
    readAsEnglish(hindi: string): EnglishReading[] {
      const sound = englishSoundOfHindi(hindi);
      const consonants = consonantsOf(sound);
      if (consonants.length < 2) return [];
      const inBothNumbers = new Set([consonants, `${consonants}s`, consonants.replace(/s$/, '')]);
      return rankEnglish(
        sound,
        [...inBothNumbers].flatMap((key) => byConsonants.get(key) ?? []),
      );
    },
    /** Words that the typed one may be a misspelling of, best first. */
    correct: (typed: string): Correction[] => rankCorrections(spellingOf(typed), candidatesFor(typed)),
  };
}

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

const MIN_LENGTH_OF_ENGLISH = 3;
/** A word of a single product is hardly what was spoken. */
const mayBeEnglish = ({ word, products }: CountedWord): boolean =>
  products > 1 && word.length >= MIN_LENGTH_OF_ENGLISH && /^[a-z]+$/.test(word);
/** A word that is ten times as common may differ in one vowel more. */
const COST_OF_VOWEL = 0.5;
const COST_OF_LETTER = 0.2;
const MAX_ENGLISH = 3;

/** An English word with the vowels in which it sounds otherwise. */
export type EnglishReading = { word: string; edits: number };

/** Few other vowels, few other letters and many products rank a word higher, most of all if it is what they are. */
function rankEnglish(sound: string, candidates: CountedWord[]): EnglishReading[] {
  return (
    candidates
      .map(({ word, products, headProducts }) => {
        const edits = editDistance(sound, englishSound(word));
        const commonness = Math.log10((1 + products) * (1 + headProducts)) / 4;
        return { word, edits, cost: COST_OF_VOWEL * edits + COST_OF_LETTER * editDistance(sound, word) - commonness };
      })
      // पत्ता is no "pet".
      .filter(({ edits }) => edits * 2 <= consonantsOf(sound).length)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MAX_ENGLISH)
  );
}

/** A word with its sound, which is computed once. */
export type Spelling = { word: string; sound: string };

export const spellingOf = (word: string): Spelling => ({ word, sound: soundOf(word) });

const SAME_SOUND = 1.5;
const COST_OF_SIMILAR_SOUND = 2;
const MIN_LENGTH_OF_SIMILAR_SOUND = 5;

/** Spelt by ear and one letter wrong: "breenajl" is "brinjal". */
const costBySound = (typed: string, sound: string): number =>
  Math.min(typed.length, sound.length) >= MIN_LENGTH_OF_SIMILAR_SOUND && editDistance(typed, sound, 1) === 1
    ? COST_OF_SIMILAR_SOUND
    : Number.POSITIVE_INFINITY;

/** Few edits, the same sound and many products rank a candidate higher. Undefined if it is too different. */
export function costOfCorrection(
  typed: Spelling,
  { word, sound, products }: Spelling & { products: number },
): number | undefined {
  const maxEdits = toleratedEdits(typed.word.length);
  const edits = editDistance(typed.word, word, maxEdits + 1);
  const hasSameSound = sound === typed.sound;
  // An edit makes another word of a short one, unless it begins alike: foil is not oil.
  const keptWhole = typed.word.length <= 4 ? 0 : 1;
  if (!hasSameSound && edits > keptWhole && typed.word.length <= 6 && word[0] !== typed.word[0]) return undefined;
  const cost = hasSameSound ? edits - SAME_SOUND : Math.min(edits, costBySound(typed.sound, sound));
  // A far more common word may be half an edit or more further away.
  return cost <= maxEdits ? cost - Math.log10(1 + products) / 2 : undefined;
}

function rankCorrections(typed: Spelling, candidates: Set<CountedWord>): Correction[] {
  return Array.from(candidates)
    .flatMap((candidate) => {
      const cost = candidate.word === typed.word ? undefined : costOfCorrection(typed, candidate);
      return cost === undefined ? [] : [{ word: candidate.word, cost }];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_CORRECTIONS);
}
