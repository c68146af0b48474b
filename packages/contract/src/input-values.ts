import { inputFaults } from '@subah/messages/api/inputs';
import type { Text } from '@subah/messages/message';
import { z } from 'zod';
import { inputText } from './input-messages.ts';

// Values of requests. Nothing is coerced: a list, a boolean or a blank is never a number.

/** "12", "-0.5"; not "1e3", "0x10" or "Infinity", which `Number` reads too. */
const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/;

/** For queries, paths and forms, where every value is text: reads decimal text, leaves the rest to the schema. */
export const numberText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value), schema);

const MIN_YEAR = 1900;
const MAX_YEAR = 2199;

/** PostgreSQL and JavaScript overflow at different years; no date of a shop is near either. */
function isPlausible(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= MIN_YEAR && year <= MAX_YEAR;
}

/** `2026-11-17`: a day that exists. */
export const DateInput = (text: Text = inputFaults.date) =>
  z.iso.date(inputText(text)).refine(isPlausible, inputText(text));

/** `2026-11-17T08:00:00Z` */
export const DateTimeInput = (options: { offset?: boolean } = {}, text: Text = inputFaults.dateAndTime) =>
  z.iso.datetime({ ...options, ...inputText(text) }).refine(isPlausible, inputText(text));
