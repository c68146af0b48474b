import type { SessionUser } from '@subah/contract/accounts/accounts';
import { fill } from '@subah/messages/message';
import { orderTimeline } from '@subah/messages/order-timeline';
import { canMoveTo, slotOnDay } from '@subah/rules/delivery/delivery-slot';
import { indiaDate } from '@subah/rules/india-time';
import { isInShop } from '@subah/rules/orders/refuse-line-changes';
import type { Deps } from '../../../deps.ts';
import { inTransaction, violatesConstraint } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { findDeliverySettings } from '../../delivery/index.ts';
import { sendMovedNotice } from '../../order-mails/index.ts';
import { moveSamplesWithDelivery } from '../lab-lines.queries.ts';
import { addEvent, lockOrder, updateOrder } from '../orders.queries.ts';
import { requireVersion } from '../require-version.ts';
import { SLOT_CAPACITY } from './count-slot-orders.ts';

type MoveRequest = { orderId: string; date: string; version?: number | undefined };

/** Moves an order to another morning. The express fee of an express order was paid for today, so it stays. */
export async function moveDelivery(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderId, date, version }: MoveRequest,
): Promise<void> {
  const move = inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.placedAt) throw notFound('order');
    await requireVersion(tx, order, version);
    const now = deps.clock();
    if (!isInShop(order)) throw new Problem('ORDER_LINES_FINAL', 'This order has left. It cannot be moved any more.');
    if (order.expressDelivery) throw new Problem('SLOT_NOT_AVAILABLE', 'Express orders are delivered at once.');
    const settings = await findDeliverySettings(tx);
    if (!canMoveTo(date, now, settings))
      throw fieldProblem('date', 'Choose a morning of the next two weeks that is no holiday.');
    if (indiaDate(order.slotFrom) === date)
      throw fieldProblem('date', 'The order is delivered on this morning already.');
    const { startsAt, endsAt } = slotOnDay(date, order.slotFrom, settings);
    await updateOrder(tx, orderId, { slotFrom: startsAt, slotUntil: endsAt });
    await moveSamplesWithDelivery(tx, orderId, startsAt);
    const label = fill(orderTimeline.moved, { from: startsAt, until: endsAt });
    await addEvent(tx, { orderId, label, actorId: user.id, actorRole: user.role, createdAt: now });
    await sendMovedNotice(tx, { order, from: startsAt, until: endsAt });
    await recordChange(tx, {
      actorId: user.id,
      action: 'update',
      subject: 'order',
      subjectId: orderId,
      before: { slotFrom: order.slotFrom.toISOString() },
      after: { slotFrom: startsAt.toISOString() },
    });
  });
  await move.catch((error: unknown) => {
    if (violatesConstraint(error, SLOT_CAPACITY)) throw new Problem('SLOT_FULL', `The window on ${date} is full.`);
    throw error;
  });
}
