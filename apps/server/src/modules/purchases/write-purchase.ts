import { toPaise } from '@subah/rules/money';
import { isOpenPurchase, purchaseStatusLabels } from '@subah/rules/purchases/purchases';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { purchaseLines, purchaseOrders, suppliers } from './purchases.tables.ts';

type Line = { productId: string; quantity: number; expectedCost?: number | null | undefined };

export async function createPurchase(
  { db }: Pick<Deps, 'db'>,
  { supplierId, note, lines, actorId }: { supplierId: string; note: string; lines: Line[]; actorId: string },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [supplier] = await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, supplierId));
    if (!supplier) throw notFound('supplier');
    await requireGoods(tx, lines);
    const [created] = await tx
      .insert(purchaseOrders)
      .values({ supplierId, note, createdBy: actorId })
      .returning({ id: purchaseOrders.id });
    if (!created) throw new Error('the purchase was not written');
    const purchaseId = created.id;
    await insertLines(tx, { purchaseId, supplierId, lines });
    const after = { supplierId, note, products: lines.length };
    await recordChange(tx, { actorId, action: 'create', subject: 'purchase', subjectId: purchaseId, after });
    return purchaseId;
  });
}

async function insertLines(
  tx: Tx,
  { purchaseId, supplierId, lines }: { purchaseId: string; supplierId: string; lines: Line[] },
): Promise<void> {
  const lastCosts = await findLastCosts(tx, supplierId, lines);
  await tx.insert(purchaseLines).values(
    lines.map(({ productId, quantity, expectedCost }) => ({
      purchaseId,
      productId,
      quantity,
      expectedCostPaise:
        expectedCost === undefined ? (lastCosts.get(productId) ?? null) : expectedCost && toPaise(expectedCost),
    })),
  );
}

/** What a pack of each product cost last: from this supplier, or from any where this one has brought none. */
async function findLastCosts(tx: Tx, supplierId: string, lines: Line[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ productId: string; costPaise: number }>(sql`
    select distinct on (l.product_id) l.product_id as "productId", l.cost_paise as "costPaise"
    from purchase_receipt_lines l
    join purchase_receipts r on r.id = l.receipt_id
    join purchase_orders o on o.id = r.purchase_id
    where l.product_id in ${lines.map(({ productId }) => productId)}
    order by l.product_id, o.supplier_id = ${supplierId} desc, l.id desc`);
  return new Map(rows.map(({ productId, costPaise }) => [productId, costPaise]));
}

async function requireGoods(tx: Tx, lines: Line[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const found = await findProductSnapshotsById(tx, ids);
  const goods = [...found.values()].filter(({ isDeleted, catalog }) => !isDeleted && catalog !== 'labtest');
  if (goods.length < ids.length) throw fieldProblem('lines', 'A product of the list no longer exists.');
}

/** Takes the lock of a purchase that is still open and has the version that the client has read. */
export async function lockOpenPurchase(tx: Tx, id: string, version: number) {
  const [purchase] = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update');
  if (!purchase) throw notFound('purchase');
  if (purchase.version !== version) {
    throw new Problem('PURCHASE_CHANGED', 'Someone else changed this purchase. It is shown anew.');
  }
  if (!isOpenPurchase(purchase.status)) {
    const status = purchaseStatusLabels[purchase.status].toLowerCase();
    throw new Problem('PURCHASE_FINAL', `This purchase is ${status}.`);
  }
  return purchase;
}

type ChangeInput = { id: string; version: number; actorId: string };

export async function changePurchase(
  { db }: Pick<Deps, 'db'>,
  { id, version, note, lines, actorId }: ChangeInput & { note: string; lines: Line[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockOpenPurchase(tx, id, version);
    if (before.status === 'partly_received') {
      throw new Problem('PURCHASE_FINAL', 'Goods of this purchase have come. Cancel the rest and write a new one.');
    }
    await requireGoods(tx, lines);
    await tx.delete(purchaseLines).where(eq(purchaseLines.purchaseId, id));
    await insertLines(tx, { purchaseId: id, supplierId: before.supplierId, lines });
    await tx
      .update(purchaseOrders)
      .set({ note, version: version + 1 })
      .where(eq(purchaseOrders.id, id));
    const after = { note, products: lines.length };
    await recordChange(tx, { actorId, action: 'update', subject: 'purchase', subjectId: id, after });
  });
}

export async function setPurchaseStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, version, status, actorId }: ChangeInput & { status: 'sent' | 'cancelled' },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockOpenPurchase(tx, id, version);
    const isResent = status === 'sent' && before.status === 'partly_received';
    await tx
      .update(purchaseOrders)
      .set({
        status: isResent ? before.status : status,
        version: version + 1,
        ...(status === 'sent' ? { sentAt: clock() } : {}),
      })
      .where(eq(purchaseOrders.id, id));
    const change = { before: { status: before.status }, after: { status } };
    await recordChange(tx, { actorId, action: 'change status', subject: 'purchase', subjectId: id, ...change });
  });
}
