import type { Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { products } from '../catalog.tables.ts';
import type { ImportedProduct } from './read-row.ts';

/** Codes of the rows that belong to another catalog, with that catalog. */
export async function findForeignCodes(db: Db | Tx, catalog: Catalog, codes: string[]) {
  const { rows: found } = await db.execute<{ code: string; catalog: Catalog }>(sql`
    select code, catalog from ${products}
    where code = any(${sql.param(codes)}::text[]) and catalog <> ${catalog}`);
  return new Map(found.map(({ code, catalog: other }) => [code, other]));
}

/** The schedules of medicines in the shop, by code. */
export async function findSchedules(db: Db | Tx, codes: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ code: string; schedule: string }>(sql`
    select code, schedule from ${products} where code = any(${sql.param(codes)}::text[]) and schedule is not null`);
  return new Map(rows.map(({ code, schedule }) => [code, schedule]));
}

export type BarcodeOwner = { code: string; name: string };

/** The barcode that each row leaves its product with, by code: that of the row, or that of a deleted product which it brings back. */
export async function findNextBarcodes(db: Db | Tx, rows: ImportedProduct[]): Promise<Map<string, string>> {
  const { rows: deleted } = await db.execute<{ code: string; barcode: string }>(sql`
    select code, barcode from ${products}
    where code = any(${sql.param(rows.map(({ code }) => code))}::text[]) and deleted_at is not null and barcode is not null`);
  return new Map([
    ...deleted.map(({ code, barcode }) => [code, barcode] as const),
    ...rows.flatMap(({ code, fields: { barcode } }) => (barcode ? [[code, barcode] as const] : [])),
  ]);
}

/** Products on sale or hidden that have one of the barcodes. */
export async function findBarcodeOwners(db: Db | Tx, barcodes: string[]): Promise<Map<string, BarcodeOwner[]>> {
  if (barcodes.length === 0) return new Map();
  const { rows } = await db.execute<BarcodeOwner & { barcode: string }>(sql`
    select barcode, code, name from ${products}
    where barcode = any(${sql.param(barcodes)}::text[]) and deleted_at is null order by id`);
  return Map.groupBy(rows, ({ barcode }) => barcode);
}
