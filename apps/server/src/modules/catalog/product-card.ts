import type { ProductCard } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import { percentOff } from '@subah/rules/catalog/percent-off';
import { toRupees } from '@subah/rules/money';
import { eq, is, sql } from 'drizzle-orm';
import { PgDialect, PgNumericNumber } from 'drizzle-orm/pg-core';
import { z } from 'zod';
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

export const CardRowShape = z.object({
  id: z.string(),
  code: z.string(),
  catalog: z.enum(CATALOGS),
  rank: z.int(),
  name: z.string(),
  hindiName: z.string().nullable(),
  brand: z.string().nullable(),
  picture: z.string(),
  pricePaise: z.int(),
  mrpPaise: z.int(),
  percentOff: z.int(),
  unit: z.string(),
  packQuantity: z.number(),
  stock: z.int(),
  soldLately: z.int(),
  categoryId: z.string(),
  categoryName: z.string(),
  categoryHindiName: z.string().nullable(),
  subcategoryId: z.string().nullable(),
  subcategoryName: z.string().nullable(),
  subcategoryHindiName: z.string().nullable(),
  isAvailable: z.boolean(),
  requiresPrescription: z.boolean(),
  vegMark: z.enum(['veg', 'non-veg', 'egg']).nullable(),
  includedTests: z.int().nullable(),
  reportHours: z.int().nullable(),
  groupCode: z.string().nullable(),
  updatedAt: z.date(),
}) satisfies z.ZodType<CardRow>;

/** For prepared statements: of products and the tables that are joined to them. */
export const CARD_COLUMNS = cardSql(CardRowShape.keyof().options);
export const CARD_JOINS = `join categories on categories.id = products.category_id
  left join subcategories on subcategories.id = products.subcategory_id`;

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
