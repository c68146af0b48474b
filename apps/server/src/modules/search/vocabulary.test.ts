import { soundOf } from '@subah/rules/search/sound';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { openVocabulary } from './read-vocabulary.ts';
import { refreshSearchWords } from './refresh-words.ts';
import { indexAlikeWords } from './trigram-index.ts';
import { gatherVocabulary } from './vocabulary.ts';

const WORDS: Record<string, number> = {
  atta: 40,
  biscuit: 900,
  biscuits: 30,
  chai: 200,
  chana: 700,
  chawal: 9_500,
  chilli: 90,
  chips: 60,
  colgate: 12,
  tomato: 80,
  tomatoes: 5,
};

function vocabularyOf(words: Record<string, number>) {
  const vocabulary = gatherVocabulary();
  for (const [word, products] of Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
    vocabulary.add({ word, products, stem: word.replace(/e?s$/, ''), sound: soundOf(word) });
  return vocabulary;
}

describe('what the catalog knows of a word', () => {
  const vocabulary = vocabularyOf(WORDS);

  test('words of one stem count together', () => {
    expect(vocabulary.facts('tomato').products).toBe(85);
    expect(vocabulary.facts('tomatos', 'tomato').products).toBe(85);
  });

  test('an unfinished word goes on with the commonest words first', () => {
    expect(vocabulary.facts('bisc').continued).toEqual(['biscuit', 'biscuits']);
    expect(vocabulary.facts('chi').continued).toEqual(['chilli', 'chips']);
  });

  test('words that fill the page many times over are enough to go on with', () => {
    expect(vocabulary.facts('cha').continued).toEqual(['chawal', 'chana']);
  });

  test('one letter is too little to go on from', () => {
    expect(vocabulary.facts('c')).toEqual({ products: 0, continued: [], meant: [] });
  });

  test.each([
    ['colgat', 'colgate'],
    ['tomatto', 'tomato'],
    ['biscut', 'biscuit'],
    ['chaval', 'chawal'],
    ['aata', 'atta'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(vocabulary.facts(typed).meant[0]).toBe(meant);
  });

  test('what is like nothing stays unknown', () => {
    expect(vocabulary.facts('zzqqxx')).toEqual({ products: 0, continued: [], meant: [] });
  });
});

describe('with a shop', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openDemoShop();
  });
  afterAll(() => shop.close());

  test('a new word is known a moment after the list was written anew, and the same list is read once', async () => {
    const { db } = shop.database;
    let time = 0;
    const read = openVocabulary(db, () => time);
    const first = await read();
    time += 60_000;
    await read();
    await vi.waitFor(async () => expect(await read()).toBe(first));
    expect(first.has('kumquat')).toBe(false);
    await db.execute(
      sql`update products set name = 'Kumquat' where id = (select id from products order by id limit 1)`,
    );
    await refreshSearchWords(db);
    time += 60_000;
    await read();
    await vi.waitFor(async () => expect((await read()).has('kumquat')).toBe(true));
  });

  test('words that look alike are those that pg_trgm calls similar', async () => {
    const words = Object.keys(WORDS);
    const alike = indexAlikeWords();
    for (const word of words) alike.add(word);
    for (const typed of ['colgat', 'tomattos', 'chawl', 'chi', 'biskuit', 'ta']) {
      const { rows } = await shop.database.db.execute<{ word: string }>(
        sql`select word from unnest(${sql.param(words)}::text[]) as word where word % ${typed}`,
      );
      expect(
        alike
          .mostAlike(typed, 100)
          .map((number) => words[number])
          .sort(),
      ).toEqual(rows.map(({ word }) => word).sort());
    }
  });
});
