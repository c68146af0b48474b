import { expect, test } from 'vitest';
import { consonantsOf, englishSound, englishSoundOfHindi } from './english-sound.ts';

test.each([
  ['वाटर', 'water'],
  ['फूड', 'food'],
  ['राइस', 'rice'],
  ['केक', 'cake'],
  ['पेस्ट', 'paste'],
  ['बटर', 'butter'],
  ['सोप', 'soap'],
  ['सूप', 'soup'],
])('hears %s as %s', (hindi, english) => {
  expect(englishSoundOfHindi(hindi)).toBe(englishSound(english));
});

test.each([
  ['हनी', 'honey'],
  ['लिक्विड', 'liquid'],
  ['एप्पल', 'apple'],
  ['चीज़', 'cheese'],
  ['लोशन', 'lotion'],
  ['सीजनिंग', 'seasoning'],
  ['शैंपू', 'shampoo'],
])('hears the consonants of %s as those of %s', (hindi, english) => {
  expect(consonantsOf(englishSoundOfHindi(hindi))).toBe(consonantsOf(englishSound(english)));
});
