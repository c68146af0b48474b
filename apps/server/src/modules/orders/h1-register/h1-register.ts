import type { Prescriber } from '@subah/contract/orders/h1-register';
import type { ReadAs } from '@subah/contract/read-as';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { fieldProblem, notFound } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { recordChange } from '../../audit/index.ts';
import { findH1Products } from '../../catalog/index.ts';
import { findPackedBatches } from '../../stock/index.ts';
import { h1Register } from '../h1-register.tables.ts';
import { issueInvoiceOf } from '../invoice-source.ts';
import { findKeptLines, type OrderLineRow, type OrderRow } from '../orders.queries.ts';

async function findH1Lines(tx: Tx, orderId: string): Promise<OrderLineRow[]> {
  const lines = (await findKeptLines(tx, orderId)).filter(({ catalog }) => catalog === 'medicine');
  const scheduled = await findH1Products(
    tx,
    lines.map(({ productId }) => productId),
  );
  return lines.filter(({ productId }) => scheduled.has(productId));
}

const toEntry = (order: OrderRow, { id, name, quantity }: OrderLineRow, prescriber: Prescriber | undefined) => ({
  orderLineId: id,
  orderId: order.id,
  medicine: name,
  quantity,
  patient: prescriber?.patient ?? order.address.name,
  prescriber: prescriber?.prescriber ?? '',
  prescriberAddress: prescriber?.prescriberAddress ?? '',
});

/** The pharmacist reads patient and doctor from the prescription; without them no Schedule H1 medicine is accepted. */
export async function enterPrescriber(tx: Tx, order: OrderRow, prescriber: Prescriber | undefined): Promise<void> {
  const lines = await findH1Lines(tx, order.id);
  if (lines.length === 0) return;
  if (!prescriber) {
    const names = lines.map(({ name }) => name).join(', ');
    throw fieldProblem('prescriber', `Enter patient and doctor: ${names} is in Schedule H1.`);
  }
  await tx
    .insert(h1Register)
    .values(lines.map((line) => toEntry(order, line, prescriber)))
    .onConflictDoNothing();
}

/** Call it when an order is delivered. */
export async function supplyH1(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const lines = await findH1Lines(tx, order.id);
  if (lines.length === 0) return;
  const { number } = await issueInvoiceOf(tx, order);
  const batches = await findPackedBatches(
    tx,
    lines.map(({ id }) => id),
  );
  for (const line of lines) {
    const supplied = {
      quantity: line.quantity,
      invoiceNumber: number,
      batches: batches
        .filter(({ orderLineId }) => orderLineId === line.id)
        .map((batch) => `${batch.number} (${batch.quantity})`)
        .join(', '),
      suppliedAt: now,
      returnedAt: null,
    };
    await tx
      .insert(h1Register)
      .values({ ...toEntry(order, line, undefined), ...supplied })
      .onConflictDoUpdate({
        target: h1Register.orderLineId,
        // An order whose items came back in part is delivered once more; its medicines were supplied before.
        set: { ...supplied, suppliedAt: sql`coalesce(${h1Register.suppliedAt}, excluded.supplied_at)` },
      });
  }
}

/** Lines of a delivered order that came back are marked; of a part that came back the register holds what the patient kept. */
export async function updateH1(tx: Tx, orderId: string, now: Date): Promise<void> {
  const isSupplied = and(
    eq(h1Register.orderId, orderId),
    isNotNull(h1Register.suppliedAt),
    isNull(h1Register.returnedAt),
  );
  const entries = await tx
    .select({ id: h1Register.orderLineId, quantity: h1Register.quantity })
    .from(h1Register)
    .where(isSupplied);
  if (entries.length === 0) return;
  const kept = new Map((await findKeptLines(tx, orderId)).map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of entries) {
    const left = kept.get(id);
    if (left === quantity) continue;
    await tx
      .update(h1Register)
      .set(left === undefined ? { returnedAt: now } : { quantity: left })
      .where(eq(h1Register.orderLineId, id));
  }
}

/** A delivery that was set by mistake. */
export async function undoSupply(tx: Tx, orderId: string): Promise<void> {
  await tx.update(h1Register).set({ suppliedAt: null }).where(eq(h1Register.orderId, orderId));
}

export async function returnH1(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .update(h1Register)
    .set({ returnedAt: now })
    .where(and(eq(h1Register.orderId, orderId), isNotNull(h1Register.suppliedAt)));
}

/** Names that were missing or misread. The audit log keeps what stood there. */
export async function correctH1Entry(
  { db }: Pick<Deps, 'db'>,
  {
    id,
    prescriber,
    readAs,
    actorId,
  }: { id: string; prescriber: Prescriber; readAs?: ReadAs | undefined; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({
        patient: h1Register.patient,
        prescriber: h1Register.prescriber,
        prescriberAddress: h1Register.prescriberAddress,
      })
      .from(h1Register)
      .where(eq(h1Register.orderLineId, id))
      .for('update');
    if (!before) throw notFound('order');
    rejectStaleChange(before, readAs);
    await tx.update(h1Register).set(prescriber).where(eq(h1Register.orderLineId, id));
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'H1 register',
      subjectId: id,
      before,
      after: { ...prescriber },
    });
  });
}
