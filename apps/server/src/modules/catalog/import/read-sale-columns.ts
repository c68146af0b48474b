import type { ImportColumn } from '@subah/rules/catalog/list-columns';
import { readNumber } from '@subah/rules/catalog/list-values';
import { readText, readYesNo } from './read-text.ts';

type AddError = (column: ImportColumn, message: string) => void;

/** Null where the row has no value. */
export type SaleColumns = {
  hsn: string | null;
  gstPercent: number | null;
  isAvailable: boolean | null;
  isFeatured: boolean | null;
  /** Keys of pictures that the product has, in their new order. Others are ignored. */
  pictures: string[] | null;
};

const MAX_HSN_LENGTH = 12;
const MAX_GST_PERCENT = 40;

/** Tax, state and pictures, as an export writes them. */
export const readSaleColumns = (cell: (column: ImportColumn) => string, addError: AddError): SaleColumns => ({
  hsn: readHsn(readText(cell('hsn')), addError),
  gstPercent: readGst(readText(cell('gst percent')).replace(/\s*%$/, ''), addError),
  isAvailable: readFlag('on sale', readText(cell('on sale')), addError),
  isFeatured: readFlag('featured', readText(cell('featured')), addError),
  pictures: readPictures(cell('shop pictures')),
});

function readHsn(text: string, addError: AddError): string | null {
  if (text.length > MAX_HSN_LENGTH) addError('hsn', `The HSN code is longer than ${MAX_HSN_LENGTH} characters.`);
  return text || null;
}

function readGst(text: string, addError: AddError): number | null {
  if (text === '') return null;
  const percent = readNumber(text);
  if (percent !== undefined && Number.isInteger(percent) && percent >= 0 && percent <= MAX_GST_PERCENT) return percent;
  addError('gst percent', `"${text}" is not a whole number from 0 to ${MAX_GST_PERCENT}.`);
  return null;
}

function readFlag(column: 'on sale' | 'featured', text: string, addError: AddError): boolean | null {
  if (text === '') return null;
  const value = readYesNo(text);
  if (value === undefined) addError(column, `"${text}" is neither yes nor no.`);
  return value ?? null;
}

function readPictures(text: string): string[] | null {
  const keys = text.split(/[\s,]+/).flatMap((path) => /^\/uploads\/(.+)-600\.webp$/.exec(path)?.[1] ?? []);
  return keys.length > 0 ? [...new Set(keys)] : null;
}
