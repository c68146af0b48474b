import type { ImportColumn } from '@subah/rules/catalog/list-columns';
import { DATE_ADVICE, readDate, readNumber } from '@subah/rules/catalog/list-values';
import type { ProductField } from '@subah/rules/catalog/product-field';
import {
  choicesOf,
  mapFields,
  type ProductFieldKey,
  type ProductFieldValues,
} from '@subah/rules/catalog/product-fields';
import { readLines, readText, readYesNo } from './read-text.ts';

/** Null where the row has no value. */
export type ImportedFields = { [Key in ProductFieldKey]: ProductFieldValues[Key] | null };

/** A spreadsheet shows long numbers as "8.90103E+12" and saves them so, which loses digits. */
const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const FORMAT_AS_TEXT = 'Format the column as text, enter the digits again and save the list.';

type AddError = (column: ImportColumn, message: string) => void;

export const readFields = (cell: (column: ImportColumn) => string, addError: AddError): ImportedFields =>
  mapFields((key, field) => {
    const column = field.listColumn as ImportColumn;
    const text = cell(column);
    return text === '' ? null : readValue(key, field, text, (message) => addError(column, message));
  }) as ImportedFields;

function readValue(
  key: ProductFieldKey,
  field: ProductField,
  cell: string,
  addError: (message: string) => void,
): string | number | boolean | null {
  const text = readText(cell);
  switch (field.kind) {
    case 'flag': {
      const value = readYesNo(text);
      if (value === undefined) addError(`"${text}" is neither yes nor no.`);
      return value ?? null;
    }
    case 'count': {
      const count = readNumber(text);
      if (count !== undefined && Number.isInteger(count) && count >= field.min && count <= field.max) return count;
      addError(`"${text}" is not a whole number from ${field.min} to ${field.max}.`);
      return null;
    }
    case 'choice': {
      const choice = findChoice(key, field.choices, text);
      if (!choice) addError(`"${text}" is not one of ${choicesOf(key).join(', ')}.`);
      return choice ?? null;
    }
    case 'date': {
      const date = readDate(text);
      if (!date) addError(`"${text}" is not a date. ${DATE_ADVICE}.`);
      return date ?? null;
    }
    case 'text': {
      const value = field.isMultiline ? readLines(cell) : text;
      if (value.length > field.maxLength) {
        addError(`The ${field.listColumn} is longer than ${field.maxLength} characters.`);
      } else if (field.pattern && !field.pattern.regex.test(value)) {
        addError(
          SHORTENED_NUMBER.test(value) ? `Excel has shortened "${value}". ${FORMAT_AS_TEXT}` : field.pattern.message,
        );
      }
      return value || null;
    }
  }
}

/** Finds a choice by its value or its label, in any case and with or without hyphens. */
function findChoice(key: ProductFieldKey, labels: Readonly<Record<string, string>>, text: string): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '');
  return choicesOf(key).find((choice) => [choice, labels[choice] ?? ''].some((word) => plain(word) === plain(text)));
}
