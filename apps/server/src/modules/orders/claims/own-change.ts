import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { ItemLines } from '@subah/contract/orders/claims';
import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { claimInputs, claimRefusals } from '@subah/messages/api/claims';
import { changeRefusalMessage } from '@subah/messages/api/orders';
import { fill, productName } from '@subah/messages/message';
import { indiaDate } from '@subah/rules/india-time';
import { canCancelItems, canCancelLine, refuseChange } from '@subah/rules/orders/allowed-changes';
import { type ChangeTerms, changeLines } from '@subah/rules/orders/change-lines';
import { returnableQuantity } from '@subah/rules/orders/claims';
import { type CancelReason, ownChangeTerms, type ReturnReason } from '@subah/rules/orders/own-change-terms';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { isCarried } from '@subah/rules/pricing/carried-goods';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { type ProductChange, previewChange } from '../line-changes/apply-line-changes.ts';
import { findKeptLines, lockOwnOrder, type OrderLineRow, type OrderRow } from '../orders.queries.ts';
import { findClaims } from './claims.queries.ts';

export type OwnChange = { kind: 'cancel' | 'return'; reason: CancelReason | ReturnReason; lines: ItemLines };

type ReadChange = {
  lines: OrderLineRow[];
  changes: ProductChange[];
  terms: ChangeTerms;
  /** Nothing would be left: the whole order is cancelled or returned. */
  isWhole: boolean;
};

/** Checks the items and finds the terms of the change. The caller holds the lock of the order. */
export async function readOwnChange(tx: Tx, order: OrderRow, { kind, reason, lines: input }: OwnChange, now: Date) {
  const lines = await findKeptLines(tx, order.id);
  if (kind === 'cancel') requireCancellable(order, lines, input, now);
  const claims = kind === 'return' ? await findClaims(tx, [order.id]) : [];
  const removed = new Map<string, number>();
  for (const { lineId, quantity } of input) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || removed.has(lineId)) throw fieldProblem('lines', claimInputs.unknownItem);
    if (kind === 'return' && !isCarried(line)) throw fieldProblem('lines', claimRefusals.labTest);
    const most = returnableQuantity(line, claims);
    if (quantity > most) {
      throw fieldProblem('lines', fill(claimInputs.tooMany, { name: productName(line), quantity: most }));
    }
    removed.set(lineId, quantity);
  }
  const changes = lines.flatMap(({ id, quantity }): ProductChange[] => {
    const packs = removed.get(id);
    return packs ? [{ lineId: id, quantity: quantity - packs }] : [];
  });
  const terms = ownChangeTerms(lines, changes, {
    kind,
    reason,
    coupon: order.couponId ? { minimumPaise: order.couponMinimumPaise, catalog: order.couponCatalog } : null,
    smallCartPaise: order.smallCartPaise,
    freeDeliveryAbovePaise: order.freeDeliveryAbovePaise,
    smallCartFeePaise: order.deliveredAt ? order.smallCartPaise : order.smallCartFeePaise,
  });
  const isWhole = changes.length === lines.length && changes.every(({ quantity }) => quantity === 0);
  const read: ReadChange = { lines, changes, terms, isWhole };
  if (!isWhole && changeLines(order, lines, changes, terms).reducedPaise < 0) {
    throw new Problem('ORDER_WOULD_COST_MORE', claimRefusals.costsMore);
  }
  return read;
}

function requireCancellable(order: OrderRow, lines: OrderLineRow[], input: ItemLines, now: Date): void {
  const state = { ...order, bringsGoods: lines.some(isCarried) };
  const today = indiaDate(now);
  const isCancellable = ({ lineId }: ItemLines[number]) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? canCancelLine(state, line, today) : canCancelItems(order);
  };
  if (!input.every(isCancellable)) throw new Problem('ORDER_LINES_FINAL', claimRefusals.packed);
}

/** Whether the customer may return items of this order now. */
export function requireReturnable(order: OrderRow, lines: OrderLineRow[], now: Date): void {
  const bringsGoods = lines.some(isCarried);
  const refusal = refuseChange({ ...order, bringsGoods }, 'return_requested', 'given', now);
  if (refusal) throw new Problem(refusal.code, changeRefusalMessage(refusal, order.status as OrderStatus));
}

/** The bill before and after, for the customer to see before it is done. */
export async function previewOwnChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderId, ...change }: OwnChange & { orderId: string },
): Promise<OrderChangeDetails> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, orderId, user.id);
    if (change.kind === 'return') requireReturnable(order, await findKeptLines(tx, order.id), clock());
    const { lines, changes, terms, isWhole } = await readOwnChange(tx, order, change, clock());
    // A whole order gives back its charges and tip, too.
    const used = isWhole ? undefined : terms;
    return previewChange(tx, order, lines, changeLines(order, lines, changes, used));
  });
}
