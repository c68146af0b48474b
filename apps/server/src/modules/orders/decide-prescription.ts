import type { SessionUser } from '@subah/contract/accounts/accounts';
import { takeLinesOut } from '@subah/rules/orders/take-lines-out';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { queueRefund } from '../payments/index.ts';
import { giveBackStock } from '../stock/index.ts';
import { earnCoins } from '../wallet/index.ts';
import { changeOrderStatus } from './change-status.ts';
import { rejectedKey } from './order-effects.ts';
import { mailOrderNews } from './order-mails.ts';
import { addEvent, keptLines, lockOrder, type OrderLineRow, type OrderRow, updateOrder } from './orders.queries.ts';
import { orderLines } from './orders.tables.ts';

type Decision = {
  orderId: string;
  decision: 'accepted' | 'rejected';
  reason: string | undefined;
  rejectedLineIds?: string[] | undefined;
  actor: Pick<SessionUser, 'id' | 'role'>;
  now: Date;
};

/**
 * The pharmacist has looked at the prescription of an order. What it does not cover is taken out, given back to the shelf
 * and refunded; an order of which nothing is left is cancelled.
 */
export async function decidePrescription(tx: Tx, wish: Decision): Promise<void> {
  const order = await lockOrder(tx, wish.orderId);
  if (!order?.placedAt) throw notFound('Order');
  if (order.prescriptionState === 'none') throw new Problem('CONFLICT', 'This order needs no prescription.');
  if (order.prescriptionState !== 'to_check') throw new Problem('CONFLICT', 'This prescription was already decided.');
  if (wish.decision === 'accepted') await accept(tx, order, wish);
  else await reject(tx, order, wish);
  await recordChange(tx, {
    actorId: wish.actor.id,
    action: 'update',
    subject: 'order',
    subjectId: order.id,
    before: { prescriptionState: order.prescriptionState },
    after: { prescriptionState: wish.decision, ...(wish.reason ? { reason: wish.reason } : {}) },
  });
}

async function accept(tx: Tx, order: OrderRow, wish: Decision): Promise<void> {
  await updateOrder(tx, order.id, { prescriptionState: 'accepted' });
  await tellStory(tx, wish, 'Prescription accepted');
  await mailOrderNews(tx, { orderId: order.id, news: 'prescription_accepted' });
}

async function reject(tx: Tx, order: OrderRow, wish: Decision): Promise<void> {
  if (!wish.reason) throw fieldProblem('reason', 'Reason is required.');
  if (order.status === 'cancelled' || order.deliveredAt) {
    throw new Problem('CONFLICT', 'Nothing can be taken out of this order any more.');
  }
  const lines = await keptLines(tx, order.id);
  const out = linesToReject(lines, wish.rejectedLineIds);
  await updateOrder(tx, order.id, { prescriptionState: 'rejected' });
  await tellStory(tx, wish, `Not covered by the prescription: ${out.map(({ name }) => name).join(', ')}`);
  await mailOrderNews(tx, { orderId: order.id, news: 'prescription_rejected' });
  if (out.length === lines.length) {
    await changeOrderStatus(tx, order, { status: 'cancelled', reason: wish.reason, actor: wish.actor, now: wish.now });
    return;
  }
  await takeOut(tx, order, out, { reason: wish.reason, now: wish.now });
}

function linesToReject(lines: OrderLineRow[], wanted: string[] | undefined): OrderLineRow[] {
  const prescribed = lines.filter(({ requiresPrescription }) => requiresPrescription);
  const out = wanted ? prescribed.filter(({ id }) => wanted.includes(id)) : prescribed;
  if (out.length === 0 || (wanted && out.length < new Set(wanted).size)) {
    throw fieldProblem('rejectedLineIds', 'Only lines of this order that need a prescription can be rejected.');
  }
  return out;
}

async function takeOut(
  tx: Tx,
  order: OrderRow,
  out: OrderLineRow[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const ids = out.map(({ id }) => id);
  const { charges, refundPaise, coinsBack } = takeLinesOut(order, out);
  await giveBackStock(tx, order.id, out);
  await tx
    .update(orderLines)
    .set({ rejectedAt: now })
    .where(and(eq(orderLines.orderId, order.id), inArray(orderLines.id, ids)));
  const isRefunded = order.paymentId !== null && refundPaise > 0;
  await updateOrder(tx, order.id, {
    itemTotalPaise: charges.itemTotalPaise,
    medicineDiscountPaise: charges.medicineDiscountPaise,
    labTestDiscountPaise: charges.labTestDiscountPaise,
    couponDiscountPaise: charges.couponDiscountPaise,
    toPayPaise: charges.toPayPaise,
    coins: charges.coins,
    savingsPaise: charges.savingsPaise,
    ...(isRefunded ? { refundedPaise: order.refundedPaise + refundPaise } : {}),
  });
  await earnCoins(tx, {
    userId: order.userId,
    coins: coinsBack,
    description: `Order ${order.orderNumber}: taken out by the pharmacist`,
    sourceKey: rejectedKey(order.id),
    now,
  });
  if (isRefunded && order.paymentId) {
    const key = `rejected:${order.id}`;
    await queueRefund(tx, { paymentId: order.paymentId, amountPaise: refundPaise, reason, key, now });
  }
}

const tellStory = (tx: Tx, { orderId, reason, actor, now }: Decision, label: string): Promise<void> =>
  addEvent(tx, {
    orderId,
    label,
    reason: reason || null,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: now,
  });
