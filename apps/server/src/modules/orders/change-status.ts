import type { SessionUser } from '@subah/contract/accounts/accounts';
import { isUndelivered, refuseChange } from '@subah/rules/orders/allowed-changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { CUSTOMER_STATUSES, type CustomerStatus, type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { issueCreditNote } from '../invoices/index.ts';
import { queueOrderMail } from '../order-mails/index.ts';
import { applyEffects } from './order-effects.ts';
import { addEvent, findKeptLines, lockOrder, type OrderRow, updateOrder } from './orders.queries.ts';
import { toItem } from './read-orders.ts';

type StatusRequest = { orderId: string; status: OrderStatus; reason: string | undefined };

/** Customers may make a few changes to their own orders; an admin may set any status. */
export async function requestStatus(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  requested: StatusRequest,
): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, requested.orderId);
    const isAdmin = user.role === 'admin';
    if (!order?.placedAt || !(isAdmin || order.userId === user.id)) throw notFound('Order');
    if (!isAdmin) {
      const { bringsGoods } = homeVisits((await findKeptLines(tx, order.id)).map(toItem));
      checkRequest({ ...order, bringsGoods }, requested, now);
    }
    await changeOrderStatus(tx, order, { ...requested, actor: user, now });
    if (isAdmin && order.status !== requested.status) {
      const before = { status: order.status };
      const after = { status: requested.status, ...(requested.reason ? { reason: requested.reason } : {}) };
      await recordChange(tx, {
        actorId: user.id,
        action: 'update',
        subject: 'order',
        subjectId: order.id,
        before,
        after,
      });
    }
  });
}

function checkRequest(order: OrderRow & { bringsGoods: boolean }, { status, reason }: StatusRequest, now: Date): void {
  if (!(CUSTOMER_STATUSES as readonly OrderStatus[]).includes(status)) {
    throw new Problem('FORBIDDEN', 'You may not set this status.');
  }
  const refusal = refuseChange(order, status as CustomerStatus, reason, now);
  if (refusal?.code === 'REASON_REQUIRED') throw fieldProblem('reason', refusal.message, refusal.code);
  if (refusal) throw new Problem(refusal.code, refusal.message);
}

type StatusChange = {
  status: OrderStatus;
  reason: string | undefined;
  /** Undefined when the shop itself changes it. */
  actor: Pick<SessionUser, 'id' | 'role'> | undefined;
  now: Date;
};

/** Sets a status with its event, effects and mail. The caller holds the lock of the order. */
export async function changeOrderStatus(
  tx: Tx,
  order: OrderRow,
  { status, reason, actor, now }: StatusChange,
): Promise<void> {
  if (order.status === status) return;
  await updateOrder(tx, order.id, { status, ...(arrives(order, status) ? { deliveredAt: now } : {}) });
  await addEvent(tx, {
    orderId: order.id,
    status,
    label: statusLabels[status],
    reason: reason || null,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    createdAt: now,
  });
  await applyEffects(tx, { order, status, reason, now });
  if (status === 'cancelled' || status === 'returned') {
    await issueCreditNote(tx, {
      orderId: order.id,
      key: order.id,
      amountPaise: order.toPayPaise,
      reason: `Order ${status}${reason ? `: ${reason.replace(/\.$/, '')}` : ''}.`,
      now,
    });
  }
  await queueOrderMail(tx, { orderId: order.id, event: status });
}

/** Going back to delivered from a refused return keeps the old time, so the 24 hours for returns do not start again. */
const arrives = (order: OrderRow, status: OrderStatus): boolean =>
  status === 'delivered' && (order.deliveredAt === null || isUndelivered(order.status) || order.status === 'cancelled');
