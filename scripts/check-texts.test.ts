import { expect, test } from 'vitest';
import { literalsOf } from './check-texts.ts';

const textsIn = (code: string) => literalsOf('page.tsx', code).map(({ text }) => text);

test('reports texts in elements, attributes, properties, sentences and templates', () => {
  expect(textsIn('<p>Your cart is empty</p>')).toEqual(['Your cart is empty']);
  expect(textsIn('<Button label="Remove" />')).toEqual(['Remove']);
  expect(textsIn("toast('Saved', { action: { label: 'Undo', onSelect } })")).toEqual(['Saved', 'Undo']);
  expect(textsIn("const error = 'Enter a coupon code.'")).toEqual(['Enter a coupon code.']);
  expect(textsIn(['const text = `$', '{count} items left`'].join(''))).toEqual(['… items left']);
  expect(textsIn('<p>दूध</p>')).toEqual(['दूध']);
});

test('accepts messages, classes, technical attributes, API calls and the brand', () => {
  expect(textsIn('<p className="flex items-center" id="total">{t(cart.title)}</p>')).toEqual([]);
  expect(textsIn("const CARD_CLASS = 'Flex items center'; cx('Card big', isOpen && 'open')")).toEqual([]);
  expect(textsIn("api('POST coupons/apply')")).toEqual([]);
  expect(textsIn("throw new Error('No route matches')")).toEqual([]);
  expect(textsIn('<b>subah</b>')).toEqual([]);
});
