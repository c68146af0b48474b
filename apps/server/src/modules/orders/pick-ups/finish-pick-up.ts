import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { ReadAs } from '@subah/contract/read-as';
import { riderRefusals } from '@subah/messages/api/rider';
import { fill, type Text } from '@subah/messages/message';
import { pickUps as texts } from '@subah/messages/pick-ups';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { pickUpState } from '@subah/rules/orders/pick-ups';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishEvent } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { findStaffByAbility } from '../../accounts/index.ts';
import { recordChange } from '../../audit/index.ts';
import { sendCashGivenBackNotice } from '../../order-mails/index.ts';
import { addEvent, lockOrder, type OrderRow } from '../orders.queries.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { lockPickUp, type PickUpRow } from './pick-ups.queries.ts';

type PickUpDeps = Pick<Deps, 'db' | 'clock'>;
type Actor = Pick<SessionUser, 'id' | 'role'>;

/** Asks a rider to fetch the goods; null takes it from the rider. */
export async function giveToRider(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, riderId, readAs }: { id: string; riderId: string | null; readAs?: ReadAs | undefined },
): Promise<void> {
  await changePickUp(db, id, async (tx, { pickUp, order }) => {
    refuseEnded(pickUp);
    rejectStaleChange({ riderId: pickUp.riderId }, readAs);
    const rider = riderId ? await requireRider(tx, riderId) : null;
    await tx.update(pickUps).set({ riderId }).where(eq(pickUps.id, id));
    await recordPickUp(tx, actor, order, { rider: rider?.name ?? null });
  });
}

/** Done by a manager: by a rider, or at the shop when the customer brought the goods. */
export async function recordPickUpOf(
  { db, clock }: PickUpDeps,
  actor: Actor,
  { id, riderId }: { id: string; riderId: string | null },
): Promise<void> {
  await changePickUp(db, id, async (tx, { pickUp, order }) => {
    refuseEnded(pickUp);
    const rider = riderId ? await requireRider(tx, riderId) : null;
    await finish(tx, actor, { pickUp: { ...pickUp, riderId }, order, now: clock() });
    await recordPickUp(tx, actor, order, { pickedUpBy: rider?.name ?? 'shop', cash: toRupees(pickUp.cashPaise) });
  });
}

/** Done by the rider who was asked. A second tap, or a call that is sent again, changes nothing. */
export async function finishOwnPickUp({ db, clock }: PickUpDeps, rider: Actor, id: string): Promise<void> {
  await changePickUp(
    db,
    id,
    async (tx, { pickUp, order }) => {
      if (pickUp.riderId !== rider.id) throw notFound('pickUp');
      if (pickUp.doneAt) return;
      refuseEnded(pickUp);
      await finish(tx, rider, { pickUp, order, now: clock() });
      await recordPickUp(tx, rider, order, { cash: toRupees(pickUp.cashPaise) });
    },
    riderRefusals.dayClosed,
  );
}

const DAY_CLOSED = 'The cash of this rider is counted for today. Give the cash back at the shop, or tomorrow.';

type Subject = { pickUp: PickUpRow; order: OrderRow };

/** Runs `work` with the order and the pick-up locked, in this sequence, as reopening an order does. */
async function changePickUp(
  db: Deps['db'],
  id: string,
  work: (tx: Tx, subject: Subject) => Promise<void>,
  dayClosed: Text = DAY_CLOSED,
): Promise<void> {
  const [found] = await db.select({ orderId: pickUps.orderId }).from(pickUps).where(eq(pickUps.id, id));
  if (!found) throw notFound('pickUp');
  try {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, found.orderId);
      const pickUp = await lockPickUp(tx, id);
      if (!order || !pickUp) throw notFound('pickUp');
      await work(tx, { pickUp, order });
      await publishEvent(tx, 'orders');
    });
  } catch (error) {
    if (violatesConstraint(error, 'cash_ups_closed')) throw new Problem('DAY_CLOSED', dayClosed);
    throw error;
  }
}

function refuseEnded(pickUp: PickUpRow): void {
  if (pickUpState(pickUp) !== 'open') throw new Problem('PICK_UP_ENDED', texts.ended);
}

async function requireRider(tx: Tx, riderId: string) {
  const rider = (await findStaffByAbility(tx, 'deliver orders')).find(({ _id }) => _id === riderId);
  if (!rider) throw fieldProblem('riderId', 'Choose an active rider.', 'NOT_A_RIDER');
  return rider;
}

async function finish(tx: Tx, actor: Actor, { pickUp, order, now }: Subject & { now: Date }): Promise<void> {
  await tx
    .update(pickUps)
    .set({ riderId: pickUp.riderId, doneAt: now, doneOn: indiaDate(now), doneBy: actor.id })
    .where(eq(pickUps.id, pickUp.id));
  const amount = toRupees(pickUp.cashPaise);
  await addEvent(tx, {
    orderId: order.id,
    label: amount > 0 ? fill(texts.cashGivenBack, { amount }) : texts.pickedUp,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: now,
  });
  if (amount > 0) await sendCashGivenBackNotice(tx, { id: pickUp.id, order, amount });
}

const recordPickUp = (tx: Tx, actor: Actor, order: OrderRow, after: Record<string, string | number | null>) =>
  recordChange(tx, { actorId: actor.id, action: 'update', subject: 'order', subjectId: order.id, after });
