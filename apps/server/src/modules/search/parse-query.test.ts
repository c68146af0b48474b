import { expect, test } from 'vitest';
import { createLexicon, type Strength } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import { createVocabulary } from './vocabulary.ts';

const entry = (name: string, relatedAs: Strength) => ({
  terms: [name],
  meaning: { names: [name], words: [], related: [], relatedAs },
});
const vocabulary = createVocabulary();
for (const word of ['batter', 'vegetable'])
  vocabulary.add({ word, stem: word, sound: word, products: 100, brandProducts: 0, headProducts: 1 });
const lexicon = createLexicon([entry('batter', 'related'), entry('vegetable', 'near')], [], (word) => word);
const stems = async (words: readonly string[]) => new Map(words.map((word) => [word, word]));

test('takes a name for a thing although most products with it only share its shelf, but not a word for many things', async () => {
  const thingsOf = async (query: string) => [...(await parseQuery(query, { lexicon, vocabulary, stems })).things];
  expect(await thingsOf('batter')).toEqual(['batter']);
  expect(await thingsOf('vegetable')).toEqual([]);
});
