import { financialYear, invoiceNumber, type Series } from '@subah/rules/invoices/invoice-number';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { creditNotes, invoiceCounters, invoices } from './invoice.tables.ts';

/** The invoice number of a placed order, taken now if it has none yet. No gaps: the counter's row is locked. */
export async function issueInvoice(tx: Tx, { orderId, now }: { orderId: string; now: Date }): Promise<string> {
  const known = await numberOf(tx, orderId);
  if (known) return known;
  const year = financialYear(now);
  // Whoever else numbers the same order at this moment waits here, and finds the number then.
  await lockCounter(tx, 'SB', year);
  const taken = await numberOf(tx, orderId);
  if (taken) return taken;
  const number = await nextNumber(tx, 'SB', year);
  await tx.insert(invoices).values({ number, orderId, issuedAt: now });
  return number;
}

async function numberOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const [row] = await tx.select({ number: invoices.number }).from(invoices).where(eq(invoices.orderId, orderId));
  return row?.number;
}

type Credit = { orderId: string; key: string; amountPaise: number; reason: string; now: Date };

/** Takes an amount off an invoice; the same occasion (`key`) does it once. */
export async function issueCreditNote(tx: Tx, { now, ...credit }: Credit): Promise<void> {
  if (credit.amountPaise <= 0) return;
  const year = financialYear(now);
  await lockCounter(tx, 'SC', year);
  const known = await tx.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.key, credit.key));
  if (known.length > 0) return;
  await tx.insert(creditNotes).values({ ...credit, number: await nextNumber(tx, 'SC', year), issuedAt: now });
}

async function lockCounter(tx: Tx, series: Series, year: string): Promise<void> {
  await tx.insert(invoiceCounters).values({ series, year, last: 0 }).onConflictDoNothing();
  await tx
    .select({ last: invoiceCounters.last })
    .from(invoiceCounters)
    .where(and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year)))
    .for('update');
}

async function nextNumber(tx: Tx, series: Series, year: string): Promise<string> {
  const [counter] = await tx
    .update(invoiceCounters)
    .set({ last: sql`${invoiceCounters.last} + 1` })
    .where(and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year)))
    .returning({ last: invoiceCounters.last });
  if (!counter) throw new Error('no invoice number could be taken');
  return invoiceNumber(series, year, counter.last);
}
