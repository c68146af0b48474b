import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Cursor, readCursor, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { naturalSortKey } from '../../platform/text/natural-sort-key.ts';
import { products } from './catalog.tables.ts';
import type { CardRow } from './product-card.ts';
import type { ProductTable } from './product-groups.ts';

/** Equal values are sorted by id. */
type SortOrder<Row> = {
  sortKey: (table: ProductTable) => SQL;
  orderBy: SQL[];
  isAfter: SQL | undefined;
  cursorOf: (row: Row) => Cursor;
};

type PositionedRow = { id: string; position: number };

export const byPosition = (
  position: (table: ProductTable) => SQL,
  cursor: string | undefined,
): SortOrder<PositionedRow> => byNumber(position, (row) => row.position, cursor);

export const bySort = (
  db: Db,
  sort: Exclude<ShelfOrder, 'relevance'>,
  cursor: string | undefined,
): SortOrder<CardRow> =>
  sort === 'name' ? byName(db, cursor) : byNumber(NUMBERS[sort].sortKey, NUMBERS[sort].numberOf, cursor);

type NumberKey = { sortKey: (table: ProductTable) => SQL; numberOf: (row: CardRow) => number };

/** Above any price, so that falling prices are a rising number, which fits into a cursor. */
const MAX_PAISE = 2 ** 31;

const NUMBERS: Record<Exclude<ShelfOrder, 'relevance' | 'name'>, NumberKey> = {
  price: { sortKey: (table) => sql`${table.pricePaise}`, numberOf: (row) => row.pricePaise },
  'price-high': {
    sortKey: (table) => sql`${MAX_PAISE}::bigint - ${table.pricePaise}`,
    numberOf: (row) => MAX_PAISE - row.pricePaise,
  },
  discount: {
    sortKey: (table) =>
      sql`100 - (${table.mrpPaise} - ${table.pricePaise}) * 100::bigint / greatest(${table.mrpPaise}, 1)`,
    numberOf: (row) => 100 - Math.trunc(((row.mrpPaise - row.pricePaise) * 100) / Math.max(row.mrpPaise, 1)),
  },
};

function byNumber<Row extends { id: string }>(
  sortKey: (table: ProductTable) => SQL,
  numberOf: (row: Row) => number,
  cursor: string | undefined,
): SortOrder<Row> {
  const after = readNumberCursor(cursor);
  const key = sortKey(products);
  return {
    sortKey,
    orderBy: [sql`${key} asc`, asc(products.id)],
    // bigint: a forged cursor may exceed an integer column.
    isAfter: after && sql`(${key}, ${products.id}) > (${after.value}::bigint, ${after.id})`,
    cursorOf: (row) => ({ value: numberOf(row), id: row.id }),
  };
}

const last = alias(products, 'last');

/** The cursor holds only the id of the last product; its name may exceed the length limit of a cursor. */
function byName(db: Db, cursor: string | undefined): SortOrder<CardRow> {
  const after = readCursor(cursor);
  const name = naturalSortKey(products.nameKey);
  const lastName =
    after &&
    db
      .select({ name: naturalSortKey(last.nameKey) })
      .from(last)
      .where(eq(last.id, after.id));
  return {
    sortKey: (table) => naturalSortKey(table.nameKey),
    orderBy: [sql`${name} asc`, asc(products.id)],
    isAfter: after && sql`(${name}, ${products.id}) > ((${lastName}), ${after.id})`,
    cursorOf: (row) => ({ value: 'name', id: row.id }),
  };
}
