import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';
import { sections } from './sections.tsx';

const found = (typed: string) => findSections(sections, typed).map(({ id }) => id);

test('names come before words, words before groups', () => {
  expect(found('prod')).toEqual([
    'filter-products',
    'milk-products',
    'popular-veggies',
    'popular-grocery',
    'popular-dairy',
    'popular-medicines',
  ]);
  expect(found(' ORDER')).toEqual(['all-orders']);
  expect(found('grocery')).toEqual(['grocery', 'popular-grocery']);
});

test('a group and a name together find one section', () => {
  expect(found('popular products gro')).toEqual(['popular-grocery']);
  expect(found('fruits and veg')).toEqual(['fruits-vegetables']);
});

test('nothing typed is everything, and nonsense is nothing', () => {
  expect(found('')).toHaveLength(sections.length);
  expect(found('xyz')).toEqual([]);
});
