import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { type Cursor, readCursor, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { naturalSortKey } from '../../platform/text/natural-sort-key.ts';
import { products } from './catalog.tables.ts';
import type { CardRow } from './product-card.ts';

/** How a list of products is sorted, where it goes on, and how its last row is remembered. The id settles every tie. */
type Arranged<Row> = { orderBy: SQL[]; isAfter: SQL | undefined; cursorOf: (row: Row) => Cursor };

/** The place that the shopkeeper gave to a product in this list; the query selects it as `place`. */
type Placed = { id: string; place: number };

export const byPlace = (place: AnyPgColumn | SQL, cursor: string | undefined): Arranged<Placed> =>
  byNumber(place, (row) => row.place, cursor);

/** The orders that a shopper chooses instead of the list's own. */
export const bySort = (
  db: Db,
  sort: Exclude<ShelfOrder, 'relevance'>,
  cursor: string | undefined,
): Arranged<CardRow> =>
  sort === 'price' ? byNumber(products.pricePaise, (row) => row.pricePaise, cursor) : byName(db, cursor);

function byNumber<Row extends { id: string }>(
  column: AnyPgColumn | SQL,
  numberOf: (row: Row) => number,
  cursor: string | undefined,
): Arranged<Row> {
  const after = readNumberCursor(cursor);
  return {
    orderBy: [sql`${column} asc`, asc(products.id)],
    // A made-up cursor may hold more than an integer column; it is past the end and no fault.
    isAfter: after && sql`(${column}, ${products.id}) > (${after.value}::bigint, ${after.id})`,
    cursorOf: (row) => ({ value: numberOf(row), id: row.id }),
  };
}

const last = alias(products, 'last');

/** The cursor names the last product and not its name, which may be longer than a cursor. */
function byName(db: Db, cursor: string | undefined): Arranged<CardRow> {
  const after = readCursor(cursor);
  const name = naturalSortKey(products.nameKey);
  const lastName =
    after &&
    db
      .select({ name: naturalSortKey(last.nameKey) })
      .from(last)
      .where(eq(last.id, after.id));
  return {
    orderBy: [sql`${name} asc`, asc(products.id)],
    isAfter: after && sql`(${name}, ${products.id}) > ((${lastName}), ${after.id})`,
    cursorOf: (row) => ({ value: 'name', id: row.id }),
  };
}
