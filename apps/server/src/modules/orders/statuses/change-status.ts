import type { SessionUser } from '@subah/contract/accounts/accounts';
import { changeRefusalMessage, orderInputs, orderRefusals } from '@subah/messages/api/orders';
import { type Text, textIn } from '@subah/messages/message';
import { can } from '@subah/rules/accounts/roles';
import {
  isUndelivered,
  needsReopen,
  refuseChange,
  refuseStaffChange,
  waitsForPharmacist,
} from '@subah/rules/orders/allowed-changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import {
  CUSTOMER_STATUSES,
  type CustomerStatus,
  isPacked,
  type OrderStatus,
  phaseOf,
  statusLabels,
} from '@subah/rules/orders/statuses';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { issueCreditNote, requestNextInvoice } from '../../invoices/index.ts';
import { queueOrderMail } from '../../order-mails/index.ts';
import { packBatches, refuseRecalledPacks } from '../../stock/index.ts';
import { hasOpenReturn } from '../claims/claims.queries.ts';
import { returnH1, supplyH1, undoSupply } from '../h1-register/h1-register.ts';
import { issueInvoiceOf } from '../invoice-source.ts';
import { giveBackReplacement, takeExchangedAgain } from '../line-changes/replace-goods.ts';
import { toItem } from '../lists/read-orders.ts';
import { addEvent, findKeptLines, lockOrder, lockOwnOrder, type OrderRow, updateOrder } from '../orders.queries.ts';
import { endExchange, planExchange, planPickUpOfOrder } from '../pick-ups/plan-pick-up.ts';
import { tellBuyerOfRecall } from '../recall/tell-buyer.ts';
import { orderChanged, requireVersion } from '../require-version.ts';
import { applyEffects } from './order-effects.ts';
import { reverseFinalStatus } from './reopen-order.ts';

type StatusRequest = {
  orderId: string;
  status: OrderStatus;
  reason: string | undefined;
  /** The version that the client has read. */
  version?: number | undefined;
  /** Allows staff to leave a final status. */
  reopen?: boolean;
};

/** Customers may make a few changes to their own orders; staff who change orders may set any status, final ones with `reopen`. */
export async function requestStatus(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  requested: StatusRequest,
): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const isStaff = can(user.role, 'change orders');
    const order = await (isStaff ? lockOrder(tx, requested.orderId) : lockOwnOrder(tx, requested.orderId, user.id));
    if (!order?.placedAt) throw notFound('order');
    // A repeated click asks for what is done already.
    if (isStaff && order.status === requested.status) return;
    await requireVersion(tx, order, requested.version);
    if (isStaff) await checkStaffRequest(tx, order, requested);
    else {
      const { bringsGoods } = homeVisits((await findKeptLines(tx, order.id)).map(toItem));
      checkRequest({ ...order, bringsGoods }, requested, now);
    }
    // Other staff shop like any customer.
    const actor = { id: user.id, role: isStaff ? user.role : 'customer' } as const;
    await changeOrderStatus(tx, order, { ...requested, actor, now });
    if (isStaff) await recordStatus(tx, user.id, order, requested);
  });
}

async function checkStaffRequest(tx: Tx, order: OrderRow, request: StatusRequest): Promise<void> {
  // Setting "returned" would refund all items, not those that the customer sends back.
  if (await hasOpenReturn(tx, order.id)) {
    throw new Problem('RETURN_OPEN', 'The customer returns some items. Accept or refuse the return first.');
  }
  const { status, reason, version, reopen = false } = request;
  if (waitsForPharmacist(order, status)) throw new Problem('PRESCRIPTION_NOT_CHECKED', PRESCRIPTION_FIRST);
  const refusal = refuseStaffChange(order.status as OrderStatus, status, { isReopening: reopen, reason });
  if (refusal?.code === 'REASON_REQUIRED') throw fieldProblem('reason', refusal.message, refusal.code);
  // The packs of an order that has left may be with the customer; those of a packed one are in the shop.
  if (!refusal && order.status === 'shipped' && status === 'delivered') await refuseRecalledPacks(tx, order.id);
  // A client that sends no version may have read the order before it became final.
  if (refusal && version === undefined && !reopen) throw await orderChanged(tx, order, refusal.message);
  if (refusal) throw new Problem(refusal.code, refusal.message);
}

export const PRESCRIPTION_FIRST = 'Check the prescription first.';

export const recordStatus = (
  tx: Tx,
  actorId: string,
  order: OrderRow,
  { status, reason }: { status: OrderStatus; reason?: string | undefined },
): Promise<void> =>
  recordChange(tx, {
    actorId,
    action: needsReopen(order.status as OrderStatus, status) ? 'reopen' : 'update',
    subject: 'order',
    subjectId: order.id,
    before: { status: order.status },
    after: { status, ...(reason ? { reason } : {}) },
  });

function checkRequest(order: OrderRow & { bringsGoods: boolean }, { status, reason }: StatusRequest, now: Date): void {
  if (!(CUSTOMER_STATUSES as readonly OrderStatus[]).includes(status)) {
    throw new Problem('FORBIDDEN', orderRefusals.statusNotYours);
  }
  const refusal = refuseChange(order, status as CustomerStatus, reason, now);
  if (refusal?.code === 'REASON_REQUIRED') throw fieldProblem('reason', orderInputs.reason, refusal.code);
  if (refusal) throw new Problem(refusal.code, changeRefusalMessage(refusal, order.status as OrderStatus));
}

type StatusChange = {
  status: OrderStatus;
  reason: Text | undefined;
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
  const isReopened = needsReopen(order.status as OrderStatus, status);
  if (isReopened) await reverseFinalStatus(tx, order, { to: status, now });
  await recordSupply(tx, order, status, now);
  const isReversed = status === 'cancelled' || status === 'returned';
  const invoice = isReversed ? await issueInvoiceOf(tx, order) : undefined;
  if (order.status === 'exchange_in_transit') {
    const isHandedOver = status === 'exchanged';
    if (!isHandedOver) await giveBackReplacement(tx, order);
    await endExchange(tx, order, { isHandedOver, actorId: actor?.id ?? null, now });
  }
  if (isPacked(status) && !isPacked(order.status)) {
    await packBatches(tx, { orderId: order.id, lines: await findKeptLines(tx, order.id), now });
  }
  if (status === 'outfor delivery') await refuseRecalledPacks(tx, order.id);
  const reopenCount = order.reopenCount + (isReopened ? 1 : 0);
  await updateOrder(tx, order.id, {
    status,
    reopenCount,
    ...deliveryTime(order, status, now),
    ...exchangeTime(order, status, now),
  });
  await addEvent(tx, {
    orderId: order.id,
    status,
    label: statusLabels[status],
    reason,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    createdAt: now,
  });
  if (status === 'delivered') {
    await supplyH1(tx, order, now);
    await tellBuyerOfRecall(tx, order);
  }
  if (status === 'returned') await planPickUpOfOrder(tx, order, now);
  if (status === 'exchange_in_transit') {
    await takeExchangedAgain(tx, order, now);
    await planExchange(tx, order, now);
  }
  const english = reason && textIn('en', reason);
  await applyEffects(tx, { order: { ...order, reopenCount }, status, reason: english, now });
  if (invoice) {
    const text = `Order ${status}${english ? `: ${english.replace(/\.$/, '')}` : ''}.`;
    await issueCreditNote(tx, invoice, { reason: text, now });
  }
  // The credit note has reversed the invoice, so the reopened order gets another one.
  if (isReopened && phaseOf(order.status as OrderStatus) !== 'delivered') {
    await requestNextInvoice(tx, { orderId: order.id, now });
  }
  await queueOrderMail(tx, { orderId: order.id, event: status });
}

/** Schedule H1 medicines are in the register from their delivery. */
async function recordSupply(tx: Tx, order: OrderRow, status: OrderStatus, now: Date): Promise<void> {
  if (status === 'returned') await returnH1(tx, order.id, now);
  else if (phaseOf(status) === 'open' && order.deliveredAt) await undoSupply(tx, order.id);
}

/** Going back to delivered from a refused return keeps the old time, so the 24 hours for returns do not start again. */
function deliveryTime(order: OrderRow, status: OrderStatus, now: Date): { deliveredAt?: Date | null } {
  if (phaseOf(status) === 'open') return { deliveredAt: null };
  const arrives = status === 'delivered' && (order.deliveredAt === null || isUndelivered(order.status));
  return arrives ? { deliveredAt: now } : {};
}

/** A return of the replacement, and its refusal, keep the time. Any other status means that there is no replacement. */
function exchangeTime(order: OrderRow, status: OrderStatus, now: Date): { exchangedAt?: Date | null } {
  if (status === 'return_requested' || status === 'returned') return {};
  return { exchangedAt: status === 'exchanged' ? (order.exchangedAt ?? now) : null };
}
