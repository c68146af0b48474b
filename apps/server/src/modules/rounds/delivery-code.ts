import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { riderRefusals } from '@subah/messages/api/rider';
import { fill } from '@subah/messages/message';
import { MAX_WRONG_CODES } from '@subah/rules/delivery/handover';
import { and, inArray, lt, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { roundOrders } from './rounds.tables.ts';

/** Derived from the order, so that it needs no storage. The key is used for nothing else. */
export function deliveryCode(authSecret: string, orderId: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'delivery codes', 32));
  const number = createHmac('sha256', key).update(orderId).digest().readUInt32BE(0) % 10_000;
  return String(number).padStart(4, '0');
}

/**
 * The code of one of the orders of a door proves all of them. Counts the try before it compares, and commits it, so that
 * concurrent guesses all count.
 */
export async function checkCode(
  { db, authSecret }: { db: Db; authSecret: string },
  orderIds: string[],
  code: string,
): Promise<void> {
  const tries = await inTransaction(db, (tx) => countTry(tx, orderIds));
  // A right code does not count as a wrong one, however often it is sent.
  if (orderIds.some((id) => isEqual(deliveryCode(authSecret, id), code))) return uncountTry(db, orderIds);
  const left = Math.max(0, MAX_WRONG_CODES - tries);
  throw new Problem('WRONG_DELIVERY_CODE', fill(riderRefusals.wrongCode, { left }), {
    fields: { code: fill(riderRefusals.wrongCode, { left }) },
    details: { left },
  });
}

const isEqual = (expected: string, actual: string): boolean =>
  timingSafeEqual(Buffer.from(expected), Buffer.from(actual));

async function countTry(tx: Tx, orderIds: string[]): Promise<number> {
  const counted = await tx
    .update(roundOrders)
    .set({ wrongCodes: sql`${roundOrders.wrongCodes} + 1` })
    .where(and(inArray(roundOrders.orderId, orderIds), lt(roundOrders.wrongCodes, MAX_WRONG_CODES)))
    .returning({ tries: roundOrders.wrongCodes });
  if (counted.length < orderIds.length) throw new Problem('DELIVERY_CODE_LOCKED', riderRefusals.codeLocked);
  return Math.max(...counted.map(({ tries }) => tries));
}

async function uncountTry(db: Db, orderIds: string[]): Promise<void> {
  await db
    .update(roundOrders)
    .set({ wrongCodes: sql`greatest(${roundOrders.wrongCodes} - 1, 0)` })
    .where(inArray(roundOrders.orderId, orderIds));
}
