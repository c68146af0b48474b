import { indiaClock } from '@subah/rules/india-time';

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,23,456.50" without a currency sign. */
export const money = (paise: number): string => amounts.format(paise / 100);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "15 Nov 2026" in India time. */
export function dayOf(moment: Date): string {
  const { day, month, year } = indiaClock(moment);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}
