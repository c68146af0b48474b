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

type Mark = { status: Extract<DeliveryState, 'delivered' | 'missed' | 'sour'>; note?: string | undefined };

/** Says how a delivery went. It can be said anew any number of times; the balance follows what was said last. */
export async function markDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  { status, note }: Mark,
): Promise<MilkDelivery> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select(deliveryColumns).from(milkDeliveries).where(eq(milkDeliveries.id, id)).for('update');
    if (!row) throw notFound('Delivery');
    if (row.status === 'unavailable') throw new Problem('CONFLICT', 'This milk never left the shop.');
    const paidBy = row.status === status ? row.paidBy : await settle(tx, row, status, now);
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
    if (!after) throw notFound('Delivery');
    return after;
  });
}

/** Moves the balance from what the delivery did to it to what it does now. */
async function settle(tx: Tx, row: DeliveryRow, status: DeliveryState, now: Date): Promise<DeliveryRow['paidBy']> {
  const amount = row.packs * row.pricePaise;
  const change = effectOnBalance(status, row.paidBy, amount) - effectOnBalance(row.status, row.paidBy, amount);
  const what = change > 0 ? 'Credit' : 'Charged';
  const isMoved = await moveBalance(tx, {
    userId: row.userId,
    amountPaise: change,
    key: `delivery:${row.id}:${row.marks + 1}`,
    description: `${what}: ${row.name}, ${dayText(row.date)}`,
    now,
  });
  if (isMoved) return row.paidBy;
  // Milk that came after all, while the money for it is gone: the milkman collects it.
  if (row.paidBy === 'balance') return 'cod';
  throw new Problem('CONFLICT', 'The customer has used the credit for this delivery already.');
}
