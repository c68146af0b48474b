import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  ['hi', 'hi'],
  ['HI-in', 'hi'],
  ['hi-IN;q=0.9,en;q=0.8', 'hi'],
  ['hi-Deva-IN', 'hi'],
  ['gu-IN, hi;q=0.7', 'hi'],
  ['*, hi;q=0.9, en;q=0.1', 'hi'],
  ['en;q=0, *', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['*', 'en'],
  ['hi;q=0', 'en'],
  ['hindi', 'en'],
  ['fr-FR,ta', 'en'],
  [',;=q??', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('chooses the language of Accept-Language: %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});
