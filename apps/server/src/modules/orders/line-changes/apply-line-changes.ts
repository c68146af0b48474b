import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { type ChangedOrder, type ChangeTerms, changeLines, type LineChange } from '@subah/rules/orders/change-lines';
import { lowerMinimums } from '@subah/rules/orders/order-minimums';
import { coinsEarned } from '@subah/rules/orders/status-effects';
import { isPacked } from '@subah/rules/orders/statuses';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ProductSnapshot } from '../../catalog/index.ts';
import { releaseCouponUse } from '../../coupons/index.ts';
import { issueCreditNote, requestNextInvoice } from '../../invoices/index.ts';
import { previewRefund, queueRefund } from '../../payments/index.ts';
import { giveBackStock, lockStock, markReturned, packBatches, takeStock } from '../../stock/index.ts';
import { earnCoins, takeBackCoins } from '../../wallet/index.ts';
import { updateH1 } from '../h1-register/h1-register.ts';
import { issueInvoiceOf, toInvoiceSource } from '../invoice-source.ts';
import {
  findKeptLines,
  findLines,
  hasEffect,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders.queries.ts';
import { orderChanges, orderLines } from '../orders.tables.ts';
import { earnedKey, rejectedKey } from '../statuses/order-effects.ts';

export type ProductChange = LineChange<ProductSnapshot>;
type Changed = ChangedOrder<OrderLineRow, ProductSnapshot>;

type ChangeInput = {
  /** Also the id of the event in the timeline. */
  id: string;
  key: string;
  reason: string;
  /** For the credit note. */
  noteReason: string;
  /** Of a change that the customer asked for. */
  terms?: ChangeTerms;
  /** The goods are with the customer, and go back into stock when they are picked up. */
  areGoodsOut?: boolean;
  now: Date;
};

/**
 * Changes lines of an order with stock, coins, refund, credit note and invoice. The caller holds the lock of the order and
 * has checked the changes; `lines` are those that are not taken out yet.
 */
export async function applyLineChanges(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  { changes, ...input }: ChangeInput & { changes: ProductChange[] },
): Promise<OrderChangeDetails> {
  const { id, key, reason, now } = input;
  const invoice = await issueInvoiceOf(tx, order);
  const changed = changeLines(order, lines, changes, input.terms);
  await moveStock(tx, order, lines, { ...changed, areGoodsOut: input.areGoodsOut, now });
  await writeLines(tx, order, lines, changed, now);
  if (isPacked(order.status)) await packAdded(tx, order, changed, now);
  await updateH1(tx, order.id, now);
  await earnCoins(tx, {
    userId: order.userId,
    coins: changed.coinsBack,
    reason: key === rejectedKey(order.id) ? 'rejected-medicine' : 'items-changed',
    orderNumber: order.orderNumber,
    sourceKey: key,
    now,
  });
  if (await hasEffect(tx, order.id, 'coins-earned')) {
    const keptCoins = coinsEarned(order.itemTotalPaise);
    const coins = keptCoins - coinsEarned(changed.charges.itemTotalPaise);
    await takeBackCoins(tx, { sourceKey: earnedKey(order), part: { key, coins }, keptCoins, now });
  }
  const isOwnChoice = input.terms?.isOwnChoice ?? false;
  const losesCoupon = input.terms?.keepsCoupon === false;
  if (losesCoupon) await releaseCouponUse(tx, order.id, now);
  const { paymentId } = order;
  const refundedPaise =
    paymentId && changed.refundPaise > 0
      ? await queueRefund(tx, { paymentId, amountPaise: changed.refundPaise, reason, key, now })
      : 0;
  const after = { ...order, ...changed.charges, refundedPaise: order.refundedPaise + refundedPaise };
  await updateOrder(tx, order.id, {
    ...changed.charges,
    refundedPaise: after.refundedPaise,
    ...(isOwnChoice ? {} : lowerMinimums(order, lines, keptAndAdded(changed))),
    ...(losesCoupon ? { couponId: null, couponCode: null } : {}),
  });
  const details = describeChange(order, lines, changed, refundedPaise);
  await tx.insert(orderChanges).values({
    id,
    orderId: order.id,
    key,
    reducedPaise: changed.reducedPaise,
    refundPaise: changed.refundPaise,
    coinsBack: changed.coinsBack,
    details,
    createdAt: now,
  });
  const note = { reason: input.noteReason, now };
  const isRaised = losesCoupon || after.smallCartPaise > order.smallCartPaise;
  if (changed.added.length > 0 || isRaised) {
    // A credit note cannot add a product or raise a line, so the whole order is invoiced anew.
    await issueCreditNote(tx, invoice, note);
    await requestNextInvoice(tx, { orderId: order.id, now });
  } else {
    await issueCreditNote(tx, invoice, { ...note, kept: toInvoiceSource(after, await findLines(tx, [order.id])) });
  }
  return details;
}

const keptAndAdded = ({ kept, added }: Changed) => [
  ...kept,
  ...added.map((line) => ({ ...line, catalog: line.product.catalog })),
];

type StockChange = Pick<Changed, 'kept' | 'added'> & { areGoodsOut: boolean | undefined; now: Date };

async function moveStock(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  { kept, added, areGoodsOut, now }: StockChange,
): Promise<void> {
  const keptQuantity = new Map(kept.map(({ id, quantity }) => [id, quantity]));
  const removed = lines
    .map((line) => ({ ...line, quantity: line.quantity - (keptQuantity.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const back = areGoodsOut ? [] : removed;
  const taken = added.map(({ product, quantity }) => ({ productId: product.productId, quantity }));
  await lockStock(
    tx,
    [...back, ...taken].map(({ productId }) => productId),
  );
  await giveBackStock(tx, order.id, back);
  if (areGoodsOut) await markReturned(tx, removed, now);
  if (taken.length === 0) return;
  const { isTaken } = await takeStock(tx, { items: taken, reason: 'sold', orderId: order.id, onlyOnSale: true });
  if (isTaken) return;
  const names = added.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ');
  throw new Problem('OUT_OF_STOCK', `There is not enough stock for the replacement: ${names}.`);
}

async function writeLines(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  { kept, removedIds, added }: Changed,
  now: Date,
): Promise<void> {
  const isLine = (ids: string[]) => and(eq(orderLines.orderId, order.id), inArray(orderLines.id, ids));
  if (removedIds.length > 0) await tx.update(orderLines).set({ rejectedAt: now }).where(isLine(removedIds));
  for (const line of kept) {
    if (lines.includes(line)) continue;
    const { quantity, pricePaise, memberDiscountPaise, couponDiscountPaise, taxablePaise, taxPaise } = line;
    const morePatients = line.morePatients.slice(0, quantity - 1);
    await tx
      .update(orderLines)
      .set({ quantity, pricePaise, memberDiscountPaise, couponDiscountPaise, taxablePaise, taxPaise, morePatients })
      .where(isLine([line.id]));
  }
  if (added.length === 0) return;
  const positions = new Map(lines.map(({ id, position }) => [id, position]));
  await tx.insert(orderLines).values(
    added.map(({ product, replacesLineId, ...amounts }) => ({
      ...product,
      ...amounts,
      orderId: order.id,
      position: positions.get(replacesLineId) ?? 0,
      unit: packSize(product.packQuantity, product.unit),
    })),
  );
}

async function packAdded(tx: Tx, { id: orderId }: OrderRow, { added }: Changed, now: Date): Promise<void> {
  const addedIds = new Set(added.map(({ product }) => product.productId));
  const lines = (await findKeptLines(tx, orderId)).filter(({ productId }) => addedIds.has(productId));
  await packBatches(tx, { orderId, lines, now });
}

type Goods = OrderChangeDetails['lines'][number]['before'];

/** What a change would do, to be shown before it is made. The caller holds the lock of the order. */
export async function previewChange(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  changed: Changed,
): Promise<OrderChangeDetails> {
  const { paymentId } = order;
  return describeChange(order, lines, changed, paymentId ? await previewRefund(tx, paymentId, changed.refundPaise) : 0);
}

/**
 * The change as the customer reads it. `refundPaise` is less than planned when a part of the payment was refunded in the
 * provider's dashboard.
 */
function describeChange(
  order: OrderRow,
  lines: OrderLineRow[],
  { charges, kept, added, coinsBack }: Changed,
  refundPaise: number,
): OrderChangeDetails {
  const bill = (changes: object) => makeBill({ ...order, ...changes }, { couponCode: order.couponCode });
  return {
    lines: lines.flatMap((line) => {
      const left = kept.find(({ id }) => id === line.id);
      const replacement = added.find(({ replacesLineId }) => replacesLineId === line.id);
      // Without its coupon a line costs more, but it has not changed.
      if (left && left.quantity === line.quantity && left.pricePaise === line.pricePaise) return [];
      const before = goodsOf(line, line);
      return {
        before,
        after: left ? goodsOf(line, left) : { ...before, quantity: 0, total: 0 },
        replacement: replacement ? goodsOf(replacement.product, replacement) : null,
      };
    }),
    before: bill({}),
    after: bill(charges),
    refund: toRupees(refundPaise),
    coinsBack,
  };
}

const goodsOf = (
  { name, hindiName }: Pick<OrderLineRow, 'name' | 'hindiName'>,
  { quantity, taxablePaise, taxPaise }: Pick<OrderLineRow, 'quantity' | 'taxablePaise' | 'taxPaise'>,
): Goods => ({ name, hindiName, quantity, total: toRupees(taxablePaise + taxPaise) });
