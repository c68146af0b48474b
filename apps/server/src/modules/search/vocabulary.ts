import { editDistance, forgivenEdits } from '@subah/rules/search/edit-distance';
import { soundOf } from '@subah/rules/search/sound';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database.ts';

/** What the catalogue knows about a word that somebody typed. */
export type WordFacts = {
  /** How many products carry it. */
  products: number;
  /** Words of the catalogue that begin with it, the commonest first. */
  continued: string[];
  /** Words of the catalogue that it may have been meant to be, best first. */
  meant: string[];
};

const MOST_MEANT = 3;
const MOST_CONTINUED = 12;
const MOST_NEIGHBOURS = 200;
const KEEP_MS = 30_000;

type Row = {
  typed: string;
  products: number | null;
  continued: string[];
  sounds: string[];
  alike: string[];
  counts: number[];
};

/** The list of all words of the catalogue. What was looked up is remembered for a while. */
export function openVocabulary(db: Db) {
  const facts = new LRUCache<string, WordFacts>({ max: 20_000, ttl: KEEP_MS });
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: KEEP_MS });

  return {
    /** All about words that were typed. */
    async facts(words: readonly string[]): Promise<Map<string, WordFacts>> {
      const missing = [...new Set(words)].filter((word) => !facts.has(word));
      if (missing.length > 0) for (const row of await readFacts(db, missing)) facts.set(row.typed, toFacts(row));
      return new Map(words.map((word) => [word, facts.get(word) ?? UNKNOWN]));
    },
    /** Which of these words the catalogue has: cheap, for words that nobody typed but may have meant. */
    async known(words: readonly string[]): Promise<Set<string>> {
      const missing = [...new Set(words)].filter((word) => !counts.has(word));
      if (missing.length > 0)
        for (const { typed, products } of await readCounts(db, missing)) counts.set(typed, products);
      return new Set(words.filter((word) => (counts.get(word) ?? 0) > 0));
    },
  };
}

export type Vocabulary = ReturnType<typeof openVocabulary>;

export const UNKNOWN: WordFacts = { products: 0, continued: [], meant: [] };

const COUNTS = `select typed, coalesce((select products from search_words where word = typed), 0)::int as products from unnest($1::text[]) as asked(typed)`;

async function readCounts(db: Db, words: string[]): Promise<{ typed: string; products: number }[]> {
  const { rows } = await db.$client.query({ name: 'search-counts', text: COUNTS, values: [words] });
  return rows as { typed: string; products: number }[];
}

/**
 * For a word that the catalogue does not have: words that go on from it, words that sound like it, and words that look like
 * it (by trigrams for long words, by the same two first letters and nearly the same length for short ones).
 */
const FACTS = `
    select asked.typed, own.products::int, coalesce(further.words, '{}') as continued,
      coalesce(near.sounds, '{}') as sounds, coalesce(near.alike, '{}') as alike, coalesce(near.counts, '{}') as counts
    from unnest($1::text[], $2::text[]) as asked(typed, sound)
    cross join lateral (select sum(products) as products from search_words where stem = coalesce((ts_lexize('subah_stem', asked.typed))[1], asked.typed)) as own
    left join lateral (
      select array_agg(word) as words from (
        select word from search_words where word > asked.typed and word < asked.typed || '~' order by products desc, word limit ${MOST_CONTINUED}
      ) as goes_on
    ) as further on own.products is null and length(asked.typed) > 1
    left join lateral (
      select array_agg(word) filter (where same_sound) as sounds,
        array_agg(word order by word) as alike, array_agg(products order by word) as counts
      from (
        (select word, products, true as same_sound from search_words where sound = asked.sound order by products desc limit 8)
        union
        (select word, products, sound = asked.sound from search_words where word % asked.typed order by similarity(word, asked.typed) desc limit 16)
        union
        (select word, products, sound = asked.sound from search_words
         where word >= left(asked.typed, 2) and word < left(asked.typed, 2) || '~' and abs(length(word) - length(asked.typed)) <= 1 and length(asked.typed) <= 7
         order by products desc limit ${MOST_NEIGHBOURS})
      ) as found
    ) as near on own.products is null and length(asked.typed) > 2`;

async function readFacts(db: Db, words: string[]): Promise<Row[]> {
  const { rows } = await db.$client.query({ name: 'search-facts', text: FACTS, values: [words, words.map(soundOf)] });
  return rows as Row[];
}

function toFacts({ typed, products, continued, sounds, alike, counts }: Row): WordFacts {
  const isSameSound = new Set(sounds);
  const most = forgivenEdits(typed.length);
  const candidates = alike
    .map((word, index) => ({
      word,
      products: counts[index] ?? 0,
      distance: editDistance(typed, word, most + 1) - (isSameSound.has(word) ? 1.5 : 0),
    }))
    .filter(({ distance }) => distance <= most)
    // A word that is a little further away but far more common is the likelier one.
    .sort((a, b) => a.distance - Math.log10(1 + a.products) / 2 - (b.distance - Math.log10(1 + b.products) / 2));
  return { products: products ?? 0, continued, meant: candidates.slice(0, MOST_MEANT).map(({ word }) => word) };
}
