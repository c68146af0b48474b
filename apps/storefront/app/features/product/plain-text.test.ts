import { expect, test } from 'vitest';
import { plainText, shortened } from './plain-text.ts';

test('removes the markup of a description', () => {
  expect(plainText('<p>Crisp &amp; sweet.</p><ul><li>Keeps <b>7</b> days</li></ul>')).toBe(
    'Crisp & sweet. Keeps 7 days',
  );
});

test('decodes known entities and keeps unknown ones', () => {
  expect(plainText('5 &lt; 6 &#8377;40 &#x20B9;41 &hellip; &#99999999;')).toBe('5 < 6 ₹40 ₹41 &hellip;');
});

test('truncates a long text between words', () => {
  expect(shortened('Picked by hand in the morning', 16)).toBe('Picked by hand…');
  expect(shortened('Short', 16)).toBe('Short');
});
