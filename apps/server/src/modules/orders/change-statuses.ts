import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { BulkResult } from '@subah/contract/orders/change-order';
import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { requestStatus } from './change-status.ts';
import { findOrders } from './read-orders.ts';

type BulkRequest = { orderIds: string[]; status: OrderStatus };

/** Sets orders that are on their way to one status, each in its own transaction. */
export async function changeStatuses(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderIds, status }: BulkRequest,
): Promise<BulkResult> {
  const ids = [...new Set(orderIds)];
  const found = new Map((await findOrders(deps.db, ids, deps.clock())).map((order) => [order._id, order]));
  const result: BulkResult = { changed: 0, refused: [] };
  for (const id of ids) {
    const order = found.get(id);
    const refusal = order ? refuse(order) : 'There is no such order.';
    const failure = refusal ?? (await change(deps, user, { orderId: id, status, version: order?.version }));
    if (failure) result.refused.push({ _id: id, message: failure });
    else result.changed += 1;
  }
  return result;
}

function refuse({ status, statusLabel, prescriptionState }: Awaited<ReturnType<typeof findOrders>>[number]) {
  if (prescriptionState === 'to_check') return 'Check the prescription first.';
  return phaseOf(status) === 'open' ? undefined : `This order is ${statusLabel.toLowerCase()}.`;
}

/** The message of a refusal; undefined when the status was set. */
async function change(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  request: { orderId: string; status: OrderStatus; version: number | undefined },
): Promise<string | undefined> {
  try {
    await requestStatus(deps, user, { ...request, reason: undefined });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
