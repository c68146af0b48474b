import {
  type CalendarDate,
  indiaDate,
  indiaTimeOfDay,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  weekdayOf,
} from '@subah/rules/india-time';
import { type Language, SITE_LANGUAGE } from './language.ts';

const WEEKDAYS = {
  en: SHORT_WEEKDAYS,
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};

const MONTHS = {
  en: SHORT_MONTHS,
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

const parts = (date: CalendarDate) => ({
  year: date.slice(0, 4),
  month: Number(date.slice(5, 7)) - 1,
  day: Number(date.slice(8, 10)),
});

/** "Tue"; 0 is Sunday */
export const weekdayName = (weekday: number, language: Language = SITE_LANGUAGE): string =>
  String(WEEKDAYS[language][weekday]);

/** "Tue" */
export const weekdayText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  weekdayName(weekdayOf(date), language);

/** "Nov" */
export const monthNameText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  String(MONTHS[language][parts(date).month]);

/** "17 Nov" */
export const dayOfMonthText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  `${parts(date).day} ${monthNameText(date, language)}`;

/** "Tue, 17 Nov" */
export const dayText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  `${weekdayText(date, language)}, ${dayOfMonthText(date, language)}`;

/** "17 Nov 2026" */
export const fullDateText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  `${dayOfMonthText(date, language)} ${parts(date).year}`;

/** "8 AM", "9:30 AM", of a time of day such as "09:30" */
export const timeText = (time: string, language: Language = SITE_LANGUAGE): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = clockText(hour, minute);
  return language === 'hi' ? `${partOfDay(hour)} ${clock} बजे` : `${clock} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
};

/** "8–11 AM", "11 AM–2 PM" */
export const timeWindowText = (from: string, to: string, language: Language = SITE_LANGUAGE): string => {
  const [fromHour = 0, fromMinute = 0] = from.split(':').map(Number);
  const [toHour = 0, toMinute = 0] = to.split(':').map(Number);
  const start = clockText(fromHour, fromMinute);
  const end = clockText(toHour, toMinute);
  if (language === 'hi') {
    const [first, second] = [partOfDay(fromHour), partOfDay(toHour)];
    return first === second ? `${first} ${start}–${end} बजे` : `${first} ${start} से ${second} ${end} बजे`;
  }
  const [first, second] = [fromHour, toHour].map((hour) => (hour % 24 < 12 ? 'AM' : 'PM'));
  return first === second ? `${start}–${end} ${first}` : `${start} ${first}–${end} ${second}`;
};

/** "8 AM to 9 PM", for opening hours */
export const timeSpanText = (from: string, to: string, language: Language = SITE_LANGUAGE): string =>
  language === 'hi'
    ? `${timeWindowText(from, to, 'hi')} तक`
    : `${timeText(from, language)} to ${timeText(to, language)}`;

/** "Tue, 17 Nov, 9:30 AM", in India time */
export const momentText = (moment: Date, language: Language = SITE_LANGUAGE): string =>
  `${dayText(indiaDate(moment), language)}, ${timeText(indiaTimeOfDay(moment), language)}`;

const clockText = (hour: number, minute: number): string => {
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? String(hour12) : `${hour12}:${String(minute).padStart(2, '0')}`;
};

function partOfDay(hour: number): string {
  const h = hour % 24;
  if (h < 4 || h >= 20) return 'रात';
  if (h < 12) return 'सुबह';
  return h < 16 ? 'दोपहर' : 'शाम';
}
