import { editDistance, forgivenEdits } from '@subah/rules/search/edit-distance';
import { soundOf } from '@subah/rules/search/sound';
import { LRUCache } from 'lru-cache';
import { askPrepared, type Db } from '../../platform/database.ts';

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

/** The list of all words of the catalogue. What was looked up is remembered for a while. */
export function openVocabulary(db: Db) {
  const facts = new LRUCache<string, WordFacts>({ max: 20_000, ttl: KEEP_MS });
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: KEEP_MS });

  const learn = async (words: string[]): Promise<void> => {
    const found = await askPrepared<Count>(db, 'search-stems', STEMS, [words]);
    for (const { typed, products } of found) facts.set(typed, { ...UNKNOWN, products });
    const unknown = found.filter(({ products }) => products === 0).map(({ typed }) => typed);
    if (unknown.length === 0) return;
    const rows = await askPrepared<Neighbours>(db, 'search-neighbours', NEIGHBOURS, [unknown, unknown.map(soundOf)]);
    for (const row of rows) facts.set(row.typed, { products: 0, continued: row.continued, meant: likeliest(row) });
  };

  return {
    /** All about words that were typed. */
    async facts(words: readonly string[]): Promise<Map<string, WordFacts>> {
      const missing = [...new Set(words)].filter((word) => !facts.has(word));
      if (missing.length > 0) await learn(missing);
      return new Map(words.map((word) => [word, facts.get(word) ?? UNKNOWN]));
    },
    /** Which of these words the catalogue has: cheap, for words that nobody typed but may have meant. */
    async known(words: readonly string[]): Promise<Set<string>> {
      const missing = [...new Set(words)].filter((word) => !counts.has(word));
      if (missing.length > 0)
        for (const { typed, products } of await askPrepared<Count>(db, 'search-words', WORDS, [missing]))
          counts.set(typed, products);
      return new Set(words.filter((word) => (counts.get(word) ?? 0) > 0));
    },
  };
}

export type Vocabulary = ReturnType<typeof openVocabulary>;

export const UNKNOWN: WordFacts = { products: 0, continued: [], meant: [] };

type Count = { typed: string; products: number };
type Neighbours = { typed: string; continued: string[]; sounds: string[]; alike: string[]; counts: number[] };

// The lists of words stand in a `select` of their own, as in find-matches.ts.
const WORDS = `select typed, coalesce((select products from search_words where word = typed), 0)::int as products
  from unnest((select $1::text[])) as asked(typed)`;

/** A word is known when one with the same stem is: "tomatoes" where the catalogue says "tomato". */
const STEMS = `select typed, coalesce((select sum(products) from search_words
    where stem = coalesce((ts_lexize('subah_stem', typed))[1], typed)), 0)::int as products
  from unnest((select $1::text[])) as asked(typed)`;

/**
 * For words that the catalogue does not have: words that go on from them, words that sound like them, and words that look
 * like them (by trigrams, and for short words by the same two first letters and nearly the same length).
 */
const NEIGHBOURS = `
  select asked.typed,
    array(select word from search_words where word > asked.typed and word < asked.typed || '~' and length(asked.typed) > 1
      order by products desc, word limit ${MOST_CONTINUED}) as continued,
    coalesce(near.sounds, '{}') as sounds, coalesce(near.alike, '{}') as alike, coalesce(near.counts, '{}') as counts
  from unnest((select $1::text[]), (select $2::text[])) as asked(typed, sound)
  cross join lateral (
    select array_agg(word) filter (where same_sound) as sounds,
      array_agg(word order by word) as alike, array_agg(products order by word) as counts
    from (
      (select word, products, true as same_sound from search_words where sound = asked.sound order by products desc limit 8)
      union
      (select word, products, sound = asked.sound from search_words where word % asked.typed order by similarity(word, asked.typed) desc limit 16)
      union
      (select word, products, sound = asked.sound from search_words
       where word >= left(asked.typed, 2) and word < left(asked.typed, 2) || '~' and abs(length(word) - length(asked.typed)) <= 1
         and length(asked.typed) between 3 and 7
       order by products desc limit ${MOST_NEIGHBOURS})
    ) as found
    where length(asked.typed) > 2
  ) as near`;

/** The word that was most likely meant: few letters away, sounding alike, and common. */
function likeliest({ typed, sounds, alike, counts }: Neighbours): string[] {
  const isSameSound = new Set(sounds);
  const most = forgivenEdits(typed.length);
  const candidates = alike
    .map((word, index) => ({
      word,
      // A word that is a little further away but far more common is the likelier one.
      cost: editDistance(typed, word, most + 1) - (isSameSound.has(word) ? 1.5 : 0),
      commonness: Math.log10(1 + (counts[index] ?? 0)) / 2,
    }))
    .filter(({ cost }) => cost <= most)
    .sort((a, b) => a.cost - a.commonness - (b.cost - b.commonness));
  return candidates.slice(0, MOST_MEANT).map(({ word }) => word);
}
