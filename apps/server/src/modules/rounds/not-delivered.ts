import type { SessionUser } from '@subah/contract/accounts/accounts';
import { withNote } from '@subah/messages/order-timeline';
import { notDeliveredReasons } from '@subah/messages/rider';
import type { NotDeliveredReason } from '@subah/rules/delivery/handover';
import type { Deps } from '../../deps.ts';
import { markRow } from '../milk/index.ts';
import { sendNotDeliveredNotice } from '../order-mails/index.ts';
import { bringBackOrder } from '../orders/index.ts';
import { deliveryResults } from './rounds.tables.ts';
import { checkVisit, type VisitInput, visitOnce } from './visit-stop.ts';

type NotDeliveredInput = VisitInput & { reason: NotDeliveredReason; note: string };

export async function recordNotDelivered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rider: SessionUser,
  input: NotDeliveredInput,
): Promise<void> {
  if ((await checkVisit(db, rider.id, input)).isRepeated) return;
  const now = clock();
  const { reason, note } = input;
  const why = withNote(notDeliveredReasons[reason], note);
  await visitOnce(db, { rider, input, visit: { isDelivered: false, reason, note }, now }, async (tx, goods) => {
    for (const order of goods.orders) {
      await bringBackOrder(tx, order, { actor: rider, reason: why, now });
      await sendNotDeliveredNotice(tx, { visitId: input.key, order, reason });
    }
    for (const row of goods.milk) await markRow(tx, { actorId: rider.id, row, status: 'missed', note: why.en, now });
    await tx
      .insert(deliveryResults)
      .values([
        ...goods.orders.map(({ id }) => ({ visitId: input.key, orderId: id, isDelivered: false })),
        ...goods.milk.map(({ id }) => ({ visitId: input.key, milkDeliveryId: id, isDelivered: false })),
      ]);
  });
}
