import type { Product, ProductCard, ProductDetail, Promotion } from '@subah/contract/catalog/catalog';
import type { Page } from '@subah/contract/endpoint';
import { catalogInputs } from '@subah/messages/api/catalog';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { daysSinceEpoch } from '@subah/rules/india-time';
import { and, asc, desc, eq, gt, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { type Cursor, page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { categories, collectionProducts, collections, products, subcategories } from './catalog.tables.ts';
import { type CardRow, selectCards, toCard } from './product-card.ts';
import { withDetail } from './product-details.ts';
import { firstPacks, groupKey, isFirstPack, type ProductTable } from './product-groups.ts';
import { bySort } from './sort-order.ts';

/** Highest price of `/pricebelow`. */
const LOW_PRICE_PAISE = 99_00;

type Order = {
  column: 'percentOff' | 'pricePaise' | 'soldLately' | 'id';
  descending: boolean;
  valueOf: (row: CardRow) => string | number;
};

const byDiscount: Order = { column: 'percentOff', descending: true, valueOf: (row) => row.percentOff };
const byPrice: Order = { column: 'pricePaise', descending: false, valueOf: (row) => row.pricePaise };
const bySales: Order = { column: 'soldLately', descending: true, valueOf: (row) => row.soldLately };
const byAge: Order = { column: 'id', descending: false, valueOf: (row) => row.id };

type Condition = (table: ProductTable) => SQL | undefined;

/** Prescription medicines may not be advertised (Drugs Rules, Schedule H). */
const forSale: Condition = (table) =>
  and(
    sql`${table.deletedAt} is null`,
    sql`${table.isAvailable}`,
    sql`${table.stock} > 0`,
    sql`not ${table.requiresPrescription}`,
  );

/** Lab tests are always far below their list price and would fill the list. Literal, so that the partial index is used. */
const isDiscounted: Condition = (table) => sql`${table.percentOff} > 0 and ${table.catalog} <> 'labtest'`;

/** Featured products are included, because a new shop has few sales. */
const isRecommended: Condition = (table) => sql`(${table.soldLately} > 0 or ${table.isFeatured})`;

type Cards = { data: ProductCard[]; nextCursor: string | null };
type ListPage = Page & { grouped: boolean };
type ProductList = { data: (Product | ProductCard)[]; nextCursor: string | null };

/** Pinned products first, then those that the rule of the list finds. `recommended` can also be sorted as a whole. */
export async function listPromotion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: Promotion,
  { sort, fields, ...paging }: ListPage & { sort: ShelfOrder; fields: ProductDetail },
): Promise<ProductList> {
  const { data, nextCursor } = await listCards({ db, clock }, name, { ...paging, sort });
  return { data: await withDetail(db, data, fields), nextCursor };
}

function listCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: Promotion,
  { sort, ...paging }: ListPage & { sort: ShelfOrder },
): Promise<Cards> {
  if (sort === 'relevance') return listByRule({ db, clock }, name, paging);
  if (name === 'recommended') return listRecommended(db, sort, paging);
  // The other lists are defined by their order: lowest price, highest discount.
  throw fieldProblem('sort', catalogInputs.ownOrder);
}

async function listByRule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: Promotion,
  { limit, cursor, grouped }: ListPage,
): Promise<Cards> {
  const after = readCursor(cursor);
  const allPins = await findPinned(db, name);
  const pins = grouped ? firstPacks(allPins, groupKey) : allPins;
  const pinned = remainingPins(pins, after).slice(0, limit + 1);
  const { where, order } = await ruleOf(db, name, clock());
  const isListed: Condition = (table) => and(forSale(table), where?.(table));
  const found = await selectCards(db)
    .where(
      and(
        isListed(products),
        isNotPinned(pins, grouped),
        grouped
          ? isFirstPack({
              isListed,
              sortKey: (table) => sql`${table[order.column]}`,
              isDescending: order.descending,
            })
          : undefined,
        after && after.value !== PIN ? isAfter(order, after) : undefined,
      ),
    )
    .orderBy(...direction(order))
    .limit(Math.max(0, limit - pinned.length) + 1);
  const isPinned = new Set(pinned);
  const next = page([...pinned, ...found], limit, (row) => ({
    value: isPinned.has(row) ? PIN : order.valueOf(row),
    id: row.id,
  }));
  return { data: next.rows.map(toCard), nextCursor: next.nextCursor };
}

/** In a grouped list a pinned pack stands for its group. */
function isNotPinned(pins: CardRow[], grouped: boolean): SQL | undefined {
  if (pins.length === 0) return undefined;
  const ids = pins.map((row) => row.id);
  const groups = grouped ? pins.flatMap(({ groupCode }) => groupCode ?? []) : [];
  return and(
    notInArray(products.id, ids),
    groups.length > 0 ? or(isNull(products.groupCode), notInArray(products.groupCode, groups)) : undefined,
  );
}

/** Pinned products are sorted with the others. */
async function listRecommended(
  db: Db,
  sort: Exclude<ShelfOrder, 'relevance'>,
  { limit, cursor, grouped }: ListPage,
): Promise<Cards> {
  const pins = await findPinned(db, 'recommended');
  const isListed: Condition = (table) =>
    and(forSale(table), or(isRecommended(table), ...pins.map((row) => sql`${table.id} = ${row.id}`)));
  const order = bySort(db, sort, cursor);
  const rows = await selectCards(db)
    .where(
      and(isListed(products), grouped ? isFirstPack({ isListed, sortKey: order.sortKey }) : undefined, order.isAfter),
    )
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const next = page(rows, limit, order.cursorOf);
  return { data: next.rows.map(toCard), nextCursor: next.nextCursor };
}

/** Cursor value of a pinned row. */
const PIN = 'pin';
const MAX_PINS = 50;

/** Whether the list of super deals has anything. */
export async function hasSuperDeals(db: Db): Promise<boolean> {
  const discounted = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(forSale(products), isDiscounted(products)));
  const { rows } = await db.execute<{ hasAny: boolean }>(sql`select exists (${discounted}) as "hasAny"`);
  return rows[0]?.hasAny === true || (await findPinned(db, 'superdeal')).length > 0;
}

function remainingPins(pins: CardRow[], after: Cursor | undefined): CardRow[] {
  if (!after) return pins;
  if (after.value !== PIN) return [];
  return pins.slice(pins.findIndex((row) => row.id === after.id) + 1);
}

const findPinned = (db: Db, name: Promotion): Promise<CardRow[]> =>
  selectCards(db)
    .innerJoin(collectionProducts, eq(collectionProducts.productId, products.id))
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(and(forSale(products), eq(collections.kind, 'promotion'), eq(collections.name, name)))
    .orderBy(asc(collectionProducts.rank), asc(products.id))
    .limit(MAX_PINS);

async function ruleOf(db: Db, name: Promotion, now: Date): Promise<{ where: Condition; order: Order }> {
  switch (name) {
    case 'pricebelow':
      return { where: (table) => sql`${table.pricePaise} <= ${LOW_PRICE_PAISE}`, order: byPrice };
    case 'superdeal':
      return { where: isDiscounted, order: byDiscount };
    case 'seasonal':
      return { where: (table) => sql`${table.tags} @> '{seasonal}'`, order: byAge };
    case 'fruitoftheday':
      return { where: await fruitOfTheDay(db, now), order: byAge };
    case 'recommended':
      return { where: isRecommended, order: bySales };
  }
}

/** The fruit of one subcategory, another one every day. */
async function fruitOfTheDay(db: Db, now: Date): Promise<Condition> {
  const isFruit: Condition = (table) =>
    and(forSale(table), sql`${table.catalog} = 'fruits'`, sql`${table.tags} @> '{fruit}'`);
  // A scalar subquery per subcategory: `exists` would be planned as a join over all fruit.
  const withFruit = await db
    .select({ id: subcategories.id })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(
      and(
        eq(categories.catalog, 'fruits'),
        sql`(${db
          .select({ one: sql`1` })
          .from(products)
          .where(and(isFruit(products), eq(products.subcategoryId, subcategories.id)))
          .limit(1)}) is not null`,
      ),
    )
    .orderBy(subcategories.id);
  const chosen = withFruit[daysSinceEpoch(now) % Math.max(1, withFruit.length)];
  return chosen ? (table) => and(isFruit(table), sql`${table.subcategoryId} = ${chosen.id}`) : isFruit;
}

function isAfter({ column, descending }: Order, { value, id }: Cursor): SQL | undefined {
  if (column === 'id') return gt(products.id, id);
  const past = descending ? lt : gt;
  const sorted: PgColumn = products[column];
  return or(past(sorted, value), and(eq(sorted, value), past(products.id, id)));
}

function direction({ column, descending }: Order): SQL[] {
  const by = descending ? desc : asc;
  return column === 'id' ? [asc(products.id)] : [by(products[column]), by(products.id)];
}
