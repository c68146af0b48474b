import type { MilkDelivery } from '@subah/contract/orders/milk';
import { dayText } from '@subah/rules/india-time';
import { effectOnBalance } from '@subah/rules/milk/milk-balance';
import type { DeliveryState } from '@subah/rules/milk/month-bill';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { type DeliveryRow, deliveryColumns } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';
import { moveBalance } from './milk-balance.ts';
import { readDelivery } from './morning-sheet.ts';

type DeliveryMark = { status: Extract<DeliveryState, 'delivered' | 'missed' | 'sour'>; note?: string | undefined };

/** Can be repeated with another status; the balance follows the last one. */
export async function markDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  { status, note }: DeliveryMark,
): Promise<MilkDelivery> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select(deliveryColumns).from(milkDeliveries).where(eq(milkDeliveries.id, id)).for('update');
    if (!row) throw notFound('delivery');
    if (row.status === 'unavailable') throw new Problem('DELIVERY_NOT_SENT', 'This milk never left the shop.');
    const paidBy = row.status === status ? row.paidBy : await adjustBalance(tx, row, status, now);
    await tx
      .update(milkDeliveries)
      .set({ status, paidBy, note: note ?? row.note, marks: row.marks + 1, markedAt: now })
      .where(eq(milkDeliveries.id, id));
    await recordChange(tx, {
      actorId,
      action: 'mark',
      subject: 'milk-delivery',
      subjectId: id,
      before: { status: row.status },
      after: { status, ...(note ? { note } : {}) },
    });
    const after = await readDelivery(tx, id);
    if (!after) throw notFound('delivery');
    return after;
  });
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
    description: `${label}: ${row.name}, ${dayText(row.date)}`,
    now,
  });
  if (isMoved) return row.paidBy;
  // The balance is too low for a delivery that was missed before: collect cash.
  if (row.paidBy === 'balance') return 'cod';
  throw new Problem('CREDIT_ALREADY_USED', 'The customer has used the credit for this delivery already.');
}
