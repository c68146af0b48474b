import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { keepFresh } from './stale-while-revalidate.ts';
import { type CountedWord, gatherVocabulary, type Vocabulary } from './vocabulary.ts';

/** So many words are taken in at once; between them the server answers others. */
const WORDS_AT_ONCE = 2000;

/** `refreshSearchWords` writes the whole list in one transaction, so the writer of one word is the version of all. */
const VERSION = defineStatement({
  name: 'search-words-version',
  text: `select xmin::text as version from search_words order by word limit 1`,
  row: z.object({ version: z.string() }),
});
const NEXT_WORDS = defineStatement({
  name: 'search-next-words',
  text: `select word, products, stem, sound from search_words where word > $1 order by word limit ${WORDS_AT_ONCE}`,
  row: z.object({ word: z.string(), products: z.int(), stem: z.string(), sound: z.string() }),
});

/** The words of the catalog as they stand in the database. The same list is not read twice. */
export function openVocabulary(db: Db, now?: () => number): () => Promise<Vocabulary> {
  type Read = { version: string | undefined; vocabulary: Vocabulary };
  const read = async (old: Read | undefined): Promise<Read> => {
    const [first] = await runPrepared(db, VERSION, []);
    if (old && old.version === first?.version) return old;
    return { version: first?.version, vocabulary: await readVocabulary(db) };
  };
  const current = keepFresh(read, now);
  return async () => (await current()).vocabulary;
}

async function readVocabulary(db: Db): Promise<Vocabulary> {
  const vocabulary = gatherVocabulary();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const words: CountedWord[] = await runPrepared(db, NEXT_WORDS, [last]);
    for (const word of words) vocabulary.add(word);
    last = words.at(-1)?.word;
    await setImmediate();
  }
  return vocabulary;
}

const STEMS = defineStatement({
  name: 'search-stems',
  text: `select typed, coalesce((ts_lexize('subah_stem', typed))[1], typed) as stem from unnest($1::text[]) as word(typed)`,
  row: z.object({ typed: z.string(), stem: z.string() }),
});

export type Stems = (words: readonly string[]) => Promise<Map<string, string>>;

/** The stems of words that the catalog does not have: PostgreSQL's, because its index was made with them. */
export function openStems(db: Db): Stems {
  const known = new LRUCache<string, string>({ max: 20_000 });
  return async (words) => {
    const unknown = words.filter((word) => !known.has(word));
    if (unknown.length > 0)
      for (const { typed, stem } of await runPrepared(db, STEMS, [unknown])) known.set(typed, stem);
    return new Map(words.map((word) => [word, known.get(word) ?? word]));
  };
}
