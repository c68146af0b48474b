import { urduToDevanagari } from './urdu.ts';

const DEVANAGARI = 0x900;
/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam: Unicode orders their letters as Devanagari's. */
const OTHER_INDIC = /[\u0980-\u0d7f]/g;
/** Joiners that Hindi keyboards insert, and other invisible characters. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** One script for all Indian letters and one form for all digits, so that one dictionary answers them. */
export const toDevanagari = (text: string): string =>
  urduToDevanagari(text.normalize('NFKC').replace(INVISIBLE, ''))
    .replace(OTHER_INDIC, (letter) => String.fromCharCode(DEVANAGARI + (letter.charCodeAt(0) % 0x80)))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** What the keys of a Latin keyboard type while it is switched to Hindi (InScript). */
const INSCRIPT_KEYS: Record<string, string> = {
  q: 'ौ',
  w: 'ै',
  e: 'ा',
  r: 'ी',
  t: 'ू',
  y: 'ब',
  u: 'ह',
  i: 'ग',
  o: 'द',
  p: 'ज',
  a: 'ो',
  s: 'े',
  d: '्',
  f: 'ि',
  g: 'ु',
  h: 'प',
  j: 'र',
  k: 'क',
  l: 'त',
  z: 'ॆ',
  x: 'ं',
  c: 'म',
  v: 'न',
  b: 'व',
  n: 'ल',
  m: 'स',
};
const LATIN_BY_LETTER = new Map(Object.entries(INSCRIPT_KEYS).map(([key, letter]) => [letter, key]));

/** An English word that was typed on a keyboard still switched to Hindi: सगतक is `milk`. Undefined if it cannot be one. */
export function undoHindiKeyboard(word: string): string | undefined {
  const keys = [...word].map((letter) => LATIN_BY_LETTER.get(letter));
  return keys.every((key) => key !== undefined) ? keys.join('') : undefined;
}
