import { expect, test } from 'vitest';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { suggestGroupCode } from './suggest-group-code.ts';

test.each([
  [{ name: 'Toned Milk', brand: 'Subah Dairy' }, 'subah-dairy-toned-milk'],
  [{ name: 'Taaza Toned Milk 500 ml', brand: 'Amul' }, 'amul-taaza-toned-milk'],
  [{ name: 'Amul Taaza Toned Milk 1L', brand: 'Amul' }, 'amul-taaza-toned-milk'],
  [{ name: 'Sharbati Atta Family Pack', brand: 'Gaon Chakki' }, 'gaon-chakki-sharbati-atta'],
  [{ name: 'Crocin Advance 500 mg Tablet, strip of 15', brand: null }, 'crocin-advance-500-mg-tablet'],
  [{ name: 'Crocin 650 Tablet' }, 'crocin-650-tablet'],
  [{ name: 'टमाटर' }, ''],
])('suggests a group code for %j', (product, code) => {
  expect(suggestGroupCode(product)).toBe(code);
});

test('suggests only what a product may have', () => {
  const { pattern, maxLength } = PRODUCT_FIELDS.groupCode;
  const code = suggestGroupCode({ name: `A very, very long name ${'of words '.repeat(20)}`, brand: "Haldiram's" });
  expect(code).toMatch(pattern.regex);
  expect(code.length).toBeLessThanOrEqual(maxLength);
});
