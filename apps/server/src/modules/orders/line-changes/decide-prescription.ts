import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Prescriber } from '@subah/contract/orders/h1-register';
import { fill, type Message, productName } from '@subah/messages/message';
import { orderTimeline } from '@subah/messages/order-timeline';
import { isUndelivered } from '@subah/rules/orders/allowed-changes';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { queueOrderMail } from '../../order-mails/index.ts';
import { decideWithOrder } from '../../prescriptions/index.ts';
import { enterPrescriber } from '../h1-register/h1-register.ts';
import {
  addEvent,
  findKeptLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders.queries.ts';
import { requireVersion } from '../require-version.ts';
import { changeOrderStatus } from '../statuses/change-status.ts';
import { rejectedKey } from '../statuses/order-effects.ts';
import { applyLineChanges } from './apply-line-changes.ts';

type Decision = {
  orderId: string;
  decision: 'accepted' | 'rejected';
  reason: string | undefined;
  rejectedLineIds?: string[] | undefined;
  /** Required to accept Schedule H1 medicines. */
  prescriber?: Prescriber | undefined;
  version?: number | undefined;
  actor: Pick<SessionUser, 'id' | 'role'>;
  now: Date;
};

/** Lines that the prescription does not cover go back to stock and are refunded. An order without lines is cancelled. */
export async function decidePrescription(tx: Tx, request: Decision): Promise<void> {
  const order = await lockOrder(tx, request.orderId);
  if (!order?.placedAt) throw notFound('order');
  await requireVersion(tx, order, request.version);
  if (order.prescriptionState === 'none')
    throw new Problem('NO_PRESCRIPTION_NEEDED', 'This order needs no prescription.');
  if (order.prescriptionState !== 'to_check')
    throw new Problem('PRESCRIPTION_ALREADY_DECIDED', 'This prescription was already decided.');
  if (!isUndelivered(order.status)) {
    throw new Problem('ORDER_LINES_FINAL', 'Nothing can be taken out of this order any more.');
  }
  let isRefused = false;
  if (request.decision === 'accepted') {
    await enterPrescriber(tx, order, request.prescriber);
    await accept(tx, order, request);
  } else {
    const { keptMedicines } = await reject(tx, order, request);
    isRefused = keptMedicines === 0;
  }
  if (order.prescriptionId) await decideUpload(tx, order.prescriptionId, request, isRefused);
  await recordChange(tx, {
    actorId: request.actor.id,
    action: 'update',
    subject: 'order',
    subjectId: order.id,
    before: { prescriptionState: order.prescriptionState },
    after: { prescriptionState: request.decision, ...(request.reason ? { reason: request.reason } : {}) },
  });
}

async function accept(tx: Tx, order: OrderRow, request: Decision): Promise<void> {
  await updateOrder(tx, order.id, { prescriptionState: 'accepted' });
  await addDecisionEvent(tx, request, orderTimeline.prescriptionAccepted);
  await queueOrderMail(tx, { orderId: order.id, event: 'prescription_accepted' });
}

/** The uploaded prescription covers what stays in the order. */
const decideUpload = (tx: Tx, id: string, { reason = '', actor, now }: Decision, isRefused: boolean): Promise<void> =>
  decideWithOrder(tx, { id, status: isRefused ? 'rejected' : 'approved', reason, actorId: actor.id }, now);

async function reject(tx: Tx, order: OrderRow, request: Decision): Promise<{ keptMedicines: number }> {
  if (!request.reason) throw fieldProblem('reason', 'Reason is required.', 'REASON_REQUIRED');
  const lines = await findKeptLines(tx, order.id);
  const rejected = linesToReject(lines, request.rejectedLineIds);
  const keptMedicines = lines.filter((line) => line.requiresPrescription && !rejected.includes(line)).length;
  const eventId = newId(request.now.getTime());
  await updateOrder(tx, order.id, { prescriptionState: 'rejected' });
  await addDecisionEvent(tx, request, fill(orderTimeline.notCovered, { names: rejected.map(productName) }), eventId);
  await queueOrderMail(tx, { orderId: order.id, event: 'prescription_rejected' });
  if (rejected.length === lines.length) {
    await changeOrderStatus(tx, order, {
      status: 'cancelled',
      reason: request.reason,
      actor: request.actor,
      now: request.now,
    });
    return { keptMedicines };
  }
  await applyLineChanges(tx, order, lines, {
    id: eventId,
    key: rejectedKey(order.id),
    changes: rejected.map(({ id }) => ({ lineId: id, quantity: 0 })),
    reason: request.reason,
    noteReason: `Not supplied, by the pharmacist: ${request.reason.replace(/\.$/, '')}.`,
    now: request.now,
  });
  await enterPrescriber(tx, order, request.prescriber);
  return { keptMedicines };
}

function linesToReject(lines: OrderLineRow[], rejectedLineIds: string[] | undefined): OrderLineRow[] {
  const prescribed = lines.filter(({ requiresPrescription }) => requiresPrescription);
  const rejected = rejectedLineIds ? prescribed.filter(({ id }) => rejectedLineIds.includes(id)) : prescribed;
  if (rejected.length === 0 || (rejectedLineIds && rejected.length < new Set(rejectedLineIds).size)) {
    throw fieldProblem('rejectedLineIds', 'Only lines of this order that need a prescription can be rejected.');
  }
  return rejected;
}

const addDecisionEvent = (
  tx: Tx,
  { orderId, reason, actor, now }: Decision,
  label: Message,
  id?: string,
): Promise<void> =>
  addEvent(tx, {
    ...(id ? { id } : {}),
    orderId,
    label,
    reason: reason || null,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: now,
  });
