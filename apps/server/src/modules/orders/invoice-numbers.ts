import { financialYear, invoiceNumber, type Series } from '@subah/rules/invoices/invoice-number';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { creditNotes, invoiceCounters, invoices } from './invoice.tables.ts';

type PlacedOrder = { orderId: string; placedAt: Date };

/**
 * Numbers these orders in the year they were placed in, those without a number yet, in the order given. No gaps: the
 * counter's row is locked.
 */
export async function issueInvoices(tx: Tx, placed: PlacedOrder[]): Promise<void> {
  for (const [year, ofYear] of Map.groupBy(placed, ({ placedAt }) => financialYear(placedAt))) {
    const last = await lockCounter(tx, 'SB', year);
    // Whoever numbered some of them at this moment was waited for at the lock.
    const numbered = await numbersOf(tx, ofYear);
    const due = ofYear.filter(({ orderId }) => !numbered.has(orderId));
    if (due.length === 0) continue;
    await setCounter(tx, 'SB', year, last + due.length);
    await runPrepared(
      tx,
      'orders_invoices',
      'insert into invoices (number, order_id, issued_at) select * from unnest($1::text[], $2::uuid[], $3::timestamptz[])',
      [
        due.map((_, at) => invoiceNumber('SB', year, last + 1 + at)),
        due.map(({ orderId }) => orderId),
        due.map(({ placedAt }) => placedAt),
      ],
    );
  }
}

/** The invoice number of a placed order, taken now if it has none yet. */
export async function issueInvoice(tx: Tx, order: PlacedOrder): Promise<string> {
  const known = (await numbersOf(tx, [order])).get(order.orderId);
  if (known) return known;
  await issueInvoices(tx, [order]);
  const number = (await numbersOf(tx, [order])).get(order.orderId);
  if (!number) throw new Error('no invoice number could be taken');
  return number;
}

async function numbersOf(tx: Tx, placed: PlacedOrder[]): Promise<Map<string, string>> {
  const ids = placed.map(({ orderId }) => orderId);
  const rows = await tx
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.orderId, ids));
  return new Map(rows.map(({ orderId, number }) => [orderId, number]));
}

type Credit = { orderId: string; key: string; amountPaise: number; reason: string; now: Date };

/** Takes an amount off an invoice; the same occasion (`key`) does it once. */
export async function issueCreditNote(tx: Tx, { now, ...credit }: Credit): Promise<void> {
  if (credit.amountPaise <= 0) return;
  const year = financialYear(now);
  const last = await lockCounter(tx, 'SC', year);
  const known = await tx.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.key, credit.key));
  if (known.length > 0) return;
  await setCounter(tx, 'SC', year, last + 1);
  await tx.insert(creditNotes).values({ ...credit, number: invoiceNumber('SC', year, last + 1), issuedAt: now });
}

const isCounter = (series: Series, year: string) =>
  and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year));

/** The last number given out, which nobody else can change until the transaction ends. */
async function lockCounter(tx: Tx, series: Series, year: string): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 0 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`invoice_counters.last` },
    })
    .returning({ last: invoiceCounters.last });
  if (!counter) throw new Error('the counter of invoices was not found');
  return counter.last;
}

async function setCounter(tx: Tx, series: Series, year: string, last: number): Promise<void> {
  await tx.update(invoiceCounters).set({ last }).where(isCounter(series, year));
}
