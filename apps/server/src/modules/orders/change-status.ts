import type { SessionUser } from '@subah/contract/accounts/accounts';
import { refuseChange } from '@subah/rules/orders/changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { CUSTOMER_STATUSES, type CustomerStatus, type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { issueCreditNote } from './invoice-numbers.ts';
import { applyEffects } from './order-effects.ts';
import { mailOrderNews } from './order-mails.ts';
import { addEvent, keptLines, lockOrder, type OrderRow, updateOrder } from './orders.queries.ts';
import { toItem } from './read-orders.ts';

type Wish = { orderId: string; status: OrderStatus; reason: string | undefined };

/** A customer asks for little, on own orders, by the rules; an admin may set any status. */
export async function askForStatus(deps: Pick<Deps, 'db' | 'clock'>, user: SessionUser, wish: Wish): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, wish.orderId);
    const isAdmin = user.role === 'admin';
    if (!order?.placedAt || !(isAdmin || order.userId === user.id)) throw notFound('Order');
    if (!isAdmin) {
      const { bringsGoods } = homeVisits((await keptLines(tx, order.id)).map(toItem));
      checkWish({ ...order, bringsGoods }, wish, now);
    }
    await changeOrderStatus(tx, order, { ...wish, actor: user, now });
    if (isAdmin && order.status !== wish.status) {
      const before = { status: order.status };
      const after = { status: wish.status, ...(wish.reason ? { reason: wish.reason } : {}) };
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

function checkWish(order: OrderRow & { bringsGoods: boolean }, { status, reason }: Wish, now: Date): void {
  if (!(CUSTOMER_STATUSES as readonly OrderStatus[]).includes(status)) {
    throw new Problem('FORBIDDEN', 'You may not set this status.');
  }
  const problem = refuseChange(order, status as CustomerStatus, reason, now);
  if (problem === 'Reason is required.') throw fieldProblem('reason', problem);
  if (problem) throw new Problem('CONFLICT', problem);
}

type Change = {
  status: OrderStatus;
  reason: string | undefined;
  /** Nobody: the shop itself. */
  actor: Pick<SessionUser, 'id' | 'role'> | undefined;
  now: Date;
};

/** Sets a status with its event, its effects and its mail. The order's row is locked by the caller. */
export async function changeOrderStatus(
  tx: Tx,
  order: OrderRow,
  { status, reason, actor, now }: Change,
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
  await mailOrderNews(tx, { orderId: order.id, news: status });
}

const ON_ITS_WAY: readonly string[] = ['OrderPlaced', 'shipped', 'outfor delivery', 'cancelled'];

/** Going back to delivered from a refused return does not open the 24 hours again. */
const arrives = (order: OrderRow, status: OrderStatus): boolean =>
  status === 'delivered' && (order.deliveredAt === null || ON_ITS_WAY.includes(order.status));
