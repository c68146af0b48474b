import { addDays, type CalendarDate } from '../india-time.ts';

const DEVANAGARI_ZERO = 0x0966;

/** "१२०" as "120". */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

const CURRENCY = String.raw`₹|rs\.?|inr|rupees?|रु\.?|रुपये|रुपए`;
const BEFORE = new RegExp(String.raw`^(?:${CURRENCY})\s*`, 'iu');
const BEHIND = new RegExp(String.raw`\s*(?:/-|(?:${CURRENCY})(?:\s*/-)?)$`, 'iu');

/**
 * Reads "1,25,000.50", "₹ 99", "45 Rs" and "Rs. 45/-"; undefined for other text. A comma is never a decimal point: the last
 * group must have three digits, so "12,50" is rejected.
 */
export function readNumber(text: string): number | undefined {
  const bare = toAsciiDigits(text.trim()).replace(BEFORE, '').replace(BEHIND, '');
  if (!/^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d+)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`\d{1,2}|[a-z]{3,9}`;
const YEAR = String.raw`20\d\d|\d\d`;
const SEPARATOR = String.raw`\s*[-/. ,']\s*`;
const DAY_MONTH_YEAR = new RegExp(`^(\\d{1,2})${SEPARATOR}(${MONTH})${SEPARATOR}(${YEAR})$`);
const MONTH_YEAR = new RegExp(`^(${MONTH})${SEPARATOR}(${YEAR})$`);
/** A spreadsheet may add the time of midnight. */
const YEAR_MONTH_DAY = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]00:00(?::00(?:\.0+)?)?z?)?$/;
const YEAR_MONTH = /^(20\d\d)[-/.](\d{1,2})$/;
/** Days since 30 December 1899, as spreadsheets count: 2000 to 2099. */
const SERIAL = /^\d{5}$/;
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

export const DATE_ADVICE = 'Write day, month and year as 31-12-2027, or the month as 12/2027';

/** Day before month, as in India. A month stands for its last day, as printed on packs. */
export function readDate(written: string): CalendarDate | undefined {
  const text = toAsciiDigits(written.trim()).toLowerCase();
  const iso = YEAR_MONTH_DAY.exec(text);
  if (iso) return calendarDate(iso[1], iso[2], Number(iso[3]));
  const isoMonth = YEAR_MONTH.exec(text);
  if (isoMonth) return calendarDate(isoMonth[1], isoMonth[2], 'last');
  const date = DAY_MONTH_YEAR.exec(text);
  if (date) return calendarDate(date[3], date[2], Number(date[1]));
  const month = MONTH_YEAR.exec(text);
  if (month) return calendarDate(month[2], month[1], 'last');
  const serial = SERIAL.test(text) ? Number(text) : 0;
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays('1899-12-30', serial) : undefined;
}

function calendarDate(yearText = '', monthText = '', day: number | 'last'): CalendarDate | undefined {
  const year = Number(yearText.length === 2 ? `20${yearText}` : yearText);
  const month = /\d/.test(monthText) ? Number(monthText) : monthOf(monthText);
  if (month < 1 || month > 12) return undefined;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const chosen = day === 'last' ? lastDay : day;
  if (chosen < 1 || chosen > lastDay) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(chosen).padStart(2, '0')}`;
}

/** Zero for other words: "sept" and "september" are a month, "seven" is not. */
const monthOf = (word: string): number => {
  const month = MONTHS.indexOf(word.slice(0, 3)) + 1;
  const full = month > 0 ? FULL_MONTHS[month - 1] : undefined;
  return full?.startsWith(word) ? month : 0;
};
const FULL_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];
