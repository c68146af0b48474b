import { editDistance } from '@subah/rules/search/edit-distance';
import { FILLER_WORDS } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import type { Db } from '../../platform/database/database.ts';
import { synonyms } from './search.tables.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const MAX_PHRASE_WORDS = 5;

export type Synonyms = {
  /** The longest known phrase that begins at this word, with its meanings. */
  phraseAt: (words: readonly string[], start: number) => { length: number; means: string[] } | undefined;
  /** The meanings of a known term that sounds the same or differs in one letter. */
  soundsLike: (word: string) => string[] | undefined;
  /** Terms that mean this word: from "eggplant" back to "brinjal". */
  termsFor: (word: string) => string[];
};

/** The sound of a phrase without filler words: "sarso ka tel" is "sarso tel". */
const phraseSound = (words: readonly string[]): string =>
  words
    .filter((word) => !FILLER_WORDS.has(word))
    .map(soundOf)
    .join(' ');

function createSynonyms(rows: { term: string; means: string[] }[]): Synonyms {
  const byTerm = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  const byPhraseSound = new Map<string, string[]>();
  const termsByMeaning = new Map<string, string[]>();
  const direct = new Map(rows.map(({ term, means }) => [plainWords(term), means.map(plainWords).filter(Boolean)]));
  for (const [plain, means] of direct) {
    // Two steps: "pet dard" means stomach pain, and stomach pain means dicyclomine.
    const meanings = [...new Set([...means, ...means.flatMap((meaning) => direct.get(meaning) ?? [])])].filter(
      (meaning) => meaning !== plain,
    );
    byTerm.set(plain, meanings);
    const sound = phraseSound(plain.split(' '));
    if (!plain.includes(' ')) bySound.set(soundOf(plain), meanings);
    else if (sound.includes(' ')) byPhraseSound.set(sound, meanings);
    for (const meaning of means) termsByMeaning.set(meaning, [...(termsByMeaning.get(meaning) ?? []), plain]);
  }
  return {
    phraseAt(words, start) {
      for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
        const phrase = words.slice(start, start + length);
        const found = byTerm.get(phrase.join(' ')) ?? (length > 1 ? byPhraseSound.get(phraseSound(phrase)) : undefined);
        if (found) return { length, means: found };
      }
      return undefined;
    },
    soundsLike: (word) => bySound.get(soundOf(word)) ?? (word.length > 4 ? nearest(byTerm, word) : undefined),
    termsFor: (word) => termsByMeaning.get(word) ?? [],
  };
}

function nearest(byTerm: Map<string, string[]>, word: string): string[] | undefined {
  for (const [term, means] of byTerm)
    if (!term.includes(' ') && term[0] === word[0] && editDistance(word, term, 1) <= 1) return means;
  return undefined;
}

/** Read again at once when the version changes. */
export const openSynonyms = (db: Db, version: () => number): (() => Promise<Synonyms>) =>
  staleWhileRevalidate(
    async () => createSynonyms(await db.select({ term: synonyms.term, means: synonyms.means }).from(synonyms)),
    { version },
  );
