import { CREAM_HSN, LIQUID_UNITS, MILK_HSN } from '@subah/rules/milk/litres';
import { and, eq, inArray, isNull, like, notLike, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import { findProductSnapshots, type ProductSnapshot } from './find-product-snapshots.ts';

const MAX_MILK_PRODUCTS = 100;

/** Milk by the litre; ghee, paneer and cream are in the same catalog. */
const isMilkForSale = and(
  eq(products.catalog, 'milk'),
  inArray(products.unit, [...LIQUID_UNITS]),
  like(products.hsn, `${MILK_HSN}%`),
  notLike(products.hsn, `${CREAM_HSN}%`),
  products.isAvailable,
  isNull(products.deletedAt),
);

export async function listMilkForSale(db: Db): Promise<ProductSnapshot[]> {
  const rows = await selectMilk(db, isMilkForSale).limit(MAX_MILK_PRODUCTS);
  return findProductSnapshots(
    db,
    rows.map(({ id }) => id),
  );
}

export const isSoldAsMilk = async (db: Db | Tx, productId: string): Promise<boolean> =>
  (await selectMilk(db, and(eq(products.id, productId), isMilkForSale))).length > 0;

const selectMilk = (db: Db | Tx, where: SQL | undefined) => db.select({ id: products.id }).from(products).where(where);
