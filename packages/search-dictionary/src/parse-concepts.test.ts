import { expect, test } from 'vitest';
import { parseConcepts } from './parse-concepts.ts';

test('reads heads, related names, words and misspellings of a line', () => {
  const text =
    '# Vegetables\n\nlady finger / okra: भिंडी, bhindi ~ ladis finger\nheadache > paracetamol, balm: sir dard\nsaras > milk:\n';
  expect(parseConcepts('produce', text)).toEqual([
    {
      domain: 'produce',
      line: 3,
      heads: ['lady finger', 'okra'],
      isKindOfLastWord: new Map(),
      isOfSkin: false,
      related: [],
      words: ['भिंडी', 'bhindi'],
      misspellings: ['ladis finger'],
    },
    {
      domain: 'produce',
      line: 4,
      heads: ['headache'],
      isKindOfLastWord: new Map(),
      isOfSkin: false,
      related: ['paracetamol', 'balm'],
      words: ['sir dard'],
      misspellings: [],
    },
    {
      domain: 'produce',
      line: 5,
      heads: ['saras'],
      isKindOfLastWord: new Map(),
      isOfSkin: false,
      related: ['milk'],
      words: [],
      misspellings: [],
    },
  ]);
});

test('reads the marks of heads that are a kind of their last word or only carry its name', () => {
  const [concept] = parseConcepts('staples', 'kolam rice+ / raw rice / puffed rice!: murmura');
  expect(concept?.heads).toEqual(['kolam rice', 'raw rice', 'puffed rice']);
  expect(concept?.isKindOfLastWord).toEqual(
    new Map([
      ['kolam rice', true],
      ['puffed rice', false],
    ]),
  );
});

test('reads the mark of a complaint of the skin', () => {
  const [itching, fever] = parseConcepts('symptoms', 'itching@ > calamine: khujli\nfever > paracetamol: bukhar');
  expect([itching?.heads, itching?.isOfSkin, itching?.isKindOfLastWord.size]).toEqual([['itching'], true, 0]);
  expect(fever?.isOfSkin).toBe(false);
});

test.each(['potato: aloo: alu', ': aloo', 'potato > a > b: c', 'potato: a ~ b ~ c'])(
  'rejects the line "%s"',
  (line) => {
    expect(() => parseConcepts('produce', line)).toThrow('produce.txt:1');
  },
);
