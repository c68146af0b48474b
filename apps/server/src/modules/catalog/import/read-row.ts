import type { Catalog } from '@subah/rules/catalog/catalogs';
import { cleanHtml } from '@subah/rules/catalog/clean-html';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import type { Columns, ImportField } from './columns.ts';
import { deriveCode } from './product-code.ts';
import type { CsvRecord } from './read-csv.ts';
import { isPackFault, readPack } from './read-pack.ts';
import { isDamaged, readLines, readNumber, readText, readYesNo } from './read-text.ts';

/** A good row. `null` stands where the row says nothing: what the shop knows stays, a new product gets the usual. */
export type ImportedProduct = {
  line: number;
  code: string;
  name: string;
  brand: string | null;
  category: string;
  subcategory: string | null;
  pricePaise: number;
  mrpPaise: number | null;
  packQuantity: number | null;
  unit: string | null;
  stock: number | null;
  description: string | null;
  tags: string[] | null;
  composition: string | null;
  requiresPrescription: boolean | null;
  /** The picture's file or address as the list names it. */
  image: string | null;
};

/** A row that cannot be taken over, with its cells, so that it can be put right and imported again. */
export type RowError = { line: number; field: ImportField | 'row'; sentence: string; cells: string[] };

export type ReadRow = {
  cells: string[];
  product: ImportedProduct | undefined;
  errors: RowError[];
  /** Some characters were lost before the file came to us. */
  isDamaged: boolean;
};

const LONGEST: Partial<Record<ImportField, number>> = {
  code: 120,
  name: 200,
  brand: 100,
  category: 100,
  subcategory: 100,
  composition: 500,
  description: 20_000,
  image: 2000,
};
const MOST_TAGS = 20;
const LONGEST_TAG = 40;
const HIGHEST_PAISE = 100_000_000;
const MOST_STOCK = 1_000_000;

export function readRow(record: CsvRecord, columns: Columns, catalog: Catalog): ReadRow {
  const { line, cells } = record;
  const errors: RowError[] = [];
  const fault = (field: RowError['field'], sentence: string) => void errors.push({ line, field, sentence, cells });
  const cell = (field: ImportField) => columns.cell(cells, field);
  const text = (field: ImportField) => {
    const value = readText(cell(field));
    const longest = LONGEST[field] ?? Number.POSITIVE_INFINITY;
    if (value.length > longest) fault(field, `The ${field} is longer than ${longest} characters.`);
    return value;
  };

  const seen = { cells, isDamaged: cells.some(isDamaged) };
  const broken = record.fault ?? extraCells(cells, columns.header);
  if (broken) {
    fault('row', broken);
    return { product: undefined, errors, ...seen };
  }

  const name = text('name');
  if (name === '') fault('name', 'The name is missing.');
  const category = text('category');
  if (category === '') fault('category', 'The category is missing.');
  const { pricePaise, mrpPaise } = readPrices(cell('price'), cell('mrp'), fault);
  const pack = readPack(catalog, readText(cell('quantity')), readText(cell('unit')));
  if (isPackFault(pack)) fault(pack.field, pack.sentence);
  const brand = text('brand');
  const product: ImportedProduct = {
    line,
    code: text('code') || deriveCode(name, brand, `${readText(cell('quantity'))} ${readText(cell('unit'))}`),
    name,
    brand: brand || null,
    category,
    subcategory: text('subcategory') || null,
    pricePaise,
    mrpPaise,
    packQuantity: pack && !isPackFault(pack) ? pack.quantity : null,
    unit: pack && !isPackFault(pack) ? pack.unit : null,
    stock: readStock(cell('stock'), fault),
    description: readDescription(cell('description'), fault),
    tags: readTags(cell('tags')),
    composition: text('composition') || null,
    requiresPrescription: readPrescription(cell('prescription'), fault),
    image: text('image') || null,
  };
  return { product: errors.length === 0 ? product : undefined, errors, ...seen };
}

type Fault = (field: ImportField, sentence: string) => void;

/** A stray separator moves every value behind it, so the row is not to be trusted. */
function extraCells(cells: string[], header: string[]): string | undefined {
  if (cells.slice(header.length).every((cell) => cell.trim() === '')) return undefined;
  return `The row has ${cells.length} cells, the header has ${header.length}.`;
}

function readPrices(price: string, mrp: string, fault: Fault): Pick<ImportedProduct, 'pricePaise' | 'mrpPaise'> {
  const pricePaise = readPaise('price', price, fault);
  const mrpPaise = readPaise('mrp', mrp, fault);
  if (price === '') fault('price', 'The price is missing.');
  if (pricePaise && mrpPaise && pricePaise > mrpPaise) {
    const [asked, most] = [formatRupees(toRupees(pricePaise)), formatRupees(toRupees(mrpPaise))];
    fault('price', `The price ${asked} is above the MRP ${most}.`);
  }
  return { pricePaise: pricePaise ?? 0, mrpPaise };
}

function readPaise(field: 'price' | 'mrp', text: string, fault: Fault): number | null {
  if (text === '') return null;
  const what = field === 'mrp' ? 'MRP' : 'price';
  const rupees = readNumber(text);
  const paise = rupees === undefined ? Number.NaN : toPaise(rupees);
  if (Number.isNaN(paise)) fault(field, `The ${what} "${text}" is not a number.`);
  else if (paise <= 0) fault(field, `The ${what} must be above zero.`);
  else if (paise > HIGHEST_PAISE) fault(field, `The ${what} is above ${formatRupees(toRupees(HIGHEST_PAISE))}.`);
  else return paise;
  return null;
}

function readStock(text: string, fault: Fault): number | null {
  if (text === '') return null;
  const stock = readNumber(text);
  if (stock === undefined || !Number.isInteger(stock)) fault('stock', `The stock "${text}" is not a whole number.`);
  else if (stock < 0) fault('stock', 'The stock must not be negative.');
  else if (stock > MOST_STOCK) fault('stock', `The stock is above ${MOST_STOCK}.`);
  else return stock;
  return null;
}

/** Plain text becomes paragraphs; HTML keeps the few tags that are allowed. */
function readDescription(text: string, fault: Fault): string | null {
  const lines = readLines(text);
  const longest = LONGEST.description ?? 0;
  if (lines.length > longest) fault('description', `The description is longer than ${longest} characters.`);
  const html = cleanHtml(lines.slice(0, longest));
  if (html === '') return null;
  if (/<(?:p|ul|ol|br)>/.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function readTags(text: string): string[] | null {
  const tags = text.split(/[,;|]/).map((tag) => readText(tag).toLowerCase());
  const good = tags.filter((tag) => tag !== '' && tag.length <= LONGEST_TAG);
  return good.length > 0 ? [...new Set(good)].slice(0, MOST_TAGS) : null;
}

function readPrescription(text: string, fault: Fault): boolean | null {
  if (text === '') return null;
  const answer = readYesNo(text);
  if (answer === undefined) fault('prescription', `"${text}" is neither yes nor no.`);
  return answer ?? null;
}
