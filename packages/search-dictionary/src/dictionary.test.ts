import { plainWords } from '@subah/rules/search/plain-words';
import { describe, expect, test } from 'vitest';
import { DOMAINS, readDictionary } from './dictionary.ts';
import type { Concept } from './parse-concepts.ts';

const { concepts, ambiguous, version } = readDictionary();
const termsOf = ({ heads, words, misspellings }: Concept) => [...heads, ...words, ...misspellings];
const placeOf = ({ domain, line }: Concept) => `${domain}.txt:${line}`;
const conceptsByTerm = new Map<string, Set<Concept>>();
for (const concept of concepts)
  for (const term of termsOf(concept)) {
    const plain = plainWords(term);
    conceptsByTerm.set(plain, (conceptsByTerm.get(plain) ?? new Set()).add(concept));
  }

/** The longest phrase that the search looks up. */
const MAX_PHRASE_WORDS = 5;

describe('the data files', () => {
  test('hold several thousand terms in every script and domain', () => {
    expect(conceptsByTerm.size).toBeGreaterThan(10_000);
    expect(
      concepts.filter(({ words }) => words.some((word) => /\p{Script=Devanagari}/u.test(word))).length,
    ).toBeGreaterThan(concepts.length * 0.9);
    for (const domain of DOMAINS)
      expect(concepts.filter((concept) => concept.domain === domain).length, domain).toBeGreaterThan(30);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

  test('are lower case, in Unicode normal form C, without invisible characters', () => {
    const wrong = concepts
      .flatMap((concept) => [...termsOf(concept), ...concept.related].map((term) => ({ concept, term })))
      .filter(
        ({ term }) =>
          term !== term.normalize('NFC').toLowerCase() || /[\p{Cf}\p{Cc}]|\s\s/u.test(term) || !plainWords(term),
      );
    expect(wrong.map(({ concept, term }) => `${placeOf(concept)} ${term}`)).toEqual([]);
  });

  test('name each concept by words of product names in Latin letters', () => {
    const wrong = concepts.filter(({ heads, related }) =>
      [...heads, ...related].some((head) => !/^[a-z0-9]+(( & | )[a-z0-9]+)*$/.test(head)),
    );
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test('repeat no term within a concept', () => {
    const wrong = concepts.filter(
      (concept) => new Set(termsOf(concept).map(plainWords)).size < termsOf(concept).length,
    );
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test('give a term to two concepts only when it is listed as ambiguous', () => {
    const shared = [...conceptsByTerm].filter(([, found]) => found.size > 1).map(([term]) => term);
    expect(shared.sort()).toEqual([...ambiguous.keys()].map(plainWords).sort());
  });

  test('name the likeliest of several concepts by one of its heads', () => {
    const wrong = [...ambiguous].filter(
      ([term, likeliest]) =>
        likeliest && ![...(conceptsByTerm.get(plainWords(term)) ?? [])].some(({ heads }) => heads.includes(likeliest)),
    );
    expect(wrong).toEqual([]);
    expect(ambiguous.get('gobhi')).toBe('cauliflower');
  });

  test('mark only heads whose last word is a name or a word of another concept', () => {
    const wrong = concepts.flatMap((concept) =>
      [...concept.isKindOfLastWord.keys()].filter((head) => {
        const [, last] = /^.+ (\S+)$/.exec(head) ?? [];
        return !last || ![...(conceptsByTerm.get(last) ?? [])].some((other) => other !== concept);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('relate no concept to itself', () => {
    const wrong = concepts.filter(({ heads, related }) => related.some((name) => heads.includes(name)));
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test('hold no phrase longer than the search looks up', () => {
    const long = [...conceptsByTerm.keys()].filter((term) => term.split(' ').length > MAX_PHRASE_WORDS);
    expect(long).toEqual([]);
  });
});

test.each([
  ['aloo', 'potato'],
  ['आलू', 'potato'],
  ['dudh', 'milk'],
  ['दूध', 'milk'],
  ['aata', 'atta'],
  ['chaval', 'rice'],
  ['dhania', 'coriander'],
  ['vankaya', 'brinjal'],
  ['jhadu', 'broom'],
  ['bukhar', 'fever'],
  ['parasitamol', 'paracetamol'],
  ['pregabalin', 'pregabalin'],
  ['escitalopram', 'escitalopram'],
  ['vildagliptin', 'vildagliptin'],
  ['kolgate', 'colgate'],
  ['haddi ka doctor', 'orthopaedic'],
  ['sugar ki jaanch', 'blood glucose'],
  ['लंगोट', 'baby diapers'],
])('finds %s as %s', (typed, head) => {
  const found = [...(conceptsByTerm.get(plainWords(typed)) ?? [])];
  expect(found.map(({ heads }) => heads[0])).toEqual([head]);
});

test.each([
  'Fresh Toned Milk 500 ml',
  'Tomato - Hybrid (Loose)',
  'Sharbati Chakki Atta 5 kg',
  'Unpolished Toor Dal',
  'Lemon Dishwash Bar',
  'Aloe Vera Face Wash',
  'Baby Diaper Pants - Large',
  'Paracetamol 650 mg Tablet',
  'Lipid Profile',
  'Dr. A. Verma, Cardiologist',
  'Kachi Ghani Mustard Oil',
  'Digital Thermometer',
  'Cream & Onion Potato Chips',
  'Instant Coffee Jar',
])('names a concept that the product "%s" carries', (name) => {
  const words = plainWords(name);
  const heads = concepts
    .flatMap((concept) => concept.heads)
    .filter((head) => ` ${words} `.includes(` ${plainWords(head)} `));
  expect(heads).not.toEqual([]);
});
