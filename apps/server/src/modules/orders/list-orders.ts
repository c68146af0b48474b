import type { Page } from '@subah/contract/endpoint';
import type { Order, OrderFilter, OrderList } from '@subah/contract/orders/orders';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { NEEDS_ACTION, NEEDS_ACTION_FILTER } from '@subah/rules/orders/statuses';
import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Cursor, page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { firstIdAt } from '../../platform/database/new-id.ts';
import { ownerMatches } from '../accounts/index.ts';
import { firstIdOf } from './first-id.ts';
import { orders } from './orders.tables.ts';
import { selectOrders, toWire } from './read-orders.ts';

/** Screens show so much of an id, and the index holds it. */
const SHOWN_OF_ID = 7;

type Listed = { data: Order[]; nextCursor: string | null };

export async function listOwnOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { limit, cursor }: Page,
): Promise<Listed> {
  const after = readCursor(cursor);
  const rows = await selectOrders(db, and(eq(orders.userId, userId), after && lt(orders.id, after.id)))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  const sent = page(rows, limit, cursorOf);
  return { data: await toWire(db, sent.rows, clock()), nextCursor: sent.nextCursor };
}

/** Ids rise with time, so they are the order of the list and its cursor. Nothing is counted. */
export async function listOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>, filter: OrderList): Promise<Listed> {
  const after = readCursor(filter.cursor);
  const isNewest = filter.sort === 'newest';
  const rows = await selectOrders(db, and(await wanted(db, filter), after && behind(after, isNewest)))
    .orderBy(isNewest ? desc(orders.id) : asc(orders.id))
    .limit(filter.limit + 1);
  const sent = page(rows, filter.limit, cursorOf);
  return { data: await toWire(db, sent.rows, clock()), nextCursor: sent.nextCursor };
}

/** The orders that a filter asks for. */
export const wanted = async (db: Db, { status, paymentType, from, to, q }: OrderFilter): Promise<SQL | undefined> =>
  and(
    statusFilter(status),
    paymentType ? eq(orders.paymentType, paymentType) : undefined,
    from ? placedSince(startOfIndiaDay(from)) : undefined,
    to ? placedBefore(startOfIndiaDay(to, 1)) : undefined,
    q ? await matches(db, q) : undefined,
  );

/** The days are also said in ids, so that a list of a year ago begins there: it is sorted by id. */
const placedSince = (moment: Date): SQL | undefined =>
  and(gte(orders.placedAt, moment), sql`${orders.id} >= ${firstIdOf(moment)}`);

const placedBefore = (moment: Date): SQL | undefined =>
  and(lt(orders.placedAt, moment), lt(orders.id, firstIdAt(moment)));

const cursorOf = ({ order: { id } }: { order: { id: string } }): Cursor => ({ value: id, id });

const behind = ({ id }: Cursor, isNewest: boolean): SQL => (isNewest ? lt(orders.id, id) : gt(orders.id, id));

function statusFilter(status: OrderList['status']): SQL | undefined {
  if (!status) return undefined;
  return status === NEEDS_ACTION_FILTER ? inArray(orders.status, [...NEEDS_ACTION]) : eq(orders.status, status);
}

/** By order number, by the end of the id as screens show it, by mobile number or by name. */
async function matches(db: Db, q: string): Promise<SQL | undefined> {
  const word = q.replace(/^#/, '').trim();
  const mobileEnding = /^\d{4,10}$/.test(word) ? word : undefined;
  return or(
    await ownerMatches(db, orders.userId, { name: word, mobileEnding }),
    /^\d{1,9}$/.test(word) ? eq(orders.orderNumber, Number(word)) : undefined,
    /^[0-9a-f-]{4,36}$/i.test(word) ? endsWith(word.toLowerCase()) : undefined,
  );
}

/** As the index has it: the last characters, read from behind. */
function endsWith(end: string): SQL | undefined {
  const shown = end.slice(-SHOWN_OF_ID);
  const isShown = sql`reverse(right(${orders.id}::text, 7)) like ${`${[...shown].reverse().join('')}%`}`;
  return end === shown ? isShown : and(isShown, sql`${orders.id}::text like ${`%${end}`}`);
}
