import { romanise } from './devanagari.ts';

type Rule = readonly [letters: RegExp, sound: string];

/** English letters that are spoken otherwise or not at all, in this order. */
const CONSONANTS: readonly Rule[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/[ts]ion/, 'san'],
  [/ture$/, 'char'],
  [/([aeou])gh/, '$1'],
  [/tch/, 'ch'],
  [/dge/, 'je'],
  [/mb$/, 'm'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[ei])/g, 'j'],
];

/** English vowels as Hindi writes them: "cake" is केक, "rice" राइस, "butter" बटर. */
const VOWELS: readonly Rule[] = [
  [/(?:ey|y|ie)$/, 'i'],
  [/ies$/, 'is'],
  [/[eo]r(s?)$/, 'ar$1'],
  [/a(?=(?:[^aeiou]|st)es?$)|ai|ay|ei/, 'e'],
  [/igh|i(?=[^aeiou]es?$)/, 'ai'],
  [/ee|ea/, 'i'],
  [/oa|au|[ao]w(?![aeiou])/, 'o'],
  [/(?<![aeiou])u(?=[^aeiou]{2}|[^aeiou]$)/, 'a'],
  [/oo|ou/, 'u'],
  [/([^aeiou])e(s?)$/, '$1$2'],
];

const apply = (rules: readonly Rule[], word: string): string =>
  rules.reduce((spoken, [letters, sound]) => spoken.replace(letters, sound), word);

/** S, z and j become one, like other letters that are exchanged: चीज़ is "cheese". */
const mergeConsonants = (letters: string): string =>
  letters
    .replace(/ph/g, 'f')
    .replace(/chh?/g, 'C')
    .replace(/(?<!^)h/g, '')
    .replace(/w/g, 'v')
    .replace(/[zj]/g, 's')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1');

/** How an English word is spoken, as far as it can be seen from its letters. */
export const englishSound = (word: string): string => mergeConsonants(apply(VOWELS, apply(CONSONANTS, word)));

/** The same of an English word in Devanagari, where ै is the a of "bag". */
export const englishSoundOfHindi = (word: string): string =>
  mergeConsonants(romanise(word.replaceAll('ै', 'ा').replaceAll('ऐ', 'अ')));

/** Without vowels, in which both differ most; only that the word begins with one is kept. */
export const consonantsOf = (sound: string): string => sound.replace(/^[aeiou]+/, 'A').replace(/[aeiouy]/g, '');
