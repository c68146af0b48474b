import { isAboveMrp } from '@subah/rules/catalog/above-mrp';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ImportColumn } from '@subah/rules/catalog/list-columns';
import { readNumber } from '@subah/rules/catalog/list-values';
import {
  MAX_PRICE,
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_TAGS,
  MAX_STOCK,
  MAX_TAG_LENGTH,
} from '@subah/rules/catalog/product-limits';
import { isSoldOnline } from '@subah/rules/catalog/schedules';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import type { CsvRecord } from '../../../platform/text/read-csv.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Columns } from './columns.ts';
import { deriveCode } from './product-code.ts';
import { type ImportedFields, readFields } from './read-fields.ts';
import { isPackFault, readPack } from './read-pack.ts';
import { readSaleColumns, type SaleColumns } from './read-sale-columns.ts';
import { isDamaged, readLines, readText } from './read-text.ts';

/** A valid row. Null means "not in the row": an existing product keeps its value, a new one gets the default. */
export type ImportedProduct = SaleColumns & {
  line: number;
  code: string;
  name: string;
  brand: string | null;
  category: string;
  categoryInHindi: string | null;
  subcategory: string | null;
  subcategoryInHindi: string | null;
  pricePaise: number;
  mrpPaise: number | null;
  packQuantity: number | null;
  unit: string | null;
  stock: number | null;
  description: string | null;
  tags: string[] | null;
  /** Further levels of category; added to the tags that the product has. */
  levelTags: string[];
  fields: ImportedFields;
  /** File name or address of the picture. */
  image: string | null;
};

/** The cells are kept, so that an error file can be corrected and imported again. */
export type RowError = { line: number; field: ImportColumn | 'row'; message: string; cells: string[] };

export type ReadRow = {
  cells: string[];
  product: ImportedProduct | undefined;
  errors: RowError[];
  /** The file contains replacement characters: some text was lost before it reached us. */
  isDamaged: boolean;
  /** A unit that the shop does not know: "seeds", "cm". */
  unknownUnit: string | undefined;
};

const MAX_LENGTH: Partial<Record<ImportColumn, number>> = {
  code: 120,
  name: 200,
  brand: 100,
  category: 100,
  'category in hindi': 100,
  subcategory: 100,
  'subcategory in hindi': 100,
  'third category': 100,
  image: 2000,
};
const MAX_PAISE = toPaise(MAX_PRICE);

export function readRow(record: CsvRecord, columns: Columns, catalog: Catalog): ReadRow {
  const { line, cells } = record;
  const errors: RowError[] = [];
  const addError = (field: RowError['field'], message: string) => void errors.push({ line, field, message, cells });
  const cell = (column: ImportColumn) => columns.cell(cells, column);
  const text = (column: ImportColumn) => {
    const value = readText(cell(column));
    const maxLength = MAX_LENGTH[column] ?? Number.POSITIVE_INFINITY;
    if (value.length > maxLength) addError(column, `The ${column} is longer than ${maxLength} characters.`);
    return value;
  };

  const source = { cells, isDamaged: cells.some(isDamaged), unknownUnit: undefined };
  const unreadable = record.fault ?? findExtraCells(cells, columns.header);
  if (unreadable) {
    addError('row', unreadable);
    return { product: undefined, errors, ...source };
  }

  const name = text('name');
  if (name === '') addError('name', 'The name is missing.');
  const { category, subcategory, levelTags } = readLevels(text, columns.hasSubcategory);
  if (category === '') addError('category', 'The category is missing.');
  const { pricePaise, mrpPaise } = readPrices(cell('price'), cell('mrp'), addError);
  const pack = readPack(catalog, readText(cell('quantity')), readText(cell('unit')));
  if (isPackFault(pack)) addError(pack.field, pack.message);
  const brand = text('brand');
  const product: ImportedProduct = {
    line,
    code: text('code') || deriveCode(name, brand, `${readText(cell('quantity'))} ${readText(cell('unit'))}`),
    name,
    brand: brand || null,
    category,
    categoryInHindi: text('category in hindi') || null,
    subcategory,
    subcategoryInHindi: text('subcategory in hindi') || null,
    pricePaise,
    mrpPaise,
    packQuantity: pack && !isPackFault(pack) ? pack.quantity : null,
    unit: pack && !isPackFault(pack) ? pack.unit : null,
    stock: readStock(cell('stock'), addError),
    description: readDescription(cell('description'), addError),
    tags: readTags(cell('tags')),
    levelTags,
    ...readSaleColumns(cell, addError),
    fields: readFields(cell, addError),
    image: text('image') || null,
  };
  if (product.isAvailable !== false && !isSoldOnline(product.fields.schedule)) addError('schedule', NOT_SOLD_ONLINE);
  return { ...source, product: errors.length === 0 ? product : undefined, errors, unknownUnit: pack?.unknownUnit };
}

export const NOT_SOLD_ONLINE = 'Schedule X medicines cannot be sold online. Write "no" in the column "on sale".';

/** A list without a column of subcategories may write all levels into one cell: "Food > Snacks > Chips". */
function readLevels(
  text: (column: ImportColumn) => string,
  hasSubcategory: boolean,
): Pick<ImportedProduct, 'category' | 'subcategory' | 'levelTags'> {
  const written = text('category');
  const path = hasSubcategory
    ? [written]
    : written
        .split(/\s*[>›»]\s*/)
        .map((level) => level.trim())
        .filter(Boolean);
  const [category = '', second = '', ...further] = path;
  const levelTags = readTags([...further, text('third category')].join('|')) ?? [];
  return { category, subcategory: text('subcategory') || second || null, levelTags };
}

type AddError = (column: ImportColumn, message: string) => void;

/** A stray separator shifts every value behind it, so the row is rejected. */
function findExtraCells(cells: string[], header: string[]): string | undefined {
  if (cells.slice(header.length).every((cell) => cell.trim() === '')) return undefined;
  return `The row has ${cells.length} cells, the header has ${header.length}.`;
}

function readPrices(price: string, mrp: string, addError: AddError): Pick<ImportedProduct, 'pricePaise' | 'mrpPaise'> {
  const pricePaise = readPaise('price', price, addError);
  const mrpPaise = readPaise('mrp', mrp, addError);
  if (price === '') addError('price', 'The price is missing.');
  if (pricePaise && mrpPaise && isAboveMrp(pricePaise, mrpPaise)) {
    const amounts = [formatRupees(toRupees(pricePaise)), formatRupees(toRupees(mrpPaise))];
    addError('price', `The price ${amounts[0]} is above the MRP ${amounts[1]}.`);
  }
  return { pricePaise: pricePaise ?? 0, mrpPaise };
}

function readPaise(column: 'price' | 'mrp', text: string, addError: AddError): number | null {
  if (text === '') return null;
  const label = column === 'mrp' ? 'MRP' : 'price';
  const rupees = readNumber(text);
  const paise = rupees === undefined ? Number.NaN : toPaise(rupees);
  if (Number.isNaN(paise)) addError(column, `The ${label} "${text}" is not a number.`);
  else if (paise <= 0) addError(column, `The ${label} must be above zero.`);
  else if (paise > MAX_PAISE) addError(column, `The ${label} is above ${formatRupees(toRupees(MAX_PAISE))}.`);
  else return paise;
  return null;
}

function readStock(text: string, addError: AddError): number | null {
  if (text === '') return null;
  const stock = readNumber(text);
  if (stock === undefined || !Number.isInteger(stock)) addError('stock', `The stock "${text}" is not a whole number.`);
  else if (stock < 0) addError('stock', 'The stock must not be negative.');
  else if (stock > MAX_STOCK) addError('stock', `The stock is above ${MAX_STOCK}.`);
  else return stock;
  return null;
}

/** Plain text becomes paragraphs; HTML keeps the allowed tags. */
function readDescription(text: string, addError: AddError): string | null {
  const lines = readLines(text);
  if (lines.length > MAX_PRODUCT_DESCRIPTION) {
    addError('description', `The description is longer than ${MAX_PRODUCT_DESCRIPTION} characters.`);
  }
  const html = cleanHtml(lines.slice(0, MAX_PRODUCT_DESCRIPTION));
  if (html === '') return null;
  if (/<(?:p|ul|ol|br)>/.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function readTags(text: string): string[] | null {
  const tags = text.split(/[,;|]/).map((tag) => readText(tag).toLowerCase());
  const valid = tags.filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH);
  return valid.length > 0 ? [...new Set(valid)].slice(0, MAX_PRODUCT_TAGS) : null;
}
