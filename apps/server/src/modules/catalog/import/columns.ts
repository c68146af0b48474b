import {
  type ColumnMapping,
  IMPORT_COLUMNS,
  type ImportColumn,
  NUMBER_COLUMNS,
  type NumberColumn,
  REQUIRED_COLUMNS,
} from '@subah/rules/catalog/list-columns';
import { readNumber } from '@subah/rules/catalog/list-values';
import { PRODUCT_FIELD_KEYS, productField } from '@subah/rules/catalog/product-fields';
import { Problem } from '../../../platform/http/problem.ts';
import { guessColumns, plainTitle } from './guess-columns.ts';

const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  PRODUCT_FIELD_KEYS.map((key) => productField(key)).map(({ listColumn, aliases = [] }) => [listColumn, aliases]),
);

/** The text of a cell, empty where the row has none. */
type ReadCell = (cells: string[], column: ImportColumn) => string;

/** Where a column of ours stands in the file. */
type LocatedColumn = { column: ImportColumn; title: string | null; isGuess: boolean };

export type LocatedColumns = {
  header: string[];
  columns: LocatedColumn[];
  /** Required columns without a place and without a default. */
  missing: ImportColumn[];
  /** Titles that nothing is read from. */
  unused: string[];
  /** The unit of all quantities, from the title of their column. */
  unit: string | undefined;
  /** A person has said what unit the prices are in. */
  hasPriceScale: boolean;
  hasSubcategory: boolean;
  cell: ReadCell;
};

export type Columns = Pick<LocatedColumns, 'header' | 'hasSubcategory' | 'cell'>;

/**
 * Finds the columns by a person's choice, by their own names in any spelling ("Sub Category" is `subcategory`), and else by
 * guessing. `sample` holds the cells of the first rows.
 */
export function locateColumns(
  header: string[],
  { map, scale, defaults }: ColumnMapping,
  sample: readonly (readonly string[])[] = [],
): LocatedColumns {
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
  const isOpen = (column: ImportColumn) => map[column] === undefined;
  const guess = guessColumns({ header, sample, places, isOpen, hasUnit: Boolean(defaults.unit) });
  for (const [column, place] of guess.places) places.set(column, place);

  const cell: ReadCell = (cells, column) => {
    const place = places.get(column);
    const text = place === undefined ? '' : withoutFormulaGuard((cells[place] ?? '').trim());
    if (text === '') return defaults[column] ?? (column === 'unit' ? guess.unit : undefined) ?? '';
    const factor = scale[column as NumberColumn];
    return factor === undefined ? text : scaleNumber(text, factor);
  };
  const used = new Set(places.values());
  return {
    header,
    columns: IMPORT_COLUMNS.map((column) => ({
      column,
      title: header[places.get(column) ?? -1]?.trim() ?? null,
      isGuess: guess.places.has(column),
    })),
    missing: REQUIRED_COLUMNS.filter((column) => !places.has(column) && !defaults[column]),
    unused: header.filter((title, place) => title.trim() !== '' && !used.has(place)).map((title) => title.trim()),
    unit: guess.unit,
    hasPriceScale: scale.price !== undefined,
    hasSubcategory: places.has('subcategory'),
    cell,
  };
}

/** Rejects a file in which a required column was not found. */
export function requireColumns({ header, missing }: Pick<LocatedColumns, 'header' | 'missing'>): void {
  if (missing.length === 0) return;
  const hint = missing.map((column) => `--map ${column}=<column>`).join(' ');
  const advice = `Choose them in the console, or name them on the command line: ${hint}.`;
  throw new Problem('VALIDATION', `No column for ${missing.join(', ')}. ${describeHeader(header)} ${advice}`);
}

/** An export puts a quote before a text that a spreadsheet would run as a formula. */
const withoutFormulaGuard = (text: string): string => text.replace(/^'(?=[=+@-])/, '');

function findColumn(header: string[], title: string): number | undefined {
  const places = header.flatMap((name, place) => (plainTitle(name) === plainTitle(title) ? [place] : []));
  const [first] = places;
  if (places.length < 2) return first;
  const exact = places.filter((place) => header[place]?.trim() === title);
  if (exact.length === 1) return exact[0];
  throw new Problem('VALIDATION', `The file has more than one column "${title}".`);
}

const describeHeader = (header: string[]): string => `The file has: ${header.map((name) => name.trim()).join(', ')}.`;

/** Twelve significant digits, so that 0.1 does not become 0.1000000001. */
function scaleNumber(text: string, factor: number): string {
  const number = readNumber(text);
  return number === undefined ? text : String(Number((number * factor).toPrecision(12)));
}

type MappingOptions = { map?: string[]; scale?: string[]; default?: string[]; prices?: string };

/** Parses the options of the command line: `--map name=product --prices=paise --default stock=25`. */
export function readColumnMapping(options: MappingOptions): ColumnMapping {
  const mapping: ColumnMapping = { map: {}, scale: {}, defaults: {} };
  for (const [column, title] of readPairs('map', options.map, IMPORT_COLUMNS)) mapping.map[column] = title;
  for (const [column, value] of readPairs('default', options.default, IMPORT_COLUMNS)) mapping.defaults[column] = value;
  for (const [column, value] of readPairs('scale', options.scale, NUMBER_COLUMNS)) {
    const factor = readNumber(value);
    if (!factor || factor < 0) throw new Problem('VALIDATION', `--scale ${column}=${value} needs a number above zero.`);
    mapping.scale[column] = factor;
  }
  if (options.prices !== undefined) scalePrices(mapping, options.prices);
  return mapping;
}

const PRICE_FACTORS = new Map([
  ['rupees', 1],
  ['paise', 0.01],
]);

function scalePrices({ scale }: ColumnMapping, unit: string): void {
  const factor = PRICE_FACTORS.get(unit);
  if (factor === undefined) throw new Problem('VALIDATION', '--prices is rupees or paise.');
  if (scale.price !== undefined || scale.mrp !== undefined) {
    throw new Problem('VALIDATION', 'Use --prices, or --scale for price and mrp, but not both.');
  }
  scale.price = factor;
  scale.mrp = factor;
}

function readPairs<Column extends string>(
  option: string,
  pairs: string[] = [],
  columns: readonly Column[],
): [Column, string][] {
  return pairs.map((pair) => {
    const [, name = '', value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    const column = columns.find((candidate) => plainTitle(candidate) === plainTitle(name));
    if (column && value !== undefined) return [column, value.trim()];
    throw new Problem(
      'VALIDATION',
      `--${option} ${pair} is not understood; write field=value, where field is one of ${columns.join(', ')}.`,
    );
  });
}
