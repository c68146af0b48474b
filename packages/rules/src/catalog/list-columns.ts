import type { Catalog } from './catalogs.ts';
import { fieldsOf, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS, type ProductFieldKey, productField } from './product-fields.ts';

/** Columns of an import or export that are not in the table of fields, in the order of an export. */
export const CORE_LIST_COLUMNS = [
  'code',
  'name',
  'brand',
  'category',
  'category in hindi',
  'subcategory',
  'subcategory in hindi',
  'price',
  'mrp',
  'unit',
  'quantity',
  'stock',
  'description',
  'tags',
  'hsn',
  'gst percent',
  'on sale',
  'featured',
  'shop pictures',
] as const;
export type CoreListColumn = (typeof CORE_LIST_COLUMNS)[number];
type FieldListColumn = (typeof PRODUCT_FIELDS)[ProductFieldKey]['listColumn'];

/** The header of an export. */
export const listColumns = (catalog: Catalog): string[] => [
  ...CORE_LIST_COLUMNS,
  ...fieldsOf(catalog).map((key) => productField(key).listColumn),
];

const ALL_LIST_COLUMNS: readonly (CoreListColumn | FieldListColumn)[] = [
  ...CORE_LIST_COLUMNS,
  ...PRODUCT_FIELD_KEYS.map((key) => PRODUCT_FIELDS[key].listColumn),
];

/** Read by an import but not written by an export: a third level of category becomes a tag. */
export type ImportColumn = CoreListColumn | FieldListColumn | 'third category' | 'image';
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...ALL_LIST_COLUMNS, 'third category', 'image'];
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['name', 'category', 'price'];
/** Columns of numbers, which an import can multiply. */
export const NUMBER_COLUMNS = ['price', 'mrp', 'quantity', 'stock'] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

export type ColumnMapping = {
  /** Header in the file by our column; an empty text ignores the column. */
  map: Partial<Record<ImportColumn, string>>;
  /** Numbers are multiplied by it: 0.01 for prices in paise. */
  scale: Partial<Record<NumberColumn, number>>;
  /** Used where the cell or the whole column is empty. */
  defaults: Partial<Record<ImportColumn, string>>;
};

/** The columns that an import into this catalog can fill. */
export const importColumns = (catalog: Catalog): ImportColumn[] => {
  const own = new Set(listColumns(catalog));
  return IMPORT_COLUMNS.filter((column) => own.has(column) || column === 'third category' || column === 'image');
};
