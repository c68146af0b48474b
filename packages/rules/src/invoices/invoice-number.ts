import { indiaClock } from '../india-time.ts';

/** "2627" for April 2026 to March 2027, in India time. */
export function financialYear(now: Date): string {
  const { year, month } = indiaClock(now);
  const startYear = month >= 4 ? year : year - 1;
  return twoDigits(startYear) + twoDigits(startYear + 1);
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** Letters only, so that the year behind them stays readable. */
export const NUMBER_PREFIX = /^[A-Z]{1,3}$/;
export const DEFAULT_PREFIXES = { invoice: 'SB', creditNote: 'SC' } as const;

/**
 * "SB2627-000123": invoices and credit notes have prefixes of their own, and each is numbered anew in a financial year. GST
 * rules allow at most 16 characters, several series, and no number twice in a year.
 */
export const invoiceNumber = (series: string, year: string, serial: number): string =>
  `${series}${year}-${String(serial).padStart(6, '0')}`;
