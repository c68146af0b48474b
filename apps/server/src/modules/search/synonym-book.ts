import { editDistance } from '@subah/rules/search/edit-distance';
import { FILLER_WORDS } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import type { Db } from '../../platform/database/database.ts';
import { synonyms } from './search.tables.ts';
import { keepFresh } from './stale-while-revalidate.ts';

const LONGEST_PHRASE = 5;

export type SynonymBook = {
  /** The longest phrase at this place that the shop was taught, with what it means. */
  phraseAt: (words: readonly string[], start: number) => { length: number; means: string[] } | undefined;
  /** What a word means that is only spelt differently. */
  soundsLike: (word: string) => string[] | undefined;
  /** Taught terms that mean this word: the way back from "eggplant" to "brinjal". */
  termsFor: (word: string) => string[];
};

/** How a phrase sounds without the words that say nothing: "sarso ka tel" is "sarso tel". */
const phraseSound = (words: readonly string[]): string =>
  words
    .filter((word) => !FILLER_WORDS.has(word))
    .map(soundOf)
    .join(' ');

function makeSynonymBook(taught: { term: string; means: string[] }[]): SynonymBook {
  const byTerm = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  const byPhraseSound = new Map<string, string[]>();
  const back = new Map<string, string[]>();
  const direct = new Map(taught.map(({ term, means }) => [plainWords(term), means.map(plainWords).filter(Boolean)]));
  for (const [plain, own] of direct) {
    // One step on: "pet dard" means stomach pain, and that means dicyclomine.
    const meanings = [...new Set([...own, ...own.flatMap((meaning) => direct.get(meaning) ?? [])])].filter(
      (meaning) => meaning !== plain,
    );
    byTerm.set(plain, meanings);
    const sound = phraseSound(plain.split(' '));
    if (!plain.includes(' ')) bySound.set(soundOf(plain), meanings);
    else if (sound.includes(' ')) byPhraseSound.set(sound, meanings);
    for (const meaning of own) back.set(meaning, [...(back.get(meaning) ?? []), plain]);
  }
  return {
    phraseAt(words, start) {
      for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
        const phrase = words.slice(start, start + length);
        const means = byTerm.get(phrase.join(' ')) ?? (length > 1 ? byPhraseSound.get(phraseSound(phrase)) : undefined);
        if (means) return { length, means };
      }
      return undefined;
    },
    soundsLike: (word) => bySound.get(soundOf(word)) ?? (word.length > 4 ? nearest(byTerm, word) : undefined),
    termsFor: (word) => back.get(word) ?? [],
  };
}

function nearest(byTerm: Map<string, string[]>, word: string): string[] | undefined {
  for (const [term, means] of byTerm)
    if (!term.includes(' ') && term[0] === word[0] && editDistance(word, term, 1) <= 1) return means;
  return undefined;
}

/** The book as it stands in the database. */
export const openSynonymBook = (db: Db): (() => Promise<SynonymBook>) =>
  keepFresh(async () =>
    makeSynonymBook(await db.select({ term: synonyms.term, means: synonyms.means }).from(synonyms)),
  );
