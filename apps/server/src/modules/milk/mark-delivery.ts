import type { MilkDelivery } from '@subah/contract/milk/milk-round';
import type { WithReadAs } from '@subah/contract/read-as';
import { dayText, indiaDate } from '@subah/rules/india-time';
import { effectOnBalance } from '@subah/rules/milk/milk-balance';
import type { DeliveryState } from '@subah/rules/milk/month-bill';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { type DeliveryRow, deliveryColumns } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';
import { moveBalance } from './milk-balance.ts';
import { sendMilkMissedNotice } from './milk-notices.ts';
import { readDelivery } from './morning-sheet.ts';

type DeliveryMark = { status: Extract<DeliveryState, 'delivered' | 'missed' | 'sour'>; note?: string | undefined };

/** A delivery can be marked again: `readAs` then holds the status that the caller read. The balance follows the last status. */
export async function markDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  { status, note, readAs }: DeliveryMark & WithReadAs,
): Promise<MilkDelivery> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select(deliveryColumns).from(milkDeliveries).where(eq(milkDeliveries.id, id)).for('update');
    if (!row) throw notFound('delivery');
    if (row.status !== status) rejectStaleChange({ status: row.status }, readAs);
    await markRow(tx, { actorId, row, status, note, now });
    const after = await readDelivery(tx, id);
    if (!after) throw notFound('delivery');
    return after;
  });
}

/** Marks what is still to be delivered in an area; marks made door by door stay. */
export async function deliverArea(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  { date, area }: { date: string; area: string },
): Promise<number> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select(deliveryColumns)
      .from(milkDeliveries)
      .where(and(eq(milkDeliveries.date, date), eq(milkDeliveries.area, area), eq(milkDeliveries.status, 'ordered')))
      .orderBy(asc(milkDeliveries.id))
      .for('update');
    for (const row of rows) await markRow(tx, { actorId, row, status: 'delivered', now });
    return rows.length;
  });
}

type RowMark = DeliveryMark & { actorId: string; row: DeliveryRow; now: Date };

/** The caller holds the lock of the row. */
export async function markRow(tx: Tx, { actorId, row, status, note, now }: RowMark): Promise<void> {
  if (row.status === 'unavailable') throw new Problem('DELIVERY_NOT_SENT', 'This milk never left the shop.');
  const paidBy = row.status === status ? row.paidBy : await adjustBalance(tx, row, status, now);
  await tx
    .update(milkDeliveries)
    .set({
      ...{ status, paidBy, note: note ?? row.note, marks: row.marks + 1, markedAt: now },
      creditedOn: creditedOn(row, status, indiaDate(now)),
    })
    .where(eq(milkDeliveries.id, row.id));
  if (status === 'missed' && row.status !== 'missed') await sendMilkMissedNotice(tx, row);
  await recordChange(tx, {
    actorId,
    action: 'mark',
    subject: 'milk-delivery',
    subjectId: row.id,
    before: { status: row.status },
    after: { status, ...(note ? { note } : {}) },
  });
}

/** Milk that was delivered in an earlier month is credited today, as goods are by a credit note. */
function creditedOn(row: DeliveryRow, status: DeliveryState, today: string): string | null {
  if (status === 'delivered') return null;
  if (row.status !== 'delivered') return row.creditedOn;
  return today.slice(0, 7) > row.date.slice(0, 7) ? today : null;
}

async function adjustBalance(
  tx: Tx,
  row: DeliveryRow,
  status: DeliveryState,
  now: Date,
): Promise<DeliveryRow['paidBy']> {
  const amount = row.packs * row.pricePaise;
  const change = effectOnBalance(status, row.paidBy, amount) - effectOnBalance(row.status, row.paidBy, amount);
  const label = change > 0 ? 'Credit' : 'Charged';
  const isMoved = await moveBalance(tx, {
    userId: row.userId,
    amountPaise: change,
    key: `delivery:${row.id}:${row.marks + 1}`,
    deliveryId: row.id,
    description: `${label}: ${row.name}, ${dayText(row.date)}`,
    now,
  });
  if (isMoved) return row.paidBy;
  // The balance is too low for a delivery that was missed before: collect cash.
  if (row.paidBy === 'balance') return 'cod';
  throw new Problem('CREDIT_ALREADY_USED', 'The customer has used the credit for this delivery already.');
}
