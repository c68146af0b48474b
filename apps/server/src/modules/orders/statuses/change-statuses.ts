import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { BulkResult } from '@subah/contract/orders/change-order';
import { isUndelivered, waitsForPharmacist } from '@subah/rules/orders/allowed-changes';
import { type OrderStatus, statusLabels, UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockOrder, type OrderRow } from '../orders.queries.ts';
import { changeOrderStatus, PRESCRIPTION_FIRST, recordStatus } from './change-status.ts';

type BulkRequest = { orderIds: string[]; status: 'shipped' | 'outfor delivery' };

/** Sets orders that are on their way to one status, each in its own transaction. */
export async function changeStatuses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderIds, status }: BulkRequest,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, refused: [] };
  for (const orderId of new Set(orderIds)) {
    const message = await inTransaction(db, (tx) => changeOne(tx, user, { orderId, status, now: clock() })).catch(
      (error: unknown) => {
        if (error instanceof Problem) return error.message;
        throw error;
      },
    );
    if (message) result.refused.push({ _id: orderId, message });
    else result.changed += 1;
  }
  return result;
}

/** Why the status was not set; undefined when it was. */
async function changeOne(
  tx: Tx,
  actor: SessionUser,
  { orderId, status, now }: { orderId: string; status: BulkRequest['status']; now: Date },
): Promise<string | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order?.placedAt) return 'There is no such order.';
  if (order.status === status) return undefined;
  const refusal = refuse(order, status);
  if (refusal) return refusal;
  await changeOrderStatus(tx, order, { status, reason: undefined, actor, now });
  await recordStatus(tx, actor.id, order, { status });
  return undefined;
}

/** Only forward: a whole area may be selected while some of its orders have left. */
function refuse(order: OrderRow, next: BulkRequest['status']): string | undefined {
  const status = order.status as OrderStatus;
  if (waitsForPharmacist(order, next)) return PRESCRIPTION_FIRST;
  const isBefore = isUndelivered(status) && UNDELIVERED_STATUSES.indexOf(status) < UNDELIVERED_STATUSES.indexOf(next);
  return isBefore ? undefined : `This order is ${statusLabels[status].toLowerCase()}.`;
}
