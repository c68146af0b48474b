import { LIQUID_UNITS, MILK_HSN } from '@subah/rules/milk/litres';
import { and, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

export type ProductSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

const MAX_MILK_PRODUCTS = 100;

/** Milk by the litre; ghee and paneer are in the same catalog. */
const isMilkForSale = and(
  eq(products.catalog, 'milk'),
  inArray(products.unit, [...LIQUID_UNITS]),
  like(products.hsn, `${MILK_HSN}%`),
  products.isAvailable,
  isNull(products.deletedAt),
);

const selectSummaries = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      hindiName: products.hindiName,
      brand: products.brand,
      picture: sql<string>`${products.pictures}[1]`,
      packQuantity: products.packQuantity,
      unit: products.unit,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      stock: products.stock,
      isDeleted: sql<boolean>`${products.deletedAt} is not null`,
      isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
    })
    .from(products)
    .where(where);

export const listMilkForSale = (db: Db): Promise<ProductSummary[]> =>
  selectSummaries(db, isMilkForSale).limit(MAX_MILK_PRODUCTS);

export const isSoldAsMilk = async (db: Db | Tx, productId: string): Promise<boolean> =>
  (await selectSummaries(db, and(eq(products.id, productId), isMilkForSale))).length > 0;

/** By id, including products that are no longer sold. */
export async function findProductSummaries(db: Db | Tx, ids: string[]): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSummaries(db, inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.productId, row]));
}
