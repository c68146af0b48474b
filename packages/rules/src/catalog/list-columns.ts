import type { Catalog } from './catalogs.ts';
import { fieldsOf, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS, type ProductFieldKey, productField } from './product-fields.ts';

/** Columns of an import or export that are not in the table of fields, in the order of an export. */
export const CORE_LIST_COLUMNS = [
  'code',
  'name',
  'brand',
  'category',
  'subcategory',
  'price',
  'mrp',
  'unit',
  'quantity',
  'stock',
  'description',
  'tags',
] as const;
export type CoreListColumn = (typeof CORE_LIST_COLUMNS)[number];
export type FieldListColumn = (typeof PRODUCT_FIELDS)[ProductFieldKey]['listColumn'];

/** The header of an export. */
export const listColumns = (catalog: Catalog): string[] => [
  ...CORE_LIST_COLUMNS,
  ...fieldsOf(catalog).map((key) => productField(key).listColumn),
];

export const ALL_LIST_COLUMNS: readonly (CoreListColumn | FieldListColumn)[] = [
  ...CORE_LIST_COLUMNS,
  ...PRODUCT_FIELD_KEYS.map((key) => PRODUCT_FIELDS[key].listColumn),
];
