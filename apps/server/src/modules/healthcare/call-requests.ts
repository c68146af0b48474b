import type { Page } from '@subah/contract/endpoint';
import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import type { ReadAs } from '@subah/contract/read-as';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound } from '../../platform/http/problem.ts';
import { countAttempt, visitorLimit } from '../../platform/http/rate-limit.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { findStaffByAbility, lockOpenAccount, nameOfUser } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { findBookableDoctor, lockDoctor } from './doctors.queries.ts';
import { callRequests, doctors } from './healthcare.tables.ts';

type CallRequestInput = { name: string; phone: string; convenientTime: string };
type Requester = { ip: string; userId: string | null };

/**
 * A repeated request updates the open one for this doctor and phone number. Phone numbers are not verified, so a request
 * of an account is updated by that account only; one without an account is taken over by the next requester.
 */
export async function requestCall(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  doctorId: string,
  input: CallRequestInput,
  { ip, userId }: Requester,
): Promise<string> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  if (settings.rateLimits) await countAttempt(db, visitorLimit('call requests', ip), clock());
  return inTransaction(db, async (tx) => {
    await lockDoctor(tx, doctorId);
    if (userId) await lockOpenAccount(tx, userId);
    const open = await findOpenRequest(tx, { doctorId, phone: input.phone, userId });
    if (open) {
      await tx
        .update(callRequests)
        .set({ name: input.name, convenientTime: input.convenientTime, userId })
        .where(eq(callRequests.id, open.id));
      return open.id;
    }
    const id = newId();
    await tx.insert(callRequests).values({ id, doctorId, userId, ...input, createdAt: clock() });
    await publishEvent(tx, 'call-requests');
    return id;
  });
}

type OpenRequestKey = { doctorId: string; phone: string; userId: string | null };

/** The account's own request takes precedence over one without an account. */
async function findOpenRequest(
  tx: Tx,
  { doctorId, phone, userId }: OpenRequestKey,
): Promise<{ id: string } | undefined> {
  const [open] = await tx
    .select({ id: callRequests.id })
    .from(callRequests)
    .where(
      and(
        eq(callRequests.doctorId, doctorId),
        eq(callRequests.phone, phone),
        isNull(callRequests.doneAt),
        userId ? or(eq(callRequests.userId, userId), isNull(callRequests.userId)) : isNull(callRequests.userId),
      ),
    )
    .orderBy(sql`${callRequests.userId} nulls last`)
    .limit(1);
  return open;
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
      assigneeId: callRequests.assigneeId,
      assigneeName: nameOfUser(callRequests.assigneeId),
      note: callRequests.note,
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
  assignee: row.assigneeId ? { _id: row.assigneeId, name: row.assigneeName ?? '' } : null,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});

type CallRequestFilter = Page & {
  isDone?: boolean | undefined;
  assignee?: 'me' | 'nobody' | undefined;
  /** Who asks, for `me`. */
  staffId: string;
};

export async function listCallRequests(
  db: Db,
  { limit, cursor, isDone, assignee, staffId }: CallRequestFilter,
): Promise<{ data: CallRequest[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const state =
    isDone === undefined ? undefined : isDone ? isNotNull(callRequests.doneAt) : isNull(callRequests.doneAt);
  const rows = await selectRequests(db)
    .where(
      and(
        state,
        assignee === 'me' ? eq(callRequests.assigneeId, staffId) : undefined,
        assignee === 'nobody' ? isNull(callRequests.assigneeId) : undefined,
        after && sql`(${callRequests.createdAt}, ${callRequests.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(callRequests.createdAt), desc(callRequests.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.createdAt.toISOString(), id: row.id }));
  return { data: next.rows.map(toWire), nextCursor: next.nextCursor };
}

type MarkInput = {
  id: string;
  isDone: boolean;
  note?: string | undefined;
  readAs?: ReadAs | undefined;
  actorId: string;
};

export async function markCallRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, isDone, note, readAs, actorId }: MarkInput,
): Promise<CallRequest> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(callRequests).where(eq(callRequests.id, id)).for('update');
    if (!before) throw notFound('callRequest');
    rejectStaleChange({ isDone: before.doneAt !== null, note: before.note }, readAs);
    await tx
      .update(callRequests)
      .set({
        ...(isDone ? { doneAt: clock(), doneBy: actorId } : { doneAt: null, doneBy: null }),
        ...(note === undefined ? {} : { note }),
      })
      .where(eq(callRequests.id, id));
    await recordChange(tx, { actorId, action: 'mark', subject: 'call request', subjectId: id, after: { isDone } });
    await publishEvent(tx, 'call-requests');
    const [request] = await selectRequests(tx).where(eq(callRequests.id, id));
    if (!request) throw notFound('callRequest');
    return toWire(request);
  });
}

type AssignInput = { id: string; assigneeId: string | null; readAs?: ReadAs | undefined; actorId: string };

/** `assigneeId: null` removes the assignee. An assignee must have the ability `serve customers`. */
export async function assignCallRequest(
  { db }: Pick<Deps, 'db'>,
  { id, assigneeId, readAs, actorId }: AssignInput,
): Promise<CallRequest> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: callRequests.id }).from(callRequests).where(eq(callRequests.id, id)).for('update');
    const [before] = await selectRequests(tx).where(eq(callRequests.id, id));
    if (!before) throw notFound('callRequest');
    const { assignee } = toWire(before);
    rejectStaleChange({ assignee }, readAs);
    const next = assigneeId && (await findStaffByAbility(tx, 'serve customers')).find(({ _id }) => _id === assigneeId);
    if (assigneeId && !next)
      throw fieldProblem('assigneeId', 'This person cannot call customers. Choose somebody else.');
    await tx.update(callRequests).set({ assigneeId }).where(eq(callRequests.id, id));
    await recordChange(tx, {
      actorId,
      action: 'assign',
      subject: 'call request',
      subjectId: id,
      before: { assignee: assignee?.name ?? null },
      after: { assignee: next ? next.name : null },
    });
    await publishEvent(tx, 'call-requests');
    const [request] = await selectRequests(tx).where(eq(callRequests.id, id));
    if (!request) throw notFound('callRequest');
    return toWire(request);
  });
}
