import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { LineChangeInput } from '@subah/contract/orders/change-order';
import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { type Text, textIn } from '@subah/messages/message';
import { toPaise } from '@subah/rules/money';
import { canTakeOutTest } from '@subah/rules/orders/allowed-changes';
import { changeLines, isRefundable } from '@subah/rules/orders/change-lines';
import { canChangeItems, isInShop, type LineRefusal, refuseLineChanges } from '@subah/rules/orders/refuse-line-changes';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { isCarried } from '@subah/rules/pricing/carried-goods';
import type { Deps } from '../../../deps.ts';
import { publishChange, publishEvent } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { findProductSnapshotsById } from '../../catalog/index.ts';
import { sendChangeNotice } from '../../order-mails/index.ts';
import { correctStock } from '../../stock/index.ts';
import {
  addEvent,
  findKeptLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders.queries.ts';
import { changeKey, planCashBack } from '../pick-ups/plan-pick-up.ts';
import { requireVersion } from '../require-version.ts';
import { applyLineChanges, type ProductChange, previewChange } from './apply-line-changes.ts';

type ChangeRequest = {
  orderId: string;
  lines: LineChangeInput[];
  reason: Text;
  version?: number | undefined;
  /** The packer misses packs: only while the order is in the shop. */
  isMissing?: boolean;
  /** Nothing is left of the products that are taken out. */
  isSoldOut?: boolean;
};

/** Staff change an order that is not delivered, or its lab tests that are not collected: the bill falls, and what was paid too much is refunded. */
export async function changeOrderLines(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderId, lines: input, reason, version, isMissing = false, isSoldOut = false }: ChangeRequest,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.placedAt) throw notFound('order');
    await requireVersion(tx, order, version);
    const now = deps.clock();
    if (isMissing && !isInShop(order)) throw linesFinal(order);
    const { lines, changes } = await readChanges(tx, order, input);
    const id = newId(now.getTime());
    const english = textIn('en', reason);
    const noteReason = `Order changed: ${english.replace(/\.$/, '')}.`;
    const applied = { id, key: changeKey(order, id), changes, reason: english, noteReason, now };
    const details = await applyLineChanges(tx, order, lines, applied);
    if (isSoldOut) await setSoldOut(tx, lines, changes);
    const refundPaise = toPaise(details.before.amountDue) - toPaise(details.after.amountDue);
    await planCashBack(tx, order, id, { refundPaise, now });
    await dropPrescription(tx, order);
    const label = `Items changed: ${details.lines.map(describeLine).join('; ')}`;
    await addEvent(tx, { id, orderId, label, reason, actorId: user.id, actorRole: user.role, createdAt: now });
    await sendChangeNotice(tx, { id, order, details, reason, isDelivered: !canChangeItems(order) });
    await recordChange(tx, {
      actorId: user.id,
      action: 'update',
      subject: 'order',
      subjectId: orderId,
      before: { toPayPaise: order.toPayPaise },
      after: { items: label, reason: english, toPayPaise: order.toPayPaise - Math.round(reductionOf(details) * 100) },
    });
  });
}

/** The packs went back into stock with the change, which holds the locks of these products. */
async function setSoldOut(tx: Tx, lines: OrderLineRow[], changes: ProductChange[]): Promise<void> {
  const missing = new Set(changes.map(({ lineId }) => lineId));
  const products = lines.filter(({ id }) => missing.has(id)).map(({ productId }) => productId);
  await correctStock(
    tx,
    products.map((productId) => ({ productId, stock: 0 })),
  );
  await publishChange(tx, 'catalog');
  await publishEvent(tx, 'stock');
}

/** What a change would do, for the console to show before it is made. */
export async function previewOrderLines(
  { db }: Pick<Deps, 'db'>,
  orderId: string,
  input: LineChangeInput[],
): Promise<OrderChangeDetails> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.placedAt) throw notFound('order');
    const { lines, changes } = await readChanges(tx, order, input);
    return previewChange(tx, order, lines, changeLines(order, lines, changes));
  });
}

const reductionOf = ({ before, after }: OrderChangeDetails): number => before.toPay - after.toPay;

async function readChanges(
  tx: Tx,
  order: OrderRow,
  input: LineChangeInput[],
): Promise<{ lines: OrderLineRow[]; changes: ProductChange[] }> {
  const lines = await findKeptLines(tx, order.id);
  requireChangeable(order, lines, input);
  if (!isInShop(order) && input.some(({ replaceWith }) => replaceWith)) {
    throw fieldProblem('lines', 'This order has left the shop. Its items can be taken out, but not replaced.');
  }
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const products = await findProductSnapshotsById(
    tx,
    input.flatMap(({ replaceWith }) => replaceWith?.productId ?? []),
  );
  const changes = input.map(({ lineId, quantity, price, replaceWith }): ProductChange => {
    const pricePaise = price === undefined ? undefined : toPaise(price);
    if (!replaceWith) return { lineId, quantity, pricePaise };
    const product = products.get(replaceWith.productId);
    if (!product || product.isDeleted) throw fieldProblem('lines', 'This replacement is not in the catalog.');
    if (product.requiresPrescription) {
      throw fieldProblem('lines', `${product.name} needs a prescription and cannot be a replacement.`);
    }
    const removed = (quantities.get(lineId) ?? quantity) - quantity;
    return {
      lineId,
      quantity,
      pricePaise,
      replacement: { product, quantity: replaceWith.quantity ?? Math.max(1, removed) },
    };
  });
  const refusal = refuseLineChanges(lines, changes);
  if (refusal) throw refusalProblem(refusal, lines);
  requireRefundable(order, lines, changes);
  return { lines, changes };
}

/** A lower price by a few paise leaves an online order with a refund that the provider refuses. */
function requireRefundable(order: OrderRow, lines: OrderLineRow[], changes: ProductChange[]): void {
  if (order.paymentType === 'cod' || changes.every(({ pricePaise }) => pricePaise === undefined)) return;
  if (isRefundable(changeLines(order, lines, changes).refundPaise)) return;
  throw fieldProblem('lines', 'An order that was paid online can be refunded by ₹1 or more. Lower the price further.');
}

function requireChangeable(order: OrderRow, lines: OrderLineRow[], input: LineChangeInput[]): void {
  if (canChangeItems(order)) return;
  const state = { ...order, bringsGoods: lines.some(isCarried) };
  const chosen = input.map(({ lineId }) => lines.find(({ id }) => id === lineId));
  if (!chosen.every((line) => line && canTakeOutTest(state, line))) throw linesFinal(order);
}

function linesFinal({ status }: OrderRow): Problem {
  const label = statusLabels[status as OrderStatus].toLowerCase();
  return new Problem('ORDER_LINES_FINAL', `This order is ${label}. Its items can no longer be changed.`);
}

function refusalProblem(refusal: LineRefusal, lines: OrderLineRow[]): Problem {
  if (!('lineId' in refusal)) {
    if (refusal.code === 'nothingChanged') return fieldProblem('lines', 'Nothing is changed.');
    return new Problem('ORDER_WOULD_BE_EMPTY', 'Nothing would be left of this order. A manager can cancel it instead.');
  }
  const name = lines.find(({ id }) => id === refusal.lineId)?.name ?? '';
  const texts: Record<typeof refusal.code, string> = {
    unknownLine: 'This order has no such item any more.',
    repeatedLine: `${name} is changed twice.`,
    quantityRaised: `${name}: the quantity can only be lowered.`,
    priceRaised: `${name}: the price can only be lowered.`,
    labTestReplaced: 'A lab test cannot be replaced. Take it out instead.',
    replacementOrdered: `The replacement for ${name} is in this order already.`,
  };
  return fieldProblem('lines', texts[refusal.code]);
}

/** "Kulcha 3 → 2", "Curd taken out", "Curd replaced by 2 × Paneer" */
function describeLine({ before, after, replacement }: OrderChangeDetails['lines'][number]): string {
  const kept = after.quantity > 0 ? ` ${before.quantity} → ${after.quantity}` : '';
  if (replacement) return `${before.name}${kept} replaced by ${replacement.quantity} × ${replacement.name}`;
  if (after.quantity === 0) return `${before.name} taken out`;
  return after.quantity < before.quantity ? `${before.name}${kept}` : `${before.name} at a lower price`;
}

/** Without medicines that need one there is no prescription left to check. */
export async function dropPrescription(tx: Tx, order: OrderRow): Promise<void> {
  if (order.prescriptionState !== 'to_check') return;
  const lines = await findKeptLines(tx, order.id);
  if (lines.some(({ requiresPrescription }) => requiresPrescription)) return;
  await updateOrder(tx, order.id, { prescriptionState: 'none' });
}
