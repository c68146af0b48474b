import { picturePath } from '@subah/contract/picture';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { CORE_LIST_COLUMNS, type CoreListColumn, listColumns } from '@subah/rules/catalog/list-columns';
import { fieldsOf, productField } from '@subah/rules/catalog/product-fields';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { fieldColumns } from '../field-columns.ts';

const BATCH_SIZE = 2000;

/** A catalog as CSV. An import of it changes nothing. */
export async function exportProducts(db: Db, catalog: Catalog): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(CSV_MARK + csvLine(listColumns(catalog)))];
  let lastId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readRows(db, catalog, lastId);
    const last = rows.at(-1);
    if (!last) return Buffer.concat(parts);
    parts.push(Buffer.from(rows.map((row) => csvLine(toCells(row, catalog))).join('')));
    lastId = last.id;
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no');

const CORE_CELLS: Record<CoreListColumn, (row: Row) => string | number> = {
  code: (row) => row.code,
  name: (row) => row.name,
  brand: (row) => row.brand ?? '',
  category: (row) => row.category,
  'category in hindi': (row) => row.categoryInHindi ?? '',
  subcategory: (row) => row.subcategory ?? '',
  'subcategory in hindi': (row) => row.subcategoryInHindi ?? '',
  price: (row) => toRupees(row.pricePaise),
  mrp: (row) => (row.hasMrp ? toRupees(row.mrpPaise) : ''),
  unit: (row) => row.unit,
  quantity: (row) => row.packQuantity,
  stock: (row) => row.stock,
  description: (row) => row.description,
  tags: (row) => row.tags.join(', '),
  hsn: (row) => row.hsn,
  'gst percent': (row) => row.gstPercent,
  'on sale': (row) => yesNo(row.isAvailable),
  featured: (row) => yesNo(row.isFeatured),
  'shop pictures': (row) => row.pictures.map(picturePath).join(' '),
};

const toCells = (row: Row, catalog: Catalog) => [
  ...CORE_LIST_COLUMNS.map((column) => CORE_CELLS[column](row)),
  ...fieldsOf(catalog).map((key) => {
    const value = row[key];
    if (productField(key).kind === 'flag') return yesNo(value === true);
    return typeof value === 'boolean' ? '' : (value ?? '');
  }),
];

const readRows = (db: Db, catalog: Catalog, afterId: string) =>
  db
    .select({
      ...fieldColumns,
      id: products.id,
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: categories.name,
      categoryInHindi: categories.hindiName,
      subcategory: subcategories.name,
      subcategoryInHindi: subcategories.hindiName,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      hasMrp: products.hasMrp,
      unit: products.unit,
      packQuantity: products.packQuantity,
      stock: products.stock,
      description: products.description,
      tags: products.tags,
      hsn: products.hsn,
      gstPercent: products.gstPercent,
      isAvailable: products.isAvailable,
      isFeatured: products.isFeatured,
      pictures: products.pictures,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(products.catalog, catalog), isNull(products.deletedAt), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(BATCH_SIZE);
