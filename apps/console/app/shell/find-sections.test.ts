import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';
import { sections } from './sections.ts';

const found = (typed: string) => findSections(sections, typed).map(({ id }) => id);

test('ranks names before words and words before groups', () => {
  expect(found('prod')).toEqual([
    'filter-products',
    'milk-products',
    'popular-veggies',
    'popular-grocery',
    'popular-dairy',
    'popular-medicines',
  ]);
  expect(found(' ORDER')).toEqual(['all-orders', 'purchases']);
  expect(found('grocery')).toEqual(['grocery', 'popular-grocery']);
});

test('matches group and name together', () => {
  expect(found('popular products gro')).toEqual(['popular-grocery']);
  expect(found('fruits and veg')).toEqual(['fruits-vegetables']);
});

test('returns all sections without a text and none without a match', () => {
  expect(found('')).toHaveLength(sections.length);
  expect(found('xyz')).toEqual([]);
});
