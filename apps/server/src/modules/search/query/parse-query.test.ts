import { expect, test } from 'vitest';
import { createLexicon } from '../words/lexicon.ts';
import type { Strength } from '../words/meaning.ts';
import { createVocabulary } from '../words/vocabulary.ts';
import { parseQuery } from './parse-query.ts';

const entry = (name: string, relatedAs: Strength, words: string[] = []) => ({
  terms: [name, ...words],
  meaning: { names: [name], words, related: [], relatedAs },
});
const vocabulary = createVocabulary();
for (const word of [
  'baby',
  'batter',
  'bread',
  'chicken',
  'fit',
  'gourd',
  'kare',
  'sama',
  'sardine',
  'shampoo',
  'vegetable',
])
  vocabulary.add({
    word,
    stem: word,
    sound: word,
    products: 100,
    brandProducts: word === 'kare' ? 100 : 0,
    headProducts: word === 'shampoo' ? 80 : 1,
  });
const lexicon = createLexicon(
  [
    entry('batter', 'related'),
    entry('vegetable', 'near'),
    entry('chicken', 'related', ['bina haddi ka chicken']),
    entry('bread', 'related', ['paav roti']),
    entry('fits', 'typed'),
    entry('sama', 'related', ['saam']),
    entry('cold', 'typed', ['sardi']),
    entry('gourd', 'related', ['kareli']),
    entry('chicken batter', 'related'),
    { ...entry('fit', 'related', ['dono']), lessLikelyTerms: new Set(['dono']) },
    entry('kare', 'related', ['dono']),
    entry('papdi', 'related', ['gathiya']),
    {
      terms: ['joint pain', 'gathiya'],
      meaning: { names: ['joint pain'], words: ['gathiya'], related: [], relatedAs: 'typed', catalog: 'medicine' },
    },
  ],
  [],
  (word) => word.replace(/s$/, ''),
);
const stems = async (words: readonly string[]) => new Map(words.map((word) => [word, word.replace(/li$/, '')]));

const parse = (query: string) => parseQuery(query, { lexicon, vocabulary, stems });

test('takes a name for a thing although most products with it only share its shelf, but not a word for many things', async () => {
  const thingsOf = async (query: string) => [...(await parse(query)).things];
  expect(await thingsOf('batter')).toEqual(['batter']);
  expect(await thingsOf('vegetable')).toEqual([]);
});

test('reads a whole phrase of the dictionary before exclusions and packs', async () => {
  const boneless = await parse('bina haddi chicken');
  expect([boneless.excluded, boneless.corrected]).toEqual([[], 'chicken']);
  const bread = await parse('paav roti');
  expect([bread.packs, bread.corrected]).toEqual([[], 'bread']);
});

test('finds the name of a complaint by its own words only', async () => {
  expect((await parse('fits')).terms[0]?.isUnknown).toBe(true);
});

test('lets no brand of the same stem overrule a word of the dictionary', async () => {
  expect((await parse('kareli')).corrected).toBe('gourd');
  expect((await parse('kare')).corrected).toBe('kare');
});

test('expects medicines only for a word that always means a complaint', async () => {
  expect((await parse('joint pain')).catalog).toBe('medicine');
  expect((await parse('gathiya')).catalog).toBeUndefined();
});

test('corrects a word that stands only in phrases by the word beside it', async () => {
  const { terms } = await parse('pav roit');
  expect(terms.map(({ words }) => words.join(' '))).toEqual(['pav roti']);
  expect(terms[0]?.alternatives[0]?.text).toBe('bread');
});

test('leaves out a size before a thing, but not alone', async () => {
  expect((await parse('bada bread')).terms.map(({ words }) => words)).toEqual([['bread']]);
  expect((await parse('bada')).terms.map(({ words }) => words)).toEqual([['bada']]);
});

test('reads the beginning of a word for many products before a word of the same sound', async () => {
  const { terms } = await parse('sham');
  expect(terms[0]?.alternatives.map(({ text, strength }) => [text, strength])).toEqual([
    ['shampoo', 'typed'],
    ['sama', 'near'],
  ]);
  expect((await parse('saamm')).corrected).toBe('sama');
  expect((await parse('साम')).corrected).toBe('sama');
});

test('corrects to a word of the catalog rather than to one that no name has', async () => {
  expect((await parse('sardnie')).corrected).toBe('sardine');
});

test('ranks what a word less likely means behind what it likely means', async () => {
  const { terms } = await parse('dono');
  expect(terms[0]?.alternatives.map(({ text, strength }) => [text, strength])).toEqual([
    ['kare', 'typed'],
    ['fit', 'same'],
  ]);
});

test('leaves out what a thing is bought for, but not who or what it is meant for', async () => {
  const wordsOf = async (query: string) => (await parse(query)).terms.map(({ words }) => words.join(' '));
  expect(await wordsOf('gourd ke liye batter')).toEqual(['batter']);
  expect(await wordsOf('pakora ke liye batter')).toEqual(['batter']);
  expect(await wordsOf('baby ke liye batter')).toEqual(['baby', 'batter']);
  expect(await wordsOf('gourd ke liye')).toEqual(['gourd']);
});

test('reads a phrase around a request', async () => {
  expect((await parse('chicken banane ka batter')).terms.map(({ words }) => words.join(' '))).toEqual([
    'chicken batter',
  ]);
});

test('prefers what a thing is sold in without asking for it', async () => {
  const { terms, preferred } = await parse('batter pouch');
  expect([terms.map(({ words }) => words.join(' ')), preferred]).toEqual([['batter'], ['pouch']]);
  expect((await parse('pouch')).terms.map(({ words }) => words.join(' '))).toEqual(['pouch']);
});
