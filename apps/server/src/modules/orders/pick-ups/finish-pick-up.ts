import { riderRefusals } from '@subah/messages/api/rider';
import { fill } from '@subah/messages/message';
import { pickUps as texts } from '@subah/messages/pick-ups';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { pickUpState } from '@subah/rules/orders/pick-ups';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { sendCashGivenBackNotice } from '../../order-mails/index.ts';
import { addEvent } from '../orders.queries.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { changeOrderStatus } from '../statuses/change-status.ts';
import { type Actor, changePickUp, recordPickUp, refuseEnded, requireRider, type Subject } from './change-pick-up.ts';
import { isExchange } from './plan-pick-up.ts';
import { keepOffSale, restockPickUps } from './restock-goods.ts';

type PickUpDeps = Pick<Deps, 'db' | 'clock'>;

/** Done by a manager: by a rider, or at the shop when the customer brought the goods. */
export async function finishPickUp(
  { db, clock }: PickUpDeps,
  actor: Actor,
  { id, riderId, isSellable }: { id: string; riderId: string | null; isSellable: boolean },
): Promise<void> {
  await changePickUp(db, id, async (tx, { pickUp, order }) => {
    refuseEnded(pickUp);
    const rider = riderId ? await requireRider(tx, riderId) : null;
    if (!isSellable) await keepOffSale(tx, id);
    await finish(tx, actor, { pickUp: { ...pickUp, riderId }, order, now: clock() });
    await recordPickUp(tx, actor, order, {
      pickedUpBy: rider?.name ?? 'shop',
      cash: toRupees(pickUp.cashPaise),
      ...(isSellable ? {} : { goods: 'not sold again' }),
    });
  });
}

/** Done by the rider who was asked. A second tap, or a call that is sent again, changes nothing. */
export async function finishOwnPickUp({ db, clock }: PickUpDeps, rider: Actor, id: string): Promise<void> {
  await changePickUp(
    db,
    id,
    async (tx, { pickUp, order }) => {
      const isOwn = pickUp.riderId === rider.id;
      if (isOwn && pickUp.doneAt) return;
      // Of another rider or of the shop meanwhile: the phone may have sent it late.
      if (pickUpState(pickUp) !== 'open') throw new Problem('PICK_UP_ENDED', riderRefusals.pickUpEnded);
      if (!isOwn) throw notFound('pickUp');
      await finish(tx, rider, { pickUp, order, now: clock() });
      await recordPickUp(tx, rider, order, { cash: toRupees(pickUp.cashPaise) });
    },
    riderRefusals.dayClosed,
  );
}

async function finish(tx: Tx, actor: Actor, { pickUp, order, now }: Subject & { now: Date }): Promise<void> {
  // Before the day of the rider is locked, as a delivery locks products first.
  await restockPickUps(tx, eq(pickUps.id, pickUp.id));
  await tx
    .update(pickUps)
    .set({ riderId: pickUp.riderId, doneAt: now, doneOn: indiaDate(now), doneBy: actor.id })
    .where(eq(pickUps.id, pickUp.id));
  if (isExchange(pickUp)) {
    await changeOrderStatus(tx, order, { status: 'exchanged', reason: undefined, actor, now });
    return;
  }
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
