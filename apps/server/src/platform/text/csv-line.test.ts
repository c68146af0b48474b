import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('a line is quoted where it must be', () => {
  expect(csvLine(['Tomato', 24.5, 'fresh, red', 'the "desi" one', 'two\nlines'])).toBe(
    'Tomato,24.5,"fresh, red","the ""desi"" one","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('a number may be below zero', () => {
  expect(csvLine([-2])).toBe('-2\r\n');
});
