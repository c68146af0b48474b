import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('quotes cells where needed', () => {
  expect(csvLine(['Tomato', 24.5, 'fresh, red', 'the "desi" one', 'two\nlines'])).toBe(
    'Tomato,24.5,"fresh, red","the ""desi"" one","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx'])('escapes the formula %j', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('leaves negative numbers alone', () => {
  expect(csvLine([-2])).toBe('-2\r\n');
});
