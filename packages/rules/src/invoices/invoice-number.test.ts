import { expect, test } from 'vitest';
import { financialYear, invoiceNumber } from './invoice-number.ts';

const india = (time: string) => new Date(`${time}+05:30`);

test('starts the financial year on 1 April India time', () => {
  expect(financialYear(india('2027-03-31T23:59:59'))).toBe('2627');
  expect(financialYear(india('2027-04-01T00:00:00'))).toBe('2728');
  expect(financialYear(india('2026-12-31T12:00:00'))).toBe('2627');
  expect(financialYear(india('2099-12-31T12:00:00'))).toBe('9900');
});

test('limits a number to sixteen characters', () => {
  expect(invoiceNumber('SB', '2627', 123)).toBe('SB2627-000123');
  expect(invoiceNumber('SC', '2627', 999_999_999)).toHaveLength(16);
  expect(invoiceNumber('KPR', '2627', 99_999_999)).toHaveLength(16);
});
