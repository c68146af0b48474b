import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { stateOfGstin } from '@subah/rules/invoices/gstin';
import {
  type InvoiceFigures,
  type InvoiceGoods,
  type InvoiceTerms,
  invoiceFigures,
} from '@subah/rules/invoices/invoice-figures';
import { financialYear, invoiceNumber } from '@subah/rules/invoices/invoice-number';
import { splitTaxUnevenly } from '@subah/rules/pricing/split-tax';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { findBusinesses } from '../accounts/index.ts';
import { readShopFacts } from '../shop/index.ts';
import { lockCounter, setCounter } from './invoice-counters.ts';
import { invoices } from './invoices.tables.ts';

const BATCH = 200;

/** The present lines and charges of an order, from which an invoice is issued. */
export type InvoiceSource = {
  orderId: string;
  userId: string;
  charges: Parameters<typeof invoiceFigures>[1];
  state: string;
  lines: InvoiceGoods[];
};

/** The orders module is higher than this one and passes its query in. */
export type FindInvoiceSources = (tx: Tx, orderIds: string[]) => Promise<InvoiceSource[]>;

const ASSIGN_NUMBERS = defineStatement({
  name: 'invoices_assign_numbers',
  text: `update invoices set number = assigned.number, figures = assigned.figures, seller = $5,
       total_paise = (assigned.figures ->> 'soldPaise')::int
       from unnest((select $1::uuid[]), (select $2::smallint[]), (select $3::text[]), (select $4::jsonb[]))
         as assigned(order_id, round, number, figures)
       where invoices.order_id = assigned.order_id and invoices.round = assigned.round`,
});

const REQUEST_INVOICE = defineStatement({
  name: 'invoices_request',
  text: 'insert into invoices (order_id, issued_at, round) values ($1, $2, 0) on conflict do nothing',
});

const REQUEST_NEXT_INVOICE = defineStatement({
  name: 'invoices_request_next',
  text: `insert into invoices (order_id, issued_at, round)
     select $1, $2, max(round) + 1 from invoices where order_id = $1 group by order_id`,
});

type InvoiceRequest = { orderId: string; placedAt: Date };

/** Inserts an invoice without number and figures; the job adds them, or the first change of the order. */
export async function requestInvoice(tx: Tx, { orderId, placedAt }: InvoiceRequest): Promise<void> {
  await runPrepared(tx, REQUEST_INVOICE, [orderId, placedAt]);
}

/** For an order whose invoice was reversed by a credit note. */
export async function requestNextInvoice(tx: Tx, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  await runPrepared(tx, REQUEST_NEXT_INVOICE, [orderId, now]);
}

export async function numberInvoices(db: Db, findSources: FindInvoiceSources): Promise<void> {
  const unnumbered = await db
    .select({ orderId: invoices.orderId, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(isNull(invoices.number))
    .orderBy(asc(invoices.issuedAt))
    .limit(BATCH);
  if (unnumbered.length === 0) return;
  await inTransaction(db, (tx) => assignNumbers(tx, unnumbered, findSources));
  if (unnumbered.length === BATCH) await numberInvoices(db, findSources);
}

export type IssuedInvoice = { orderId: string; round: number; number: string; figures: InvoiceFigures };

/** Returns the last invoice of a placed order; issues it if the job has not run yet. */
export async function issueInvoice(tx: Tx, source: InvoiceSource): Promise<IssuedInvoice> {
  const { orderId } = source;
  const existing = await findLastInvoice(tx, orderId);
  if (!existing) throw new Error(`order ${orderId} has no invoice`);
  if (existing.number === null) await assignNumbers(tx, [existing], async () => [source]);
  else if (existing.figures === null) await addFigures(tx, [existing], [source]);
  const { number, figures, round } = (await findLastInvoice(tx, orderId)) ?? existing;
  if (number === null || figures === null) throw new Error(`the invoice of order ${orderId} was not issued`);
  return { orderId, round, number, figures };
}

async function findLastInvoice(tx: Tx, orderId: string) {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.round))
    .limit(1);
  return invoice;
}

async function assignNumbers(
  tx: Tx,
  unnumbered: { orderId: string; issuedAt: Date }[],
  findSources: FindInvoiceSources,
): Promise<void> {
  for (const [year, invoicesOfYear] of Map.groupBy(unnumbered, ({ issuedAt }) => financialYear(issuedAt))) {
    const seller = await readShopFacts(tx);
    const series = seller.invoicePrefix;
    const last = await lockCounter(tx, series, year);
    const orderIds = invoicesOfYear.map(({ orderId }) => orderId);
    // Read again under the lock: another transaction may have numbered some of the invoices. They are locked too, because after a change
    // of the prefix the other transaction holds another counter.
    const pending = await tx
      .select({ orderId: invoices.orderId, round: invoices.round })
      .from(invoices)
      .where(and(inArray(invoices.orderId, orderIds), isNull(invoices.number)))
      .orderBy(asc(invoices.issuedAt), asc(invoices.orderId))
      .for('no key update');
    if (pending.length === 0) continue;
    // An order changes only after its invoice is issued, which waits for the lock: these are the figures as placed.
    const sources = await findSources(tx, orderIds);
    const buyers = await findBusinesses(
      tx,
      sources.map(({ userId }) => userId),
    );
    const figures = new Map(
      sources.map(({ orderId, userId, lines, charges, state }) => [
        orderId,
        invoiceFigures(lines, charges, state, { ...termsOf(seller), buyer: buyers.get(userId) }),
      ]),
    );
    await setCounter(tx, series, year, last + pending.length);
    await runPrepared(tx, ASSIGN_NUMBERS, [
      pending.map(({ orderId }) => orderId),
      pending.map(({ round }) => round),
      pending.map((_, at) => invoiceNumber(series, year, last + 1 + at)),
      pending.map(({ orderId }) => JSON.stringify(figures.get(orderId))),
      JSON.stringify(seller),
    ]);
  }
}

/** Writes the figures of invoices that an earlier release issued without them. */
export async function fillInvoices(db: Db, findSources: FindInvoiceSources): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ orderId: invoices.orderId, round: invoices.round })
      .from(invoices)
      .where(and(isNotNull(invoices.number), isNull(invoices.figures)))
      .orderBy(asc(invoices.issuedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const sources = await findSources(
      tx,
      rows.map(({ orderId }) => orderId),
    );
    await addFigures(tx, rows, sources);
  });
}

async function addFigures(tx: Tx, rows: { orderId: string; round: number }[], sources: InvoiceSource[]): Promise<void> {
  const seller = await readShopFacts(tx);
  for (const [orderId, figures] of figuresByOrder(sources, splitTaxUnevenly)) {
    const round = rows.find((row) => row.orderId === orderId)?.round ?? 0;
    await tx
      .update(invoices)
      .set({ figures, seller, totalPaise: figures.soldPaise })
      .where(and(eq(invoices.orderId, orderId), eq(invoices.round, round), sql`${invoices.figures} is null`));
  }
}

const figuresByOrder = (sources: InvoiceSource[], splitFee: typeof splitTaxUnevenly): Map<string, InvoiceFigures> =>
  new Map(
    sources.map(({ orderId, lines, charges, state }) => [orderId, invoiceFigures(lines, charges, state, { splitFee })]),
  );

const termsOf = ({ gstin, taxScheme }: ShopFacts): InvoiceTerms => ({
  homeState: gstin ? stateOfGstin(gstin) : undefined,
  isComposition: taxScheme === 'composition',
});
