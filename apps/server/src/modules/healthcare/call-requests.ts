import type { Page } from '@subah/contract/endpoint';
import type { CallRequest } from '@subah/contract/healthcare';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { page, readCursor } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { notFound } from '../../platform/problem.ts';
import { networkOf, takeTry } from '../../platform/throttle.ts';
import { recordChange } from '../audit/index.ts';
import { findBookableDoctor, lockDoctor } from './doctors.queries.ts';
import { callRequests, doctors } from './healthcare.tables.ts';

type Wish = { name: string; phone: string; convenientTime: string };
type Caller = { ip: string; userId: string | null };

/** Whole towns share an address behind their network operator, so the limit is wide. */
const LIMIT = { free: 60, firstWaitSeconds: 60, longestWaitSeconds: 900, forgetSeconds: 3600 };

/** Somebody who taps again changes their wish; nobody is called twice for it. */
export async function requestCall(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  doctorId: string,
  wish: Wish,
  { ip, userId }: Caller,
): Promise<string> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('Doctor');
  if (settings.rateLimits) await takeTry(db, { key: `call requests from ${networkOf(ip)}`, ...LIMIT }, clock());
  return db.transaction(async (tx) => {
    await lockDoctor(tx, doctorId);
    const [open] = await tx
      .update(callRequests)
      .set({ name: wish.name, convenientTime: wish.convenientTime })
      .where(and(eq(callRequests.doctorId, doctorId), eq(callRequests.phone, wish.phone), isNull(callRequests.doneAt)))
      .returning({ id: callRequests.id });
    if (open) return open.id;
    const id = newId();
    await tx.insert(callRequests).values({ id, doctorId, userId, ...wish, createdAt: clock() });
    return id;
  });
}

const selectRequests = (db: Db | Tx) =>
  db
    .select({
      id: callRequests.id,
      doctorId: callRequests.doctorId,
      doctorName: doctors.name,
      name: callRequests.name,
      phone: callRequests.phone,
      convenientTime: callRequests.convenientTime,
      doneAt: callRequests.doneAt,
      createdAt: callRequests.createdAt,
    })
    .from(callRequests)
    .innerJoin(doctors, eq(doctors.id, callRequests.doctorId))
    .$dynamic();

const toWire = (row: Awaited<ReturnType<typeof selectRequests>>[number]): CallRequest => ({
  _id: row.id,
  doctor: { _id: row.doctorId, name: row.doctorName },
  name: row.name,
  phone: row.phone,
  convenientTime: row.convenientTime,
  isDone: row.doneAt !== null,
  createdAt: row.createdAt.toISOString(),
});

export async function listCallRequests(db: Db, { limit, cursor, isDone }: Page & { isDone?: boolean | undefined }) {
  const after = readCursor(cursor);
  const state =
    isDone === undefined ? undefined : isDone ? isNotNull(callRequests.doneAt) : isNull(callRequests.doneAt);
  const rows = await selectRequests(db)
    .where(
      and(
        state,
        after && sql`(${callRequests.createdAt}, ${callRequests.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(callRequests.createdAt), desc(callRequests.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.createdAt.toISOString(), id: row.id }));
  return { data: next.rows.map(toWire), nextCursor: next.nextCursor };
}

export async function markCallRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, isDone, actorId }: { id: string; isDone: boolean; actorId: string },
): Promise<CallRequest> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(callRequests)
      .set(isDone ? { doneAt: clock(), doneBy: actorId } : { doneAt: null, doneBy: null })
      .where(eq(callRequests.id, id))
      .returning({ id: callRequests.id });
    if (!row) throw notFound('Call request');
    await recordChange(tx, { actorId, action: 'mark', subject: 'call request', subjectId: id, after: { isDone } });
    const [request] = await selectRequests(tx).where(eq(callRequests.id, id));
    if (!request) throw notFound('Call request');
    return toWire(request);
  });
}
