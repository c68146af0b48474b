import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { invoiceCounters } from './invoices.tables.ts';

/** Returns the last assigned number and locks it until the transaction ends. */
export async function lockCounter(tx: Tx, series: string, year: string): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 0 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`invoice_counters.last` },
    })
    .returning({ last: invoiceCounters.last });
  if (!counter) throw new Error('invoice counter was neither created nor locked');
  return counter.last;
}

export async function setCounter(tx: Tx, series: string, year: string, last: number): Promise<void> {
  await tx
    .update(invoiceCounters)
    .set({ last })
    .where(and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year)));
}
