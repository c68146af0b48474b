import { ALL_LIST_COLUMNS, type CoreListColumn, type FieldListColumn } from '@subah/rules/catalog/list-columns';
import { PRODUCT_FIELD_KEYS, productField } from '@subah/rules/catalog/product-fields';
import { Problem } from '../../../platform/http/problem.ts';
import { readNumber } from './read-text.ts';

/** Columns that an import reads: those of an export, and the file name or address of a picture. */
export type ImportColumn = CoreListColumn | FieldListColumn | 'image';
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...ALL_LIST_COLUMNS, 'image'];

const NUMBER_COLUMNS = ['price', 'mrp', 'quantity', 'stock'] as const;
type NumberColumn = (typeof NUMBER_COLUMNS)[number];

const REQUIRED: ImportColumn[] = ['name', 'category', 'price'];

const ALIASES = new Map(
  PRODUCT_FIELD_KEYS.map((key) => productField(key)).map(({ listColumn, aliases = [] }) => [listColumn, aliases]),
);

export type ColumnMapping = {
  /** Header in the file by our column; an empty text ignores the column. */
  map: Partial<Record<ImportColumn, string>>;
  /** Numbers are multiplied by it: 0.01 for prices in paise. */
  scale: Partial<Record<NumberColumn, number>>;
  /** Used where the cell or the whole column is empty. */
  defaults: Partial<Record<ImportColumn, string>>;
};

/** The text of a cell, empty where the row has none. */
type ReadCell = (cells: string[], column: ImportColumn) => string;

export type Columns = { header: string[]; cell: ReadCell };

/** Finds the columns by their header, in any order and spelling ("Sub Category" is `subcategory`). */
export function locateColumns(header: string[], { map, scale, defaults }: ColumnMapping): Columns {
  const places = new Map<ImportColumn, number>();
  for (const [column, title] of Object.entries(map) as [ImportColumn, string][]) {
    if (title === '') continue;
    const place = findColumn(header, title);
    if (place === undefined) {
      throw new Problem('VALIDATION', `There is no column "${title}" for ${column}. ${describeHeader(header)}`);
    }
    places.set(column, place);
  }
  // A column that was mapped explicitly is not also read under its own name.
  const mapped = new Set(places.values());
  for (const column of IMPORT_COLUMNS) {
    if (map[column] !== undefined) continue;
    const titles = [column, ...(ALIASES.get(column) ?? [])];
    const place = titles.map((title) => findColumn(header, title)).find((found) => found !== undefined);
    if (place !== undefined && !mapped.has(place)) places.set(column, place);
  }
  const missing = REQUIRED.filter((column) => !places.has(column) && !defaults[column]);
  if (missing.length > 0) {
    const hint = missing.map((column) => `--map ${column}=<column>`).join(' ');
    const advice = `Rename its columns, or name them on the command line: ${hint}.`;
    throw new Problem('VALIDATION', `No column for ${missing.join(', ')}. ${describeHeader(header)} ${advice}`);
  }
  const cell: ReadCell = (cells, column) => {
    const place = places.get(column);
    const text = place === undefined ? '' : withoutFormulaGuard((cells[place] ?? '').trim());
    if (text === '') return defaults[column] ?? '';
    const factor = scale[column as NumberColumn];
    return factor === undefined ? text : scaleNumber(text, factor);
  };
  return { header, cell };
}

/** An export puts a quote before a text that a spreadsheet would run as a formula. */
const withoutFormulaGuard = (text: string): string => text.replace(/^'(?=[=+@-])/, '');

function findColumn(header: string[], title: string): number | undefined {
  const places = header.flatMap((name, place) => (plain(name) === plain(title) ? [place] : []));
  const [first] = places;
  if (places.length < 2) return first;
  const exact = places.filter((place) => header[place]?.trim() === title);
  if (exact.length === 1) return exact[0];
  throw new Problem('VALIDATION', `The file has more than one column "${title}".`);
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_.-]+/g, '');

const describeHeader = (header: string[]): string => `The file has: ${header.map((name) => name.trim()).join(', ')}.`;

/** Twelve significant digits, so that 0.1 does not become 0.1000000001. */
function scaleNumber(text: string, factor: number): string {
  const number = readNumber(text);
  return number === undefined ? text : String(Number((number * factor).toPrecision(12)));
}

/** Parses the options of the command line: `--map name=product --scale price=0.01 --default stock=25`. */
export function readColumnMapping(options: { map?: string[]; scale?: string[]; default?: string[] }): ColumnMapping {
  const mapping: ColumnMapping = { map: {}, scale: {}, defaults: {} };
  for (const [column, title] of readPairs('map', options.map, IMPORT_COLUMNS)) mapping.map[column] = title;
  for (const [column, value] of readPairs('default', options.default, IMPORT_COLUMNS)) mapping.defaults[column] = value;
  for (const [column, value] of readPairs('scale', options.scale, NUMBER_COLUMNS)) {
    const factor = readNumber(value);
    if (!factor || factor < 0) throw new Problem('VALIDATION', `--scale ${column}=${value} needs a number above zero.`);
    mapping.scale[column] = factor;
  }
  return mapping;
}

function readPairs<Column extends string>(
  option: string,
  pairs: string[] = [],
  columns: readonly Column[],
): [Column, string][] {
  return pairs.map((pair) => {
    const [, name = '', value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    const column = columns.find((candidate) => plain(candidate) === plain(name));
    if (column && value !== undefined) return [column, value.trim()];
    throw new Problem(
      'VALIDATION',
      `--${option} ${pair} is not understood; write field=value, where field is one of ${columns.join(', ')}.`,
    );
  });
}
