import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Text } from '@subah/messages/message';
import { pickUps as texts } from '@subah/messages/pick-ups';
import { pickUpState } from '@subah/rules/orders/pick-ups';
import { eq } from 'drizzle-orm';
import { publishEvent } from '../../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { findStaffByAbility } from '../../accounts/index.ts';
import { recordChange } from '../../audit/index.ts';
import { lockOrder, type OrderRow } from '../orders.queries.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { lockPickUp, type PickUpRow } from './pick-ups.queries.ts';

export type Actor = Pick<SessionUser, 'id' | 'role'>;
const DAY_CLOSED = 'The cash of this rider is counted for today. Give the cash back at the shop, or tomorrow.';

export type Subject = { pickUp: PickUpRow; order: OrderRow };

/** Runs `work` with the order and the pick-up locked, in this sequence, as reopening an order does. */
export async function changePickUp(
  db: Db,
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

export function refuseEnded(pickUp: PickUpRow): void {
  if (pickUpState(pickUp) !== 'open') throw new Problem('PICK_UP_ENDED', texts.ended);
}

export async function requireRider(tx: Tx, riderId: string) {
  const rider = (await findStaffByAbility(tx, 'deliver orders')).find(({ _id }) => _id === riderId);
  if (!rider) throw fieldProblem('riderId', 'Choose an active rider.', 'NOT_A_RIDER');
  return rider;
}

export const recordPickUp = (tx: Tx, actor: Actor, order: OrderRow, after: Record<string, string | number | null>) =>
  recordChange(tx, { actorId: actor.id, action: 'update', subject: 'order', subjectId: order.id, after });
