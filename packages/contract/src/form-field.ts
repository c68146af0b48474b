import { z } from 'zod';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type Field<Schema extends z.ZodType> = z.ZodType<z.output<Schema> | undefined, z.input<Schema> | undefined>;

/** A field that must be filled: `sentence` says so when it is missing or blank. */
export const filled = <Schema extends z.ZodType>(schema: Schema, sentence: string): Field<Schema> =>
  z.preprocess((value, context) => {
    if (!isBlank(value)) return value;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  }, schema) as unknown as Field<Schema>;

/** A field that a change may leave out, but not empty. */
const unlessLeftOut = <Schema extends z.ZodType>(schema: Schema, sentence: string): Field<Schema> =>
  z
    .preprocess((value, context) => {
      if (value === undefined || !isBlank(value)) return value;
      context.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    }, schema.optional())
    .optional() as unknown as Field<Schema>;

/** Fields of something that is made and later changed: what is needed to make it cannot be emptied afterwards. */
export const needed = (isNew: boolean) => (isNew ? filled : unlessLeftOut);

/** A field that may be emptied: left out it says nothing, blank it is null. */
export const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (value === undefined ? undefined : isBlank(value) ? null : value), schema.nullish())
    .optional();

export const textField = (longest: number) =>
  z.string('This must be text.').trim().max(longest, `At most ${longest} characters.`);

export const numberField = (smallest: number, largest: number) =>
  z.coerce.number('Enter a number.').min(smallest, `At least ${smallest}.`).max(largest, `At most ${largest}.`);

export const wholeField = (smallest: number, largest: number) =>
  numberField(smallest, largest).int('Enter a whole number.');

/** Rupees with paise at the most. */
export const rupeesField = (what: string) =>
  z.coerce
    .number(`${what} must be a number.`)
    .positive(`${what} must be above zero.`)
    .max(1_000_000, `${what} is too high.`)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, `${what} has paise at the most.`);

/** A list in a form: the field repeated, JSON text, or (for words) one text with commas. */
export const listField = <Item extends z.ZodType>(item: Item, most: number, separator?: string) =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const text = value.trim();
        if (text === '') return [];
        if (text.startsWith('[')) {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            return [text];
          }
        }
        return separator ? text.split(separator).map((part) => part.trim()) : [text];
      },
      z.array(item).max(most, `At most ${most}.`),
    )
    .optional();
