import { isFiller } from '@subah/rules/search/filler-words';
import { isDevanagari } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import { inOtherNumber } from './in-other-number.ts';
import { findLongerNames } from './longer-names.ts';
import type { Meaning, Phrase } from './meaning.ts';
import { addOwnWords, type LexiconEntry, meaningsByTerm, type OwnWord, stemEntries } from './meanings-by-term.ts';
import { createNearWords } from './near-words.ts';
import { createNeighbours } from './neighbours.ts';
import { lowerBound } from './sorted-words.ts';
import { createPhraseSounds, nearestSpelling, wordSound } from './word-sounds.ts';
import { withUsualWordForMedicine } from './words-for-medicine.ts';

const MAX_PHRASE_WORDS = 5;
const MAX_BY_PREFIX = 8;

type FoundPhrase = {
  length: number;
  meanings: Meaning[];
  /** As the dictionary spells it, if it was typed otherwise: "almondmilk" is "almond milk". */
  spelt?: string;
};

export type Lexicon = {
  /** The longest known phrase that begins at this word. */
  phraseAt: (words: readonly string[], start: number) => FoundPhrase | undefined;
  /** What the known word means that sounds the same and is spelt most alike. */
  soundsLike: (word: string) => Meaning[];
  /** What a word in Devanagari sounds like that is in the dictionary in Devanagari. */
  soundsLikeHindi: (word: string) => Meaning[];
  /** The nearest known words within the tolerated edits, with their distance. */
  findNear: (word: string) => { word: string; edits: number }[];
  /** Names of several words that contain the word but are something else: "sweet potato" is no potato, "cow milk" is milk. */
  longerNames: (word: string) => readonly Phrase[];
  /** Words beside this one in phrases, apart from filler words. */
  wordsAfter: (word: string) => readonly string[];
  wordsBefore: (word: string) => readonly string[];
  /** Known words that begin with the text. */
  findByPrefix: (prefix: string) => string[];
};

/** The shop's own words replace what the entries say about the same term. */
export function createLexicon(
  entries: readonly LexiconEntry[],
  ownWords: readonly OwnWord[],
  stemOf: (word: string) => string,
): Lexicon {
  const stemmed = stemEntries(entries, stemOf);
  const byTerm = meaningsByTerm(stemmed);
  addOwnWords(byTerm, ownWords, stemOf);
  const longerNames = findLongerNames(stemmed);
  const words = [...byTerm.keys()].filter((term) => !term.includes(' '));
  const phraseSounds = createPhraseSounds();
  const neighbours = createNeighbours();
  for (const [term, meanings] of byTerm) {
    const isComplaint = meanings.every(({ relatedAs }) => relatedAs === 'typed');
    if (term.includes(' ') && phraseSounds.add(term, { inAnyOrder: isComplaint })) neighbours.add(term);
  }
  return {
    phraseAt: createPhrases(byTerm, phraseSounds),
    ...createSounds(byTerm, words),
    findNear: createNearWords(words),
    longerNames: (word) => longerNames.get(word) ?? [],
    wordsAfter: neighbours.after,
    wordsBefore: neighbours.before,
    findByPrefix: createPrefixes(words),
  };
}

type MeaningsByTerm = ReadonlyMap<string, Meaning[]>;

/** Finds phrases as typed, in the other number, written as one word, or by their sound. */
function createPhrases(
  byTerm: MeaningsByTerm,
  phraseSounds: ReturnType<typeof createPhraseSounds>,
): Lexicon['phraseAt'] {
  /** Written as one word: "suraj mukhi tel" is "surajmukhi tel". */
  const byJoined = new Map<string, string>();
  for (const term of byTerm.keys()) {
    const joined = term.replaceAll(' ', '');
    if (!byJoined.has(joined)) byJoined.set(joined, term);
  }
  return (words, start) => {
    const [first = '', second] = words.slice(start, start + 2);
    const mayBegin = second !== undefined && phraseSounds.mayBegin(first);
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length);
      // "face wash for oily skin" begins with the phrase of two words: the third belongs to what follows.
      const mayBeSound = mayBegin && length > 1 && !isFiller(phrase.at(-1) ?? '');
      const text = phrase.join(' ');
      const otherTexts = length > 1 ? [inOtherNumber(text), ...withUsualWordForMedicine(phrase)] : [];
      const asTyped = [text, ...otherTexts].map((each) => byTerm.get(each)).find(Boolean);
      if (asTyped) return { length, meanings: asTyped };
      const spelt = byJoined.get(phrase.join('')) ?? (mayBeSound ? phraseSounds.find(phrase) : undefined);
      if (spelt) return { length, meanings: byTerm.get(spelt) ?? [], spelt };
    }
    return undefined;
  };
}

function createSounds(byTerm: MeaningsByTerm, words: string[]): Pick<Lexicon, 'soundsLike' | 'soundsLikeHindi'> {
  const bySound = Map.groupBy(words, soundOf);
  const byHindiSound = new Map<string, Meaning[]>();
  for (const word of words.filter(isDevanagari))
    if (!byHindiSound.has(wordSound(word))) byHindiSound.set(wordSound(word), byTerm.get(word) ?? []);
  return {
    soundsLike(word) {
      const sound = soundOf(word);
      const alike = nearestSpelling(word, bySound.get(sound) ?? []) ?? '';
      return byTerm.get(alike) ?? byHindiSound.get(sound) ?? [];
    },
    soundsLikeHindi: (word) => byHindiSound.get(wordSound(word)) ?? [],
  };
}

function createPrefixes(words: string[]): Lexicon['findByPrefix'] {
  const sorted = words.toSorted();
  return (prefix) => {
    const found: string[] = [];
    for (let at = lowerBound(sorted, prefix, (word) => word); sorted[at]?.startsWith(prefix); at++) {
      if (found.push(sorted[at] ?? '') === MAX_BY_PREFIX) break;
    }
    return found;
  };
}
