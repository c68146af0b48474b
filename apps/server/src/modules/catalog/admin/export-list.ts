import type { Catalogue } from '@subah/rules/catalog/catalogues';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { CSV_MARK, csvLine } from '../../../platform/csv-line.ts';
import type { Db } from '../../../platform/database.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';

const ROWS_AT_ONCE = 2000;

/** The columns that an import understands. */
const HEADER = [
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
  'composition',
  'prescription',
];

export async function exportList(db: Db, catalogue: Catalogue): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(CSV_MARK + csvLine(HEADER))];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readRows(db, catalogue, after);
    const last = rows.at(-1);
    if (!last) return Buffer.concat(parts);
    parts.push(Buffer.from(rows.map((row) => csvLine(toCells(row))).join('')));
    after = last.id;
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const toCells = (row: Row): (string | number)[] => [
  row.code,
  row.name,
  row.brand ?? '',
  row.category,
  row.subcategory ?? '',
  toRupees(row.pricePaise),
  toRupees(row.mrpPaise),
  row.unit,
  row.packQuantity,
  row.stock,
  row.description,
  row.tags.join(', '),
  row.composition ?? '',
  row.requiresPrescription ? 'yes' : 'no',
];

const readRows = (db: Db, catalogue: Catalogue, after: string) =>
  db
    .select({
      id: products.id,
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: categories.name,
      subcategory: subcategories.name,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      unit: products.unit,
      packQuantity: products.packQuantity,
      stock: products.stock,
      description: products.description,
      tags: products.tags,
      composition: products.composition,
      requiresPrescription: products.requiresPrescription,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(products.catalogue, catalogue), isNull(products.deletedAt), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(ROWS_AT_ONCE);
