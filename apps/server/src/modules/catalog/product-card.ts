import type { ProductCard } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { percentOff } from '@subah/rules/catalog/percent-off';
import { toRupees } from '@subah/rules/money';
import { eq, is, sql } from 'drizzle-orm';
import { PgDialect, PgNumericNumber } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { categories, products, subcategories } from './catalog.tables.ts';

export const cardColumns = {
  id: products.id,
  code: products.code,
  catalog: products.catalog,
  rank: products.rank,
  name: products.name,
  hindiName: products.hindiName,
  brand: products.brand,
  picture: sql<string>`${products.pictures}[1]`,
  pricePaise: products.pricePaise,
  mrpPaise: products.mrpPaise,
  percentOff: products.percentOff,
  unit: products.unit,
  packQuantity: products.packQuantity,
  stock: products.stock,
  soldLately: products.soldLately,
  categoryId: products.categoryId,
  categoryName: categories.name,
  categoryHindiName: categories.hindiName,
  subcategoryId: products.subcategoryId,
  subcategoryName: subcategories.name,
  subcategoryHindiName: subcategories.hindiName,
  isAvailable: products.isAvailable,
  requiresPrescription: products.requiresPrescription,
  vegMark: products.vegMark,
  includedTests: products.includedTests,
  reportHours: products.reportHours,
  groupCode: products.groupCode,
  updatedAt: products.updatedAt,
};

const dialect = new PgDialect();

/** Columns for raw statements. `numeric` is cast, because the driver would return it as text. */
export const cardSql = (keys: (keyof typeof cardColumns)[]): string =>
  keys
    .map((key) => {
      const column = cardColumns[key];
      const cast = is(column, PgNumericNumber) ? '::float8' : '';
      return `${dialect.sqlToQuery(sql`${column}`).sql}${cast} as "${key}"`;
    })
    .join(', ');

export const selectCards = (db: Db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .$dynamic();

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Without packs: see `addPacks`. */
export function toCard(row: CardRow): ProductCard {
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    hindiName: row.hindiName,
    image: picturePath(row.picture),
    price: toRupees(row.pricePaise),
    mrp: toRupees(row.mrpPaise),
    percentOff: percentOff(row.catalog, row.mrpPaise, row.pricePaise),
    unit: row.unit,
    quantity: row.packQuantity,
    volume: row.stock,
    stock: row.stock,
    brand: row.brand,
    product_type: row.catalog,
    itemType: catalogFacts[row.catalog].itemType,
    categoryId: { _id: row.categoryId, name: row.categoryName, hindiName: row.categoryHindiName },
    subcategoryId:
      row.subcategoryId && row.subcategoryName
        ? { _id: row.subcategoryId, name: row.subcategoryName, hindiName: row.subcategoryHindiName }
        : null,
    isAvailable: row.isAvailable,
    requiresPrescription: row.requiresPrescription,
    includedTests: row.includedTests,
    reportHours: row.reportHours,
    groupCode: row.groupCode,
    packs: [],
    updatedAt: row.updatedAt.toISOString(),
  };
}
