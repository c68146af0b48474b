import { indiaClock } from '../india-time.ts';

/** "2627" for April 2026 to March 2027: Indian books are closed at the end of March, by the clock in India. */
export function financialYear(now: Date): string {
  const { year, month } = indiaClock(now);
  const begins = month >= 4 ? year : year - 1;
  return twoDigits(begins) + twoDigits(begins + 1);
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** Invoices (SB) and credit notes (SC) each have a series of their own in every financial year. */
export type Series = 'SB' | 'SC';

/** "SB2627-000123". The law allows sixteen characters, so there is room for a hundred million a year. */
export const invoiceNumber = (series: Series, year: string, serial: number): string =>
  `${series}${year}-${String(serial).padStart(6, '0')}`;
