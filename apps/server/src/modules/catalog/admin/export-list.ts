import { LIST_COLUMNS, type ListColumn } from '@subah/contract/catalog/import-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { CSV_MARK, csvLine } from '../../../platform/text/csv-line.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';

const ROWS_AT_ONCE = 2000;

export async function exportList(db: Db, catalog: Catalog): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(CSV_MARK + csvLine(LIST_COLUMNS))];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readRows(db, catalog, after);
    const last = rows.at(-1);
    if (!last) return Buffer.concat(parts);
    parts.push(Buffer.from(rows.map((row) => csvLine(toCells(row))).join('')));
    after = last.id;
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const CELLS: Record<ListColumn, (row: Row) => string | number> = {
  code: (row) => row.code,
  name: (row) => row.name,
  brand: (row) => row.brand ?? '',
  category: (row) => row.category,
  subcategory: (row) => row.subcategory ?? '',
  price: (row) => toRupees(row.pricePaise),
  mrp: (row) => toRupees(row.mrpPaise),
  unit: (row) => row.unit,
  quantity: (row) => row.packQuantity,
  stock: (row) => row.stock,
  description: (row) => row.description,
  tags: (row) => row.tags.join(', '),
  composition: (row) => row.composition ?? '',
  prescription: (row) => (row.requiresPrescription ? 'yes' : 'no'),
};

const toCells = (row: Row) => LIST_COLUMNS.map((column) => CELLS[column](row));

const readRows = (db: Db, catalog: Catalog, after: string) =>
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
    .where(and(eq(products.catalog, catalog), isNull(products.deletedAt), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(ROWS_AT_ONCE);
