import { MAX_PRICE } from '@subah/rules/catalog/product-limits';
import { z } from 'zod';
import { numberText } from './input-values.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type Field<Schema extends z.ZodType> = z.ZodType<z.output<Schema> | undefined, z.input<Schema> | undefined>;

/** Required: `message` is the error for a missing or blank value. */
export const requiredField = <Schema extends z.ZodType>(schema: Schema, message: string): Field<Schema> =>
  z.preprocess((value, context) => {
    if (!isBlank(value)) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }, schema) as unknown as Field<Schema>;

/** May be left out of an update, but not blank. */
const notBlank = <Schema extends z.ZodType>(schema: Schema, message: string): Field<Schema> =>
  z
    .preprocess((value, context) => {
      if (value === undefined || !isBlank(value)) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }, schema.optional())
    .optional() as unknown as Field<Schema>;

/** Required on creation; on update it may be left out, but not blank. */
export const requiredOnCreate = (isNew: boolean) => (isNew ? requiredField : notBlank);

/** Optional: undefined when left out, null when blank. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (value === undefined ? undefined : isBlank(value) ? null : value), schema.nullish())
    .optional();

export const textField = (maxLength: number) =>
  z.string('This must be text.').trim().max(maxLength, `At most ${maxLength} characters.`);

type Refine = (number: z.ZodNumber) => z.ZodNumber;

export const numberField = (min: number, max: number, refine: Refine = (number) => number) =>
  numberText(refine(z.number('Enter a number.').min(min, `At least ${min}.`).max(max, `At most ${max}.`)));

export const wholeField = (min: number, max: number) =>
  numberField(min, max, (number) => number.int('Enter a whole number.'));

/** Rupees with at most two decimals. */
export function rupeesField(what: string, { isFreeAllowed = false } = {}) {
  const number = z.number(`${what} must be a number.`);
  const amount = isFreeAllowed
    ? number.min(0, `${what} must be zero or more.`)
    : number.positive(`${what} must be above zero.`);
  return numberText(
    amount
      .max(MAX_PRICE, `${what} is too high.`)
      .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, `${what} has paise at the most.`),
  );
}

/** A list in a form: a repeated field, JSON, or one text with separators. */
export const listField = <Item extends z.ZodType>(item: Item, maxItems: number, separator?: string) =>
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
      z.array(item).max(maxItems, `At most ${maxItems}.`),
    )
    .optional();
