import type { Receipt } from '@subah/contract/purchases/purchases';
import { toPaise } from '@subah/rules/money';
import { statusAfterReceipt } from '@subah/rules/purchases/purchases';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { bookStockIn, updateAverageCosts } from '../stock/index.ts';
import {
  purchaseLines,
  purchaseOrders,
  purchaseReceiptLines,
  purchaseReceipts,
  suppliers,
} from './purchases.tables.ts';
import { lockOpenPurchase } from './write-purchase.ts';

type ReceiveInput = Receipt & { purchaseId: string; actorId: string };

/** Books what came into the stock with its cost and batches. A repeated request does nothing. */
export async function receiveGoods({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: ReceiveInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { receiptId, purchaseId, billNumber, lines } = input;
    // Before the receipt is looked up, so that of two equal requests the second waits for the first.
    await tx
      .select({ id: purchaseOrders.id })
      .from(purchaseOrders)
      .where(eq(purchaseOrders.id, purchaseId))
      .for('update');
    if (await isReceived(tx, receiptId)) return;
    const purchase = await lockOpenPurchase(tx, purchaseId, input.version);
    await addReceived(tx, purchaseId, lines);
    const costs = lines.map(({ productId, quantity, cost }) => ({
      productId,
      packs: quantity,
      costPaise: toPaise(cost),
    }));
    await updateAverageCosts(tx, costs);
    await bookStockIn(
      tx,
      {
        bookingId: receiptId,
        reason: 'received',
        note: await describeReceipt(tx, purchase.supplierId, billNumber),
        lines: lines.map(({ productId, quantity, cost, batch }) => ({
          productId,
          quantity,
          shownStock: 0,
          ...(batch ? { batch: { ...batch, cost } } : {}),
        })),
      },
      { actorId: input.actorId, now: clock() },
    );
    await tx.insert(purchaseReceipts).values({ id: receiptId, purchaseId, billNumber });
    await tx.insert(purchaseReceiptLines).values(
      lines.map(({ productId, quantity, cost, batch }) => ({
        receiptId,
        productId,
        quantity,
        costPaise: toPaise(cost),
        batch: batch?.number ?? null,
      })),
    );
    const status = statusAfterReceipt(
      await tx
        .select({ quantity: purchaseLines.quantity, received: purchaseLines.received })
        .from(purchaseLines)
        .where(eq(purchaseLines.purchaseId, purchaseId)),
    );
    await tx
      .update(purchaseOrders)
      .set({ status, version: purchase.version + 1 })
      .where(eq(purchaseOrders.id, purchaseId));
  });
}

async function isReceived(tx: Tx, receiptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: purchaseReceipts.id })
    .from(purchaseReceipts)
    .where(eq(purchaseReceipts.id, receiptId));
  return rows.length > 0;
}

async function addReceived(tx: Tx, purchaseId: string, lines: Receipt['lines']): Promise<void> {
  for (const { productId, quantity } of lines) {
    const updated = await tx
      .update(purchaseLines)
      .set({ received: sql`${purchaseLines.received} + ${quantity}` })
      .where(and(eq(purchaseLines.purchaseId, purchaseId), eq(purchaseLines.productId, productId)))
      .returning({ productId: purchaseLines.productId });
    if (updated.length === 0) throw fieldProblem('lines', 'A product is not in this purchase.');
  }
}

/** "Agarwal Traders, bill 118" in the history of the stock. */
async function describeReceipt(tx: Tx, supplierId: string, billNumber: string): Promise<string> {
  const [supplier] = await tx.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, supplierId));
  return [supplier?.name ?? '', ...(billNumber ? [`bill ${billNumber}`] : [])].join(', ');
}
