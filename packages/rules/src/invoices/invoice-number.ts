import { indiaClock } from '../india-time.ts';

/** "2627" for April 2026 to March 2027, in India time. */
export function financialYear(now: Date): string {
  const { year, month } = indiaClock(now);
  const startYear = month >= 4 ? year : year - 1;
  return twoDigits(startYear) + twoDigits(startYear + 1);
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** Invoices (SB) and credit notes (SC) are numbered separately per financial year. */
export type Series = 'SB' | 'SC';

/** "SB2627-000123". GST rules allow at most 16 characters. */
export const invoiceNumber = (series: Series, year: string, serial: number): string =>
  `${series}${year}-${String(serial).padStart(6, '0')}`;
