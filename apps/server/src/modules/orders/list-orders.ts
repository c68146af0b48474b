import type { Page } from '@subah/contract/endpoint';
import type { Order, OrderFilter, OrderList } from '@subah/contract/orders';
import { indiaDay } from '@subah/rules/india-time';
import { NEEDS_ACTION, NEEDS_ACTION_FILTER } from '@subah/rules/orders/statuses';
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Cursor, page, readCursor } from '../../platform/cursor.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orders } from './orders.tables.ts';
import { selectOrders, toWire } from './read-orders.ts';

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
  const rows = await selectOrders(db, and(wanted(filter), after && behind(after, isNewest)))
    .orderBy(isNewest ? desc(orders.id) : asc(orders.id))
    .limit(filter.limit + 1);
  const sent = page(rows, filter.limit, cursorOf);
  return { data: await toWire(db, sent.rows, clock()), nextCursor: sent.nextCursor };
}

/** The orders that a filter asks for. */
export const wanted = ({ status, paymentType, from, to, q }: OrderFilter): SQL | undefined =>
  and(
    statusFilter(status),
    paymentType ? eq(orders.paymentType, paymentType) : undefined,
    from ? gte(orders.placedAt, indiaDay(from)) : undefined,
    to ? lt(orders.placedAt, indiaDay(to, 1)) : undefined,
    q ? matches(q) : undefined,
  );

const cursorOf = ({ order: { id } }: { order: { id: string } }): Cursor => ({ value: id, id });

const behind = ({ id }: Cursor, isNewest: boolean): SQL => (isNewest ? lt(orders.id, id) : gt(orders.id, id));

function statusFilter(status: OrderList['status']): SQL | undefined {
  if (!status) return undefined;
  return status === NEEDS_ACTION_FILTER ? inArray(orders.status, [...NEEDS_ACTION]) : eq(orders.status, status);
}

/** By order number, by the end of the id as screens show it, by mobile number or by name. */
function matches(q: string): SQL | undefined {
  const word = q.replace(/^#/, '').trim();
  const people = ilike(users.name, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const byNumber = /^\d{1,9}$/.test(word) ? eq(orders.orderNumber, Number(word)) : undefined;
  const byMobile = /^\d{4,10}$/.test(word) ? sql`${users.mobile} like ${`%${word}`}` : undefined;
  const byEnd = /^[0-9a-f-]{4,36}$/i.test(word) ? sql`${orders.id}::text like ${`%${word.toLowerCase()}`}` : undefined;
  return or(people, byNumber, byMobile, byEnd);
}
