import type { SessionUser } from '@subah/contract/accounts/accounts';
import { orderTimeline } from '@subah/messages/order-timeline';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { findRecalledPacks, packBatches } from '../../stock/index.ts';
import { addEvent, findKeptLines, lockOrder } from '../orders.queries.ts';

/** Other packs were put into a packed order instead of recalled ones. A second click changes nothing. */
export async function repackOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  orderId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.placedAt) throw notFound('order');
    if (order.status !== 'shipped') {
      const label = statusLabels[order.status as OrderStatus].toLowerCase();
      throw new Problem('ORDER_CHANGED', `This order is ${label}. Only a packed order is packed again.`);
    }
    if ((await findRecalledPacks(tx, [orderId])).length === 0) return;
    const now = clock();
    await packBatches(tx, { orderId, lines: await findKeptLines(tx, orderId), now });
    const label = orderTimeline.packedAgain;
    await addEvent(tx, { orderId, label, actorId: user.id, actorRole: user.role, createdAt: now });
    await recordChange(tx, {
      actorId: user.id,
      action: 'update',
      subject: 'order',
      subjectId: orderId,
      after: { batches: label.en },
    });
  });
}
