import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { keepFresh } from './stale-while-revalidate.ts';
import { type CountedWord, gatherVocabulary, type Vocabulary } from './vocabulary.ts';

/** So many words are taken in at once; between them the server answers others. */
const WORDS_AT_ONCE = 2000;

/** `refreshSearchWords` writes the whole list in one transaction, so the writer of one word is the version of all. */
const VERSION = `select xmin::text as version from search_words order by word limit 1`;
const NEXT_WORDS = `select word, products, stem, sound from search_words where word > $1 order by word limit ${WORDS_AT_ONCE}`;

/** The words of the catalog as they stand in the database. The same list is not read twice. */
export function openVocabulary(db: Db, now?: () => number): () => Promise<Vocabulary> {
  type Read = { version: string | undefined; vocabulary: Vocabulary };
  const read = async (old: Read | undefined): Promise<Read> => {
    const [first] = await runPrepared<{ version: string }>(db, 'search-words-version', VERSION, []);
    if (old && old.version === first?.version) return old;
    return { version: first?.version, vocabulary: await readVocabulary(db) };
  };
  const current = keepFresh(read, now);
  return async () => (await current()).vocabulary;
}

async function readVocabulary(db: Db): Promise<Vocabulary> {
  const vocabulary = gatherVocabulary();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const words: CountedWord[] = await runPrepared<CountedWord>(db, 'search-next-words', NEXT_WORDS, [last]);
    for (const word of words) vocabulary.add(word);
    last = words.at(-1)?.word;
    await setImmediate();
  }
  return vocabulary;
}

const STEMS = `select typed, coalesce((ts_lexize('subah_stem', typed))[1], typed) as stem from unnest($1::text[]) as asked(typed)`;

export type Stems = (words: readonly string[]) => Promise<Map<string, string>>;

/** The stems of words that the catalog does not have: PostgreSQL's, because its index was made with them. */
export function openStems(db: Db): Stems {
  const known = new LRUCache<string, string>({ max: 20_000 });
  return async (words) => {
    const unknown = words.filter((word) => !known.has(word));
    if (unknown.length > 0)
      for (const { typed, stem } of await runPrepared<{ typed: string; stem: string }>(db, 'search-stems', STEMS, [
        unknown,
      ]))
        known.set(typed, stem);
    return new Map(words.map((word) => [word, known.get(word) ?? word]));
  };
}
