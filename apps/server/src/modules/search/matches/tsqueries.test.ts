import { expect, test } from 'vitest';
import type { Alternative } from '../query/alternatives.ts';
import { anyOf, anywhere, headQuery } from './tsqueries.ts';

const alternative = (text: string, more: Partial<Alternative> = {}): Alternative => ({
  text,
  stems: text.split(' '),
  strength: 'same',
  ...more,
});
const NO_THINGS = new Set<string>();

test('names each alternative once', () => {
  const twice = [alternative('milk'), alternative('milk', { strength: 'typed' })];
  expect(anyOf(twice, ({ stems }) => headQuery(stems, '='))).toBe("'=milk'");
});

test('leaves out a phrase beside one of its words', () => {
  const tonic = [alternative('tonic'), alternative('energy tonic')];
  expect(anywhere(tonic, NO_THINGS)).toBe("('tonic')");
});

test('keeps a phrase that is also found on a shelf beside a word that is not', () => {
  const typed = alternative('energy tonic', { strength: 'typed' });
  expect(anywhere([alternative('tonic'), typed], NO_THINGS)).toContain("'?tonic'");
  expect(anywhere([alternative('tonic', { strength: 'typed' }), typed], NO_THINGS)).toBe("(('tonic' | '?tonic'))");
});

test('keeps a phrase beside a word that stands only for what products are', () => {
  const headOnly = alternative('tonic', { isHeadOnly: true });
  expect(anywhere([headOnly, alternative('energy tonic')], NO_THINGS)).toContain("'energy' <-> 'tonic'");
});

test('compares the catalog once for all remedies', () => {
  const remedies = ['zinc', 'ambroxol'].map((text) =>
    alternative(text, { strength: 'typed', isRemedy: true, isForSkin: true }),
  );
  expect(anywhere(remedies, NO_THINGS)).toBe(
    "((((('zinc') | ('ambroxol')) & ('@medicine' | '@labtest')) | '=zinc' | 'zinc':B | '=ambroxol' | 'ambroxol':B) & !((('eye' | 'ear') & 'drop')))",
  );
});

test('leaves out creams where the dictionary names no remedy for the skin', () => {
  const remedy = alternative('zinc', { strength: 'typed', isRemedy: true });
  expect(anywhere([remedy], NO_THINGS)).toMatch(/& !\(.*'cream' \| 'ointment'/);
});
