import type { SessionUser } from '@subah/contract/accounts/accounts';
import { type NotDeliveredReason, reasonLabels } from '@subah/rules/delivery/handover';
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
  const text = [reasonLabels[reason], note].filter(Boolean).join(': ');
  await visitOnce(db, { rider, input, visit: { isDelivered: false, reason, note }, now }, async (tx, goods) => {
    for (const order of goods.orders) {
      await bringBackOrder(tx, order, { actor: rider, reason: text, now });
      await sendNotDeliveredNotice(tx, { visitId: input.key, order, reason });
    }
    for (const row of goods.milk) await markRow(tx, { actorId: rider.id, row, status: 'missed', note: text, now });
    await tx
      .insert(deliveryResults)
      .values([
        ...goods.orders.map(({ id }) => ({ visitId: input.key, orderId: id, isDelivered: false })),
        ...goods.milk.map(({ id }) => ({ visitId: input.key, milkDeliveryId: id, isDelivered: false })),
      ]);
  });
}
