import type { ReadAs } from '@subah/contract/read-as';
import { noticeTexts } from '@subah/messages/mail/notices';
import { fill } from '@subah/messages/message';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { findCustomers, findStaffByAbility } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { sendNotice } from '../notices/index.ts';
import { announceRound } from './announce-round.ts';
import { lockMorning } from './make-rounds.ts';
import { findStop, isDayCounted, loadStops, lockRound } from './rounds.queries.ts';
import { roundMilk, roundOrders, roundStops, rounds } from './rounds.tables.ts';

type Actor = { db: Deps['db']; actorId: string };

/** Returns the date of the round. */
export async function assignRider(
  { db, actorId }: Actor,
  roundId: string,
  { riderId, readAs }: { riderId: string | null; readAs?: ReadAs | undefined },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (!round) throw notFound('round');
    rejectStaleChange({ riderId: round.riderId }, readAs);
    const riders = await findStaffByAbility(tx, 'deliver orders');
    const nameOf = (id: string | null) => riders.find(({ _id }) => _id === id)?.name ?? null;
    if (riderId && !nameOf(riderId)) throw fieldProblem('riderId', 'Choose an active rider.', 'NOT_A_RIDER');
    if (riderId && riderId !== round.riderId && (await isDayCounted(tx, riderId, round.date))) {
      const text = `The cash of ${nameOf(riderId)} is counted for this day. Choose another rider.`;
      throw fieldProblem('riderId', text, 'DAY_CLOSED');
    }
    await tx.update(rounds).set({ riderId }).where(eq(rounds.id, roundId));
    await announceRound(tx, roundId);
    if (riderId && riderId !== round.riderId) await tellRider(tx, riderId, round);
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'round',
      subjectId: roundId,
      before: { rider: nameOf(round.riderId) },
      after: { rider: nameOf(riderId) },
    });
    return round.date;
  });
}

const tellRider = (tx: Tx, riderId: string, { id, date, area }: { id: string; date: string; area: string }) =>
  sendNotice(tx, {
    kind: 'new_round',
    userId: riderId,
    key: `round.${id}`,
    title: noticeTexts.newRound,
    body: fill(noticeTexts.roundOn, { area, date }),
    path: '/rider',
    values: [],
  });

/** All stops that are shown, each once: a stop that came meanwhile must not lose its place silently. */
export async function orderStops(
  { db }: Pick<Actor, 'db'>,
  roundId: string,
  { stopIds, readAs }: { stopIds: string[]; readAs?: ReadAs | undefined },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (!round) throw notFound('round');
    const present = (await loadStops(tx, [roundId])).map(({ id }) => id);
    const named = new Set(stopIds);
    const isComplete = named.size === present.length && present.every((id) => named.has(id));
    const isSameSet = isComplete && named.size === stopIds.length;
    if (!isSameSet) throw new Problem('ROUND_CHANGED', 'The stops of this round have changed. Please look again.');
    rejectStaleChange({ stopIds: present }, readAs);
    await tx.execute(sql`update ${roundStops} as s set position = o.position
      from unnest(${sql.param(stopIds)}::uuid[]) with ordinality as o(id, position)
      where s.id = o.id and s.round_id = ${roundId}`);
    await announceRound(tx, roundId);
    return round.date;
  });
}

export async function moveStop(
  { db, actorId }: Actor,
  stopId: string,
  { roundId, readAs }: { roundId: string; readAs?: ReadAs | undefined },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const first = await findStop(tx, stopId);
    if (!first) throw notFound('stop');
    await lockMorning(tx, first.round.date);
    const found = await findStop(tx, stopId);
    if (!found) throw notFound('stop');
    rejectStaleChange({ roundId: found.round.id }, readAs);
    const target = await lockRound(tx, roundId);
    if (!target || target.date !== found.round.date) throw notFound('round');
    if (found.round.id === roundId) return target.date;
    if (target.riderId && (await isDayCounted(tx, target.riderId, target.date))) {
      const name = (await findCustomers(tx, [target.riderId])).get(target.riderId)?.name ?? '';
      const text = `The cash of ${name} is counted for this day. Choose another round.`;
      throw fieldProblem('roundId', text, 'DAY_CLOSED');
    }
    await moveTo(tx, found.stop, roundId);
    for (const id of [found.round.id, roundId]) await announceRound(tx, id);
    await recordChange(tx, {
      actorId,
      action: 'move',
      subject: 'round',
      subjectId: roundId,
      before: { area: found.round.area },
      after: { area: target.area },
    });
    return target.date;
  });
}

/** The other round may visit the same door already: both become one stop. */
async function moveTo(tx: Tx, stop: typeof roundStops.$inferSelect, roundId: string): Promise<void> {
  const [same] = await tx
    .select({ id: roundStops.id })
    .from(roundStops)
    .where(and(eq(roundStops.roundId, roundId), eq(roundStops.door, stop.door)));
  if (same) {
    await tx.update(roundOrders).set({ stopId: same.id }).where(eq(roundOrders.stopId, stop.id));
    await tx.update(roundMilk).set({ stopId: same.id }).where(eq(roundMilk.stopId, stop.id));
    return;
  }
  const last = sql`(select coalesce(max(position), 0) + 1 from ${roundStops} where round_id = ${roundId})`;
  await tx.update(roundStops).set({ roundId, position: last }).where(eq(roundStops.id, stop.id));
}
