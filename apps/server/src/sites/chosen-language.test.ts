import { expect, test } from 'vitest';
import { pathInChosenLanguage } from './chosen-language.ts';

test('a visitor who chose a language gets the same page in it', () => {
  expect(pathInChosenLanguage('/', 'language=hi')).toBe('/hi');
  expect(pathInChosenLanguage('/cart?step=2', 'a=1; language=hi')).toBe('/hi/cart?step=2');
  expect(pathInChosenLanguage('/hi', 'language=en; b=2')).toBe('/');
  expect(pathInChosenLanguage('/hi/search?query=%E0%A4%A6', 'language=en')).toBe('/search?query=%E0%A4%A6');
});

test('a page in the chosen language, without a choice, or the data of an open page is not redirected', () => {
  expect(pathInChosenLanguage('/hi/cart', 'language=hi')).toBeUndefined();
  expect(pathInChosenLanguage('/hills', 'language=en')).toBeUndefined();
  expect(pathInChosenLanguage('/cart', undefined)).toBeUndefined();
  expect(pathInChosenLanguage('/cart', 'language=fr; other-language=hi')).toBeUndefined();
  expect(pathInChosenLanguage('/cart.data?_routes=x', 'language=hi')).toBeUndefined();
});

test('a redirect stays on this site', () => {
  expect(pathInChosenLanguage('//evil.example/x', 'language=hi')).toBe('/hi//evil.example/x');
  expect(pathInChosenLanguage('/hi//evil.example', 'language=en')).toBeUndefined();
});
