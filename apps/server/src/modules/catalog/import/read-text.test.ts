import { expect, test } from 'vitest';
import { isDamaged, readLines, readText, readYesNo } from './read-text.ts';

test('reads a name as one line of plain text', () => {
  expect(readText('  Toor \t Dal\r\n(Arhar)\u0000\u0007 ')).toBe('Toor Dal (Arhar)');
  expect(readText('<b>Salt</b> &amp; <i class="x">Pepper</i>')).toBe('Salt & Pepper');
  expect(readText('5 < 6 kg')).toBe('5 < 6 kg');
  expect(readText('pay\u202Egnp.exe\u200B')).toBe('paygnp.exe');
  expect(readText('क्‍ष')).toBe('क्‍ष');
});

test('repairs damaged names', () => {
  expect(readText('Ching\uFFFDs Secret')).toBe("Ching's Secret");
  expect(readText('Whiskas Wet\uFFFD Meal')).toBe('Whiskas Wet Meal');
  expect([isDamaged('Nestl\uFFFD'), isDamaged('Nestlé')]).toEqual([true, false]);
});

test('keeps line breaks of longer texts', () => {
  expect(readLines(' one\r\ntwo\rthree\u0000 ')).toBe('one\ntwo\nthree');
});

test('reads the usual spellings of yes and no', () => {
  expect([readYesNo('TRUE'), readYesNo('Rx'), readYesNo('no'), readYesNo('नहीं'), readYesNo('perhaps')]).toEqual([
    true,
    true,
    false,
    false,
    undefined,
  ]);
});
