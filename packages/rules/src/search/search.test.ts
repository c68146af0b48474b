import { expect, test } from 'vitest';
import { devanagariOf, romanise } from './devanagari.ts';
import { editDistance } from './edit-distance.ts';
import { extractPacks } from './packs.ts';
import { isDevanagari, plainWords } from './plain-words.ts';
import { soundOf } from './sound.ts';

test('removes case, accents, apostrophes and punctuation', () => {
  expect(plainWords("  Lay's Crème-Onion, 52g ")).toBe('lays creme onion 52 g');
  expect(plainWords('Vitamin B12')).toBe('vitamin b 12');
});

test('encodes Devanagari letters, ignoring the nukta', () => {
  expect(isDevanagari(plainWords('आलू'))).toBe(true);
  expect(plainWords('प्याज़')).toBe(plainWords('प्याज'));
  expect(devanagariOf(plainWords('आलू'))).toBe('आलू');
});

test.each([
  ['1kg atta', 'atta', ['g1000']],
  ['atta 5 KG', 'atta', ['g5000']],
  ['milk 500ml', 'milk', ['ml500']],
  ['1.5 litre coke', 'coke', ['ml1500']],
  ['eggs 12 pcs', 'eggs', ['n12']],
  ['half kg paneer', 'paneer', ['g500']],
  ['dolo 650', 'dolo 650', []],
  ['7up', '7up', []],
])('extracts the pack size of "%s"', (query, words, packs) => {
  const extracted = extractPacks(query);
  expect([extracted.words.trim().replace(/\s+/g, ' '), extracted.packs]).toEqual([words, packs]);
});

test.each([
  ['pyaaz', 'pyaz', 'piyaj', 'pyaaj'],
  ['jeera', 'zeera', 'jira'],
  ['doodh', 'dudh', 'dood'],
  ['chawal', 'chaval', 'chaawal'],
  ['bhindi', 'bindi', 'bhindee'],
  ['paracetamol', 'parasetamol'],
])('gives %s and its other spellings the same key', (first, ...others) => {
  for (const other of others) expect(soundOf(other)).toBe(soundOf(first));
});

test('gives different words different keys', () => {
  for (const [a, b] of [
    ['dal', 'oil'],
    ['aam', 'aloo'],
    ['chana', 'chini'],
    ['milk', 'malk'],
  ] as const)
    expect(soundOf(a)).not.toBe(soundOf(b));
});

test('romanises Hindi words', () => {
  expect(['टमाटर', 'आलू', 'दूध', 'प्याज', 'चावल'].map(romanise)).toEqual(['tamatar', 'alu', 'dudh', 'pyaj', 'chaval']);
});

test('counts two swapped letters as one edit', () => {
  expect(editDistance('tomtao', 'tomato')).toBe(1);
  expect(editDistance('colgat', 'colgate')).toBe(1);
  expect(editDistance('parasitamol', 'paracetamol')).toBe(2);
});
