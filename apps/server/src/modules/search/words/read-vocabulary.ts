import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';
import { staleWhileRevalidate } from '../stale-while-revalidate.ts';
import { type CountedWord, createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Between the batches the event loop handles other requests. */
const BATCH_SIZE = 2000;

/** `refreshSearchWords` replaces all rows in one transaction, so the xmin of any row is the version of the table. */
const VERSION = defineStatement({
  name: 'search-words-version',
  text: `select xmin::text as version from search_words order by word limit 1`,
  row: z.object({ version: z.string() }),
});
const NEXT_WORDS = defineStatement({
  name: 'search-next-words',
  text: `select word, products, brand_products as "brandProducts", head_products as "headProducts", stem, sound
     from search_words where word > $1 order by word limit ${BATCH_SIZE}`,
  row: z.object({
    word: z.string(),
    products: z.int(),
    brandProducts: z.int(),
    headProducts: z.int(),
    stem: z.string(),
    sound: z.string(),
  }),
});

/** The vocabulary of the table search_words; read again only when the table has changed. */
export function openVocabulary(db: Db, now?: () => number): () => Promise<Vocabulary> {
  type Versioned = { version: string | undefined; vocabulary: Vocabulary };
  const read = async (stale: Versioned | undefined): Promise<Versioned> => {
    const [first] = await runPrepared(db, VERSION, []);
    if (stale && stale.version === first?.version) return stale;
    return { version: first?.version, vocabulary: await readVocabulary(db) };
  };
  const current = staleWhileRevalidate(read, { now });
  return async () => (await current()).vocabulary;
}

async function readVocabulary(db: Db): Promise<Vocabulary> {
  const vocabulary = createVocabulary();
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

/** Stems of words that are not in the vocabulary, from PostgreSQL because they must fit its index. */
export function openStems(db: Db): Stems {
  const cache = new LRUCache<string, string>({ max: 40_000 });
  return async (words) => {
    const missing = words.filter((word) => !cache.has(word));
    if (missing.length > 0)
      for (const { typed, stem } of await runPrepared(db, STEMS, [missing])) cache.set(typed, stem);
    return new Map(words.map((word) => [word, cache.get(word) ?? word]));
  };
}
