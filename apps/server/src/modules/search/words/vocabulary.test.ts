import { soundOf } from '@subah/rules/search/sound';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../../test/open-shop.ts';
import { refreshSearchWords } from '../refresh-search-words.ts';
import { openVocabulary } from './read-vocabulary.ts';
import { createTrigramIndex } from './trigram-index.ts';
import { createVocabulary } from './vocabulary.ts';

const WORDS: Record<string, number> = {
  atta: 40,
  biscuit: 900,
  biscuits: 30,
  brinjal: 20,
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
  const vocabulary = createVocabulary();
  for (const [word, products] of Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
    vocabulary.add({
      word,
      products,
      brandProducts: word === 'colgate' ? products : 0,
      headProducts: word === 'chai' ? 0 : products,
      stem: word.replace(/e?s$/, ''),
      sound: soundOf(word),
    });
  return vocabulary;
}

describe('word lookup', () => {
  const vocabulary = vocabularyOf(WORDS);

  test('reads a word in Devanagari as an English one', () => {
    expect(vocabulary.readAsEnglish('बिस्किट')[0]?.word).toBe('biscuit');
    expect(vocabulary.readAsEnglish('टोमैटो')[0]?.word).toBe('tomato');
    expect(vocabulary.readAsEnglish('टी')).toEqual([]);
    expect(vocabularyOf({ pet: 50 }).readAsEnglish('पत्ता')).toEqual([]);
  });

  test('lists things by their number of products, one word of each stem', () => {
    expect(vocabulary.findThings('ch', 3)).toEqual(['chawal', 'chana', 'chilli']);
    expect(vocabulary.findThings('bis', 3)).toEqual(['biscuit']);
    expect(vocabulary.findThings('cha', 9)).not.toContain('chai');
  });

  test('counts the products that are a thing beginning with the text', () => {
    expect(vocabulary.countThings('chi')).toBe(150);
    expect(vocabulary.countThings('chai')).toBe(0);
  });

  test('adds up the products of words with the same stem', () => {
    expect(vocabulary.productsOf('tomato')).toBe(85);
    expect(vocabulary.productsOf('kumquat')).toBe(0);
  });

  test('knows the words that are brands', () => {
    expect(['colgat', 'colgate', 'atta'].map(vocabulary.isBrand)).toEqual([false, true, false]);
  });

  test('completes a prefix with the most common words first', () => {
    expect(vocabulary.complete('bisc')).toEqual(['biscuit', 'biscuits']);
    expect(vocabulary.complete('chi')).toEqual(['chilli', 'chips']);
  });

  test('stops completing once the words cover enough products', () => {
    expect(vocabulary.complete('cha')).toEqual(['chawal', 'chana']);
  });

  test('does not complete a single letter', () => {
    expect(vocabulary.complete('c')).toEqual([]);
  });

  test.each([
    ['colgat', 'colgate'],
    ['tomatto', 'tomato'],
    ['biscut', 'biscuit'],
    ['chaval', 'chawal'],
    ['aata', 'atta'],
    ['ihcps', undefined],
    ['hcips', 'chips'],
    ['cihps', 'chips'],
    ['omato', 'tomato'],
    ['chlli', 'chilli'],
    ['tomtoa', 'tomato'],
    ['breenajl', 'brinjal'],
  ])('corrects %s to %s', (typed, correction) => {
    expect(vocabulary.correct(typed)[0]?.word).toBe(correction);
  });

  test('has no suggestion for an unknown word', () => {
    expect(vocabulary.correct('zzqqxx')).toEqual([]);
  });
});

describe('with a shop', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openDemoShop();
  });
  afterAll(() => shop.close());

  test('reads the vocabulary again only after the table has changed', async () => {
    const { db } = shop.database;
    let time = 1;
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

  test('finds the same similar words as pg_trgm', async () => {
    const words = Object.keys(WORDS);
    const index = createTrigramIndex();
    for (const word of words) index.add(word);
    for (const typed of ['colgat', 'tomattos', 'chawl', 'chi', 'biskuit', 'ta']) {
      const { rows } = await shop.database.db.execute<{ word: string }>(
        sql`select word from unnest(${sql.param(words)}::text[]) as word where word % ${typed}`,
      );
      expect(
        index
          .findSimilar(typed, 100)
          .map((position) => words[position])
          .sort(),
      ).toEqual(rows.map(({ word }) => word).sort());
    }
  });
});
