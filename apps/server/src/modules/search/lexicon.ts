import type { Catalog } from '@subah/rules/catalog/catalogs';
import { editDistance, toleratedEdits } from '@subah/rules/search/edit-distance';
import { isFiller } from '@subah/rules/search/filler-words';
import { isDevanagari, plainWords } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import { createNeighbours } from './neighbours.ts';
import { lowerBound } from './sorted-words.ts';
import { createPhraseSounds, nearestSpelling, wordSound } from './word-sounds.ts';

const MAX_PHRASE_WORDS = 5;

/** A phrase in plain words, with the stems that PostgreSQL's index has for them. */
export type Phrase = {
  text: string;
  stems: readonly string[];
  /** Only products that are this, not those that have it in their name: snacks are chips, but no chip slicer. */
  isHeadOnly?: boolean;
  /** Helps against a complaint: the zinc of medicines, not that of batteries. */
  isRemedy?: boolean;
  isBrand?: boolean;
  /** A brand that is a common word, too: only where the catalog has it as a brand. */
  isCommonWord?: boolean;
  /** Found by its own words only, not by others of the same stems: the complaint "fits" is no "Fit Egg". */
  isExact?: boolean;
};

/**
 * `typed`: the word itself or what products are called that it names. `same`: other words of the same meaning. `near`: what it may have
 * been meant as. `related`: what else answers the search.
 */
export type Strength = 'typed' | 'same' | 'near' | 'related';

/** What a typed term stands for. */
export type Meaning<Text = Phrase> = {
  /** What products are called. */
  names: readonly Text[];
  /** Other words for the same thing, in any language. */
  words: readonly Text[];
  /** Names of other products that also answer the search. */
  related: readonly Text[];
  /** A complaint is answered by what is related to it: nothing is called "headache". */
  relatedAs: Strength;
  /** The catalog that is most likely meant. */
  catalog?: Catalog;
  /** Food, care, household …; not of words for many things, complaints and brands. */
  trade?: string;
  /** Says what something is like or for ("lal", "baal"), never what is wanted. */
  isProperty?: boolean;
  /** Of a term with several meanings, not the one that is most likely meant. */
  isLessLikely?: boolean;
  /** What clinics call the department of a doctor. */
  departments?: readonly string[];
};

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

/** The letters of a word as bits, to leave out most words before the costly edit distance. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** "health drinks" is in the dictionary as "health drink", "potato chip" as "potato chips". */
const inOtherNumber = (text: string): string => (text.endsWith('s') ? text.slice(0, -1) : `${text}s`);

/** In plain words. */
export type LexiconEntry = {
  terms: readonly string[];
  /** Terms that more likely mean another entry. */
  lessLikelyTerms?: ReadonlySet<string>;
  meaning: Meaning<string>;
  isBrand?: boolean;
  /** Only products that are this answer the search. */
  isHeadOnly?: boolean;
  /** Whether a name is a kind of what its last word names, where its terms do not show it. */
  isKindOfLastWord?: ReadonlyMap<string, boolean>;
};

type OwnWord = { term: string; means: readonly string[] };

const MAX_BY_PREFIX = 8;

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/**
 * "cow milk" is a kind of milk, for most of its words are like "gaay ka doodh"; "sweet potato" is called "shakarkand". The dictionary marks
 * the names of which this is not true.
 */
function kindsAmong(entries: readonly LexiconEntry[]) {
  const termsOf = new Map<string, Set<string>>();
  for (const { terms, meaning } of entries)
    for (const name of meaning.names) termsOf.set(name, new Set([...(termsOf.get(name) ?? []), ...terms]));
  return (thing: string, name: string, { terms, meaning, isKindOfLastWord }: LexiconEntry): boolean => {
    if (lastWord(name) !== thing) return false;
    const marked = isKindOfLastWord?.get(name);
    if (marked !== undefined) return marked;
    const others = terms.filter((term) => !meaning.names.includes(term));
    const ofThing = others.filter((term) => term.includes(' ') && termsOf.get(thing)?.has(lastWord(term)));
    return ofThing.length > 0 && ofThing.length * 2 >= others.length;
  };
}

const likeliestFirst = (meanings: Meaning[]): Meaning[] =>
  meanings.sort((a, b) => Number(a.isLessLikely ?? false) - Number(b.isLessLikely ?? false));

/** Brands that are common words: "slice" and "real" say nothing about a product. */
const COMMON_WORDS = new Set(
  'slice real wheel tide comfort boost hit catch pulse sting cycle gems munch perk vanish engage tang ensure'.split(
    ' ',
  ),
);

/** Names of brands of one kind of thing: lists without brands call diapers "Pampers Pants". */
function brandsByKind(entries: readonly LexiconEntry[]): (kind: string) => string[] {
  const brands = new Map<string, string[]>();
  for (const { isBrand, meaning } of entries) {
    const [kind = '', ...others] = meaning.related;
    const names = meaning.names.filter((name) => !name.includes(' ') && !COMMON_WORDS.has(name));
    if (isBrand && others.length === 0) brands.set(kind, [...(brands.get(kind) ?? []), ...names]);
  }
  return (kind) => brands.get(kind) ?? [];
}

/** The shop's own words replace what the entries say about the same term. */
export function createLexicon(
  entries: readonly LexiconEntry[],
  ownWords: readonly OwnWord[],
  stemOf: (word: string) => string,
): Lexicon {
  const toPhrase = (text: string): Phrase => ({ text, stems: text.split(' ').map(stemOf) });
  const isKindOf = kindsAmong(entries);
  const brands = new Set(entries.flatMap(({ isBrand, meaning }) => (isBrand ? meaning.names : [])));
  const brandsOf = brandsByKind(entries);
  const byTerm = new Map<string, Meaning[]>();
  const longerNames = new Map<string, Phrase[]>();
  for (const entry of entries) {
    const { terms, meaning } = entry;
    const toName = (text: string): Phrase => ({
      ...toPhrase(text),
      ...(meaning.relatedAs === 'typed' && { isExact: true }),
      ...(entry.isHeadOnly && { isHeadOnly: true }),
      ...(entry.isBrand && { isBrand: true }),
      ...(entry.isBrand && COMMON_WORDS.has(text) && { isCommonWord: true }),
    });
    const stemmed: Meaning = {
      ...meaning,
      names: meaning.names.map(toName),
      words: meaning.words.map(toName),
      related: [...meaning.related, ...(meaning.trade ? meaning.names.flatMap(brandsOf) : [])].map((text) => ({
        ...toPhrase(text),
        ...(meaning.relatedAs === 'near' && { isHeadOnly: true }),
        ...(meaning.relatedAs === 'typed' && { isRemedy: true }),
        ...(brands.has(text) && { isBrand: true }),
      })),
    };
    for (const term of terms) {
      const meaning = entry.lessLikelyTerms?.has(term) ? { ...stemmed, isLessLikely: true } : stemmed;
      byTerm.set(term, likeliestFirst([...(byTerm.get(term) ?? []), meaning]));
    }
    const isOther = (word: string, name: string) =>
      // "tata tea" is a brand of tea.
      !meaning.related.includes(word) && !isKindOf(word, name, entry);
    const addLonger = (word: string, name: Phrase) => longerNames.set(word, [...(longerNames.get(word) ?? []), name]);
    for (const name of stemmed.names) {
      const words = name.text.split(' ');
      if (words.length > 1) for (const word of words) if (isOther(word, name.text)) addLonger(word, name);
    }
    // "soya milk" is another word for "soy milk", which is no milk.
    for (const phrase of stemmed.words) {
      const last = lastWord(phrase.text);
      const hasOther = (name: string) => name.endsWith(` ${last}`) && isOther(last, name);
      if (phrase.text.includes(' ') && meaning.names.some(hasOther)) addLonger(last, phrase);
    }
  }
  for (const { term, means } of ownWords) {
    const plain = plainWords(term);
    const names = means.map(plainWords).filter(Boolean);
    // Two steps: "pet dard" may be taught as stomach pain, and stomach pain means dicyclomine.
    const further = names.flatMap((name) => byTerm.get(name) ?? []);
    const taught: Meaning = { names: names.map(toPhrase), words: [], related: [], relatedAs: 'related' };
    if (plain && names.length > 0) byTerm.set(plain, [taught, ...further]);
  }
  /** Written as one word: "suraj mukhi tel" is "surajmukhi tel". */
  const byJoined = new Map<string, string>();
  const bySound = new Map<string, string[]>();
  const phraseSounds = createPhraseSounds();
  const neighbours = createNeighbours();
  const singleWords: string[] = [];
  /** Single words by first letter and length, with their letters. */
  const byShape = new Map<string, { word: string; letters: number }[]>();
  for (const [term, meanings] of byTerm) {
    const joined = term.replaceAll(' ', '');
    if (!byJoined.has(joined)) byJoined.set(joined, term);
    if (term.includes(' ')) {
      const isComplaint = meanings.every(({ relatedAs }) => relatedAs === 'typed');
      if (phraseSounds.add(term, { inAnyOrder: isComplaint })) neighbours.add(term);
      continue;
    }
    singleWords.push(term);
    const sound = soundOf(term);
    const sameSound = bySound.get(sound);
    if (sameSound) sameSound.push(term);
    else bySound.set(sound, [term]);
    const shape = `${term[0]}${term.length}`;
    const sameShape = byShape.get(shape);
    const counted = { word: term, letters: lettersOf(term) };
    if (sameShape) sameShape.push(counted);
    else byShape.set(shape, [counted]);
  }
  singleWords.sort();
  const byHindiSound = new Map<string, Meaning[]>();
  for (const [term, meanings] of byTerm)
    if (!term.includes(' ') && isDevanagari(term) && !byHindiSound.has(wordSound(term)))
      byHindiSound.set(wordSound(term), meanings);
  return {
    phraseAt(words, start) {
      const [first = '', second] = words.slice(start, start + 2);
      const mayBegin = second !== undefined && phraseSounds.mayBegin(first);
      for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
        const phrase = words.slice(start, start + length);
        // "face wash for oily skin" begins with the phrase of two words: the third belongs to what follows.
        const mayBeSound = mayBegin && length > 1 && !isFiller(phrase.at(-1) ?? '');
        const asTyped =
          byTerm.get(phrase.join(' ')) ?? (length > 1 ? byTerm.get(inOtherNumber(phrase.join(' '))) : undefined);
        if (asTyped) return { length, meanings: asTyped };
        const spelt = byJoined.get(phrase.join('')) ?? (mayBeSound ? phraseSounds.find(phrase) : undefined);
        if (spelt) return { length, meanings: byTerm.get(spelt) ?? [], spelt };
      }
      return undefined;
    },
    soundsLike(word) {
      const sound = soundOf(word);
      const alike = nearestSpelling(word, bySound.get(sound) ?? []) ?? '';
      return byTerm.get(alike) ?? byHindiSound.get(sound) ?? [];
    },
    soundsLikeHindi: (word) => byHindiSound.get(wordSound(word)) ?? [],
    findNear(word) {
      const maxEdits = toleratedEdits(word.length);
      const near: { word: string; edits: number }[] = [];
      const typed = lettersOf(word);
      for (let length = word.length - maxEdits; length <= word.length + maxEdits; length++)
        for (const { word: candidate, letters } of byShape.get(`${word[0]}${length}`) ?? []) {
          // An edit takes away one letter and adds one at most.
          if (countBits(typed ^ letters) > 2 * maxEdits) continue;
          const edits = editDistance(word, candidate, maxEdits);
          if (edits <= maxEdits) near.push({ word: candidate, edits });
        }
      return near.sort((a, b) => a.edits - b.edits);
    },
    longerNames: (word) => longerNames.get(word) ?? [],
    wordsAfter: neighbours.after,
    wordsBefore: neighbours.before,
    findByPrefix(prefix) {
      const found: string[] = [];
      for (let at = lowerBound(singleWords, prefix, (word) => word); singleWords[at]?.startsWith(prefix); at++) {
        if (found.push(singleWords[at] ?? '') === MAX_BY_PREFIX) break;
      }
      return found;
    },
  };
}
