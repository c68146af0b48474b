import type { OrderFilter, OrderList, OwnOrderList } from '@subah/contract/orders/order-filters';
import type { Order } from '@subah/contract/orders/orders';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { NEEDS_ACTION, NEEDS_ACTION_FILTER, statusesOfGroup } from '@subah/rules/orders/statuses';
import { and, asc, desc, eq, gt, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Cursor, page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like-pattern.ts';
import { isId, lowestIdAt } from '../../../platform/database/new-id.ts';
import { ownerMatches } from '../../accounts/index.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { nameStaff } from './name-staff.ts';
import { findLowestOrderIdSince, lowestOrderIdSince } from './order-id-range.ts';
import { isLate } from './orders-to-deliver.ts';
import { selectOrders, toWire } from './read-orders.ts';

/** Screens show the last 7 characters of an id; the index holds them reversed. */
const SHOWN_ID_LENGTH = 7;

type OrderPage = { data: Order[]; nextCursor: string | null };

export async function listOwnOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { limit, cursor, group, q }: OwnOrderList,
): Promise<OrderPage> {
  const after = readCursor(cursor);
  const rows = await selectOrders(
    db,
    and(
      eq(orders.userId, userId),
      group && inArray(orders.status, [...statusesOfGroup[group]]),
      q ? ownMatches(q) : undefined,
      after && lt(orders.id, after.id),
    ),
  )
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  const sent = page(rows, limit, cursorOf);
  return { data: await toWire(db, sent.rows, clock()), nextCursor: sent.nextCursor };
}

/** Sorted by id, which rises with time and is also the cursor. */
export async function listOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filter: OrderList,
  isVisible: SQL | undefined,
): Promise<OrderPage> {
  const after = readCursor(filter.cursor);
  const isNewest = filter.sort === 'newest';
  const limit = filter.limit + 1;
  const others = and(isVisible, fieldFilter(filter, clock()), after && behind(after, isNewest));
  const found = filter.q ? await matches(db, filter.q, clock(), { others, isNewest, limit }) : undefined;
  const rows = await selectOrders(db, and(others, found))
    .orderBy(isNewest ? desc(orders.id) : asc(orders.id))
    .limit(limit);
  const sent = page(rows, filter.limit, cursorOf);
  return { data: await nameStaff(db, await toWire(db, sent.rows, clock())), nextCursor: sent.nextCursor };
}

export const orderFilter = async (db: Db, filter: OrderFilter, now: Date): Promise<SQL | undefined> =>
  and(fieldFilter(filter, now), filter.q ? await matches(db, filter.q, now) : undefined);

const fieldFilter = ({ status, paymentType, from, to, deliveryDate, late }: OrderFilter, now: Date): SQL | undefined =>
  and(
    statusFilter(status),
    paymentType ? eq(orders.paymentType, paymentType) : undefined,
    from ? placedSince(startOfIndiaDay(from)) : undefined,
    to ? placedBefore(startOfIndiaDay(to, 1)) : undefined,
    deliveryDate ? deliveredOn(deliveryDate) : undefined,
    late ? isLate(now) : undefined,
  );

// The list is sorted by id, so days are also bounded by id: a list of last year then starts there.
const placedSince = (moment: Date): SQL | undefined =>
  and(gte(orders.placedAt, moment), sql`${orders.id} >= ${lowestOrderIdSince(moment)}`);

const placedBefore = (moment: Date): SQL | undefined =>
  and(lt(orders.placedAt, moment), lt(orders.id, lowestIdAt(moment)));

/** With the condition of the index on slots. */
const deliveredOn = (date: string): SQL | undefined =>
  and(
    gte(orders.slotFrom, startOfIndiaDay(date)),
    lt(orders.slotFrom, startOfIndiaDay(date, 1)),
    notInArray(orders.status, ['pending', 'expired', 'cancelled']),
  );

const cursorOf = ({ id }: { id: string }): Cursor => ({ value: id, id });

const behind = ({ id }: Cursor, isNewest: boolean): SQL => (isNewest ? lt(orders.id, id) : gt(orders.id, id));

function statusFilter(status: OrderList['status']): SQL | undefined {
  if (!status) return undefined;
  return status === NEEDS_ACTION_FILTER ? inArray(orders.status, [...NEEDS_ACTION]) : eq(orders.status, status);
}

/** The page that is asked for: orders of another page need not be found. */
type PageBounds = { others: SQL | undefined; isNewest: boolean; limit: number };

/** By order number, end of the id, mobile number or name; lately placed ones also by area, street or product. */
async function matches(db: Db, q: string, now: Date, bounds?: PageBounds): Promise<SQL | undefined> {
  const word = q.replace(/^#/, '').trim();
  if (isId(word)) return eq(orders.id, word);
  const mobileEnding = /^\d{4,10}$/.test(word) ? word : undefined;
  const known = or(
    await ownerMatches(db, orders.userId, { name: word, mobileEnding }),
    /^\d{1,9}$/.test(word) ? eq(orders.orderNumber, Number(word)) : undefined,
    /^[0-9a-f-]{4,36}$/i.test(word) ? endsWith(word.toLowerCase()) : undefined,
  );
  if (!/[^\d\s]{3}/.test(word)) return known;
  // Not with `or`, which would read every order: each part has an index of its own.
  const parts = [
    sql`select ${orders.id} from ${orders} where ${known ?? sql`false`}`,
    ...(await recentlyContaining(db, word, now)),
  ];
  const bounded = parts.map((part) => (bounds ? sql`(${part} ${firstOf(bounds)})` : part));
  return sql`${orders.id} in (${sql.join(bounded, sql` union `)})`;
}

/** The page consists of orders that are on the same page of a part, so a part ends there. */
const firstOf = ({ others, isNewest, limit }: PageBounds): SQL =>
  sql`${others ? sql`and ${others}` : sql``} order by 1 ${isNewest ? sql`desc` : sql`asc`} limit ${limit}`;

/** Reads the orders of the last weeks one by one, so it is not for older ones. */
const RECENT_DAYS = 30;

async function recentlyContaining(db: Db, word: string, now: Date): Promise<SQL[]> {
  const pattern = containing(word);
  const lowest = await findLowestOrderIdSince(db, new Date(now.getTime() - RECENT_DAYS * 24 * 60 * 60 * 1000));
  return [
    sql`select ${orders.id} from ${orders} where ${orders.id} >= ${lowest}::uuid
      and (${orders.area} ilike ${pattern} or ${orders.address} ->> 'street' ilike ${pattern})`,
    sql`select distinct ${orderLines.orderId} from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${orderLines.orderId} >= ${lowest}::uuid and ${orderLines.name} ilike ${pattern}`,
  ];
}

/** A customer has few orders, so every line is read. */
function ownMatches(q: string): SQL | undefined {
  const word = q.replace(/^#/, '').trim();
  const pattern = containing(word);
  return or(
    /^[0-9a-f-]{3,36}$/i.test(word) ? endsWith(word.toLowerCase()) : undefined,
    sql`exists (select 1 from order_lines line where line.order_id = ${orders.id}
      and (line.name ilike ${pattern} or line.hindi_name ilike ${pattern}))`,
  );
}

/** Uses the index on the reversed end of the id. */
function endsWith(end: string): SQL | undefined {
  const shown = end.slice(-SHOWN_ID_LENGTH);
  const isShown = sql`reverse(right(${orders.id}::text, 7)) like ${`${[...shown].reverse().join('')}%`}`;
  return end === shown ? isShown : and(isShown, sql`${orders.id}::text like ${`%${end}`}`);
}
