import { orderRefusals } from '@subah/messages/api/orders';
import { fill, type Text } from '@subah/messages/message';
import { orderStatuses } from '@subah/messages/order-statuses';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findVersion, type OrderRow } from './orders.queries.ts';

/** Refuses a change by a client that has read an older version. The caller holds the lock of the order. */
export async function requireVersion(tx: Tx, order: OrderRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === (await findVersion(tx, order.id))) return;
  const status = orderStatuses[order.status as OrderStatus];
  throw await orderChanged(tx, order, fill(orderRefusals.changedMeanwhile, { status }));
}

/** The response carries what the client needs to show the present state. */
export async function orderChanged(tx: Tx, order: OrderRow, text: Text): Promise<Problem> {
  const status = order.status as OrderStatus;
  const details = { status, statusLabel: statusLabels[status], version: await findVersion(tx, order.id) };
  return new Problem('ORDER_CHANGED', text, { details });
}
