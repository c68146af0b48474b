import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ProductField } from '@subah/rules/catalog/product-field';
import {
  choicesOf,
  mapFields,
  type ProductFieldKey,
  type ProductFieldValues,
} from '@subah/rules/catalog/product-fields';
import { z } from 'zod';
import { Flag } from '../endpoint.ts';
import { optionalField, requiredOnCreate, textField, wholeField } from '../form-field.ts';
import { DateInput, DateTimeInput } from '../input-values.ts';

// Schemas derived from the table of product fields.

type ValueShape = { [Key in ProductFieldKey]: z.ZodType<ProductFieldValues[Key], ProductFieldValues[Key]> };

export const productFieldValues = mapFields((key, { kind }): z.ZodType => {
  switch (kind) {
    case 'flag':
      return z.boolean();
    case 'count':
      return z.number().int().nullable();
    case 'choice':
      return z.enum(choicesOf(key)).nullable();
    case 'date':
      return z.iso.date().nullable();
    case 'text':
      return z.string().nullable();
  }
}) as unknown as ValueShape;

/** An omitted field keeps its value, a blank one becomes null. */
type FormShape = { [Key in ProductFieldKey]: z.ZodType<ProductFieldValues[Key] | null | undefined> };

export const productFieldForms = (catalog: Catalog, isNew: boolean) =>
  mapFields((key, field): z.ZodType => {
    if (field.kind === 'flag') return Flag.optional();
    const required = field.required?.[catalog];
    return required ? requiredOnCreate(isNew)(fieldForm(key, field), required) : optionalField(fieldForm(key, field));
  }) as unknown as FormShape;

function fieldForm(key: ProductFieldKey, field: Exclude<ProductField, { kind: 'flag' }>): z.ZodType {
  switch (field.kind) {
    case 'count':
      return wholeField(field.min, field.max);
    case 'choice':
      return z.enum(choicesOf(key), `${field.label} must be one of ${choicesOf(key).join(', ')}.`);
    case 'date':
      return DateInput('Enter a date.')
        .or(DateTimeInput({}, 'Enter a date.'))
        .transform((text) => text.slice(0, 10));
    case 'text': {
      const text = textField(field.maxLength);
      return field.pattern ? text.regex(field.pattern.regex, field.pattern.message) : text;
    }
  }
}
