import { financialYear, invoiceNumber, type Series } from '@subah/rules/invoices/invoice-number';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { creditNotes, invoiceCounters, invoices } from './invoices.tables.ts';

const BATCH = 200;

type PlacedOrder = { orderId: string; placedAt: Date };

const ASSIGN_NUMBERS = defineStatement({
  name: 'invoices_assign_numbers',
  text: `update invoices set number = assigned.number
       from unnest((select $1::uuid[]), (select $2::text[])) as assigned(order_id, number)
       where invoices.order_id = assigned.order_id`,
});

const REQUEST_INVOICE = defineStatement({
  name: 'invoices_request',
  text: 'insert into invoices (order_id, issued_at) values ($1, $2) on conflict do nothing',
});

/** Inserts an invoice without a number; the job assigns the number. */
export async function requestInvoice(tx: Tx, { orderId, placedAt }: PlacedOrder): Promise<void> {
  await runPrepared(tx, REQUEST_INVOICE, [orderId, placedAt]);
}

export async function numberInvoices(db: Db): Promise<void> {
  const unnumbered = await db
    .select({ orderId: invoices.orderId, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(isNull(invoices.number))
    .orderBy(asc(invoices.issuedAt))
    .limit(BATCH);
  if (unnumbered.length === 0) return;
  await inTransaction(db, (tx) => assignNumbers(tx, unnumbered));
  if (unnumbered.length === BATCH) await numberInvoices(db);
}

/** Returns the invoice number of a placed order; assigns it if the job has not run yet. */
export async function issueInvoice(tx: Tx, order: PlacedOrder): Promise<string> {
  const number = await findNumber(tx, order.orderId);
  if (number) return number;
  await requestInvoice(tx, order);
  await assignNumbers(tx, [{ orderId: order.orderId, issuedAt: order.placedAt }]);
  const assigned = await findNumber(tx, order.orderId);
  if (!assigned) throw new Error('invoice was not numbered');
  return assigned;
}

async function findNumber(tx: Tx, orderId: string): Promise<string | null | undefined> {
  const [invoice] = await tx.select({ number: invoices.number }).from(invoices).where(eq(invoices.orderId, orderId));
  return invoice?.number;
}

async function assignNumbers(tx: Tx, unnumbered: { orderId: string; issuedAt: Date }[]): Promise<void> {
  for (const [year, invoicesOfYear] of Map.groupBy(unnumbered, ({ issuedAt }) => financialYear(issuedAt))) {
    const last = await lockCounter(tx, 'SB', year);
    // Read again under the lock: another transaction may have numbered some of the invoices.
    const pending = await tx
      .select({ orderId: invoices.orderId })
      .from(invoices)
      .where(
        and(
          inArray(
            invoices.orderId,
            invoicesOfYear.map(({ orderId }) => orderId),
          ),
          isNull(invoices.number),
        ),
      )
      .orderBy(asc(invoices.issuedAt), asc(invoices.orderId));
    if (pending.length === 0) continue;
    await setCounter(tx, 'SB', year, last + pending.length);
    await runPrepared(tx, ASSIGN_NUMBERS, [
      pending.map(({ orderId }) => orderId),
      pending.map((_, at) => invoiceNumber('SB', year, last + 1 + at)),
    ]);
  }
}

type NewCreditNote = { orderId: string; key: string; amountPaise: number; reason: string; now: Date };

/** Idempotent by `key`. */
export async function issueCreditNote(tx: Tx, { now, ...credit }: NewCreditNote): Promise<void> {
  if (credit.amountPaise <= 0) return;
  const year = financialYear(now);
  const last = await lockCounter(tx, 'SC', year);
  const issued = await tx.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.key, credit.key));
  if (issued.length > 0) return;
  await setCounter(tx, 'SC', year, last + 1);
  await tx.insert(creditNotes).values({ ...credit, number: invoiceNumber('SC', year, last + 1), issuedAt: now });
}

/** Returns the last assigned number and locks it until the transaction ends. */
async function lockCounter(tx: Tx, series: Series, year: string): Promise<number> {
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

async function setCounter(tx: Tx, series: Series, year: string, last: number): Promise<void> {
  await tx
    .update(invoiceCounters)
    .set({ last })
    .where(and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year)));
}
