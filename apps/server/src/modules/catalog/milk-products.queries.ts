import { LIQUID_UNITS, MILK_HSN } from '@subah/rules/milk/litres';
import { and, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

export type MilkProduct = Awaited<ReturnType<typeof selectMilk>>[number];

const MAX_PRODUCTS = 100;

/** Milk by the litre; ghee and paneer are in the same catalog. */
const isMilkForSale = and(
  eq(products.catalog, 'milk'),
  inArray(products.unit, [...LIQUID_UNITS]),
  like(products.hsn, `${MILK_HSN}%`),
  products.isAvailable,
  isNull(products.deletedAt),
);

const selectMilk = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      brand: products.brand,
      picture: sql<string>`${products.pictures}[1]`,
      packQuantity: products.packQuantity,
      unit: products.unit,
      pricePaise: products.pricePaise,
      stock: products.stock,
      isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
    })
    .from(products)
    .where(where);

export const listMilkForSale = (db: Db): Promise<MilkProduct[]> => selectMilk(db, isMilkForSale).limit(MAX_PRODUCTS);

export const isSoldAsMilk = async (db: Db | Tx, productId: string): Promise<boolean> =>
  (await selectMilk(db, and(eq(products.id, productId), isMilkForSale))).length > 0;

/** By id, including products that are no longer sold. */
export async function findMilkProducts(db: Db | Tx, ids: string[]): Promise<Map<string, MilkProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMilk(db, inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.productId, row]));
}
