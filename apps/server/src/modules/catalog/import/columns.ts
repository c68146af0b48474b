import { LIST_COLUMNS } from '@subah/contract/catalog/import-admin';
import { Problem } from '../../../platform/http/problem.ts';
import { readNumber } from './read-text.ts';

/** What a row may say about a product: what an export says, and whether somebody's list has a picture. */
const IMPORT_FIELDS = [...LIST_COLUMNS, 'image'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

const NUMBER_FIELDS = ['price', 'mrp', 'quantity', 'stock'] as const;
type NumberField = (typeof NUMBER_FIELDS)[number];

const NEEDED: ImportField[] = ['name', 'category', 'price'];

/** How the columns of somebody else's file become ours. */
export type ColumnChoice = {
  /** Column of the file by field; an empty text leaves the field out. */
  map: Partial<Record<ImportField, string>>;
  /** Numbers are multiplied by it: prices in paise have 0.01. */
  scale: Partial<Record<NumberField, number>>;
  /** Stands where the cell or the whole column is empty. */
  defaults: Partial<Record<ImportField, string>>;
};

/** The texts of one row by field, empty where it says nothing. */
type ReadCell = (cells: string[], field: ImportField) => string;

export type Columns = { header: string[]; cell: ReadCell };

/** Finds the columns by the header, in any order and spelling ("Sub Category" is `subcategory`). */
export function placeColumns(header: string[], { map, scale, defaults }: ColumnChoice): Columns {
  const places = new Map<ImportField, number>();
  for (const field of IMPORT_FIELDS) {
    const wanted = map[field];
    if (wanted === '') continue;
    const place = findColumn(header, wanted ?? field);
    if (place !== undefined) places.set(field, place);
    else if (wanted !== undefined) {
      throw new Problem('VALIDATION', `There is no column "${wanted}" for ${field}. ${columnsOf(header)}`);
    }
  }
  const missing = NEEDED.filter((field) => !places.has(field) && !defaults[field]);
  if (missing.length > 0) {
    const hint = missing.map((field) => `--map ${field}=<column>`).join(' ');
    const ways = `Rename its columns, or name them on the command line: ${hint}.`;
    throw new Problem('VALIDATION', `No column for ${missing.join(', ')}. ${columnsOf(header)} ${ways}`);
  }
  const cell: ReadCell = (cells, field) => {
    const place = places.get(field);
    const text = place === undefined ? '' : (cells[place] ?? '').trim();
    if (text === '') return defaults[field] ?? '';
    const factor = scale[field as NumberField];
    return factor === undefined ? text : scaled(text, factor);
  };
  return { header, cell };
}

function findColumn(header: string[], wanted: string): number | undefined {
  const places = header.flatMap((name, place) => (plain(name) === plain(wanted) ? [place] : []));
  const [first] = places;
  if (places.length < 2) return first;
  const exact = places.filter((place) => header[place]?.trim() === wanted);
  if (exact.length === 1) return exact[0];
  throw new Problem('VALIDATION', `The file has more than one column "${wanted}".`);
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_.-]+/g, '');

const columnsOf = (header: string[]): string => `The file has: ${header.map((name) => name.trim()).join(', ')}.`;

/** Figures that are cut off at a sensible place, so that 0.1 does not become 0.1000000001. */
function scaled(text: string, factor: number): string {
  const number = readNumber(text);
  return number === undefined ? text : String(Number((number * factor).toPrecision(12)));
}

/** Reads choices as people type them: `--map name=product --scale price=0.01 --default stock=25`. */
export function readColumnChoice(typed: { map?: string[]; scale?: string[]; default?: string[] }): ColumnChoice {
  const choice: ColumnChoice = { map: {}, scale: {}, defaults: {} };
  for (const [field, column] of pairs('map', typed.map, IMPORT_FIELDS)) choice.map[field] = column;
  for (const [field, value] of pairs('default', typed.default, IMPORT_FIELDS)) choice.defaults[field] = value;
  for (const [field, value] of pairs('scale', typed.scale, NUMBER_FIELDS)) {
    const factor = readNumber(value);
    if (!factor || factor < 0) throw new Problem('VALIDATION', `--scale ${field}=${value} needs a number above zero.`);
    choice.scale[field] = factor;
  }
  return choice;
}

function pairs<Field extends string>(
  option: string,
  typed: string[] = [],
  fields: readonly Field[],
): [Field, string][] {
  return typed.map((pair) => {
    const [, name = '', value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    const field = fields.find((candidate) => candidate === name.trim().toLowerCase());
    if (field && value !== undefined) return [field, value.trim()];
    throw new Problem(
      'VALIDATION',
      `--${option} ${pair} is not understood; write field=value, where field is one of ${fields.join(', ')}.`,
    );
  });
}
