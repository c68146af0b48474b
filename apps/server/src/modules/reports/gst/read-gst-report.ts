import type { GstReport } from '@subah/contract/reports/gst';
import { indiaDate } from '@subah/rules/india-time';
import { type DocumentSeries, groupRows, type TaxRow } from '@subah/rules/invoices/gstr-1';
import type { RateSum } from '@subah/rules/invoices/invoice-figures';
import { toRupees } from '@subah/rules/money';
import { and, asc, count, eq, gte, isNotNull, isNull, lt, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { creditNotes, invoices } from '../../invoices/invoices.tables.ts';
import { readShopFacts } from '../../shop/index.ts';
import { type Period, periodOf, readTaxRows } from './read-tax-rows.ts';
import { CREDITED_FIGURES } from './taxes-of-day.ts';

export async function readGstReport(db: Db, month: string): Promise<GstReport> {
  const facts = await readShopFacts(db);
  const { gstin } = facts;
  const period = periodOf(month);
  const rows = await readTaxRows(db, month, facts);
  const taxed = rows.filter(({ gstPercent }) => gstPercent > 0);
  const exempt = rows.filter(({ gstPercent }) => gstPercent === 0);
  const [total] = groupRows(taxed, () => 'all');
  return {
    month,
    gstin,
    totals: { ...taxOf(total), exempt: toRupees(sum(exempt.map(({ taxablePaise }) => taxablePaise))) },
    rates: groupRows(rows, ({ state, gstPercent }) => `${state} ${gstPercent}`)
      .sort((a, b) => a.gstPercent - b.gstPercent)
      .map((row) => ({ state: row.state, gstPercent: row.gstPercent, ...taxOf(row) })),
    hsn: groupRows(rows, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`)
      .sort((a, b) => a.hsn.localeCompare(b.hsn))
      .map((row) => ({ hsn: row.hsn, gstPercent: row.gstPercent, packs: row.packs, ...taxOf(row) })),
    creditNotes: await listCreditNotes(db, period),
    series: (await readSeries(db, period)).map((series) => ({ ...series, missing: missingNumbers(series) })),
    waiting: await countWaiting(db, period),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const taxOf = (row: Pick<TaxRow, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'> | undefined) => ({
  taxable: toRupees(row?.taxablePaise ?? 0),
  cgst: toRupees(row?.cgstPaise ?? 0),
  sgst: toRupees(row?.sgstPaise ?? 0),
  igst: toRupees(row?.igstPaise ?? 0),
});

const issuedIn = (table: typeof invoices | typeof creditNotes, { from, until }: Period) =>
  and(gte(table.issuedAt, from), lt(table.issuedAt, until));

async function listCreditNotes(db: Db, period: Period): Promise<GstReport['creditNotes']> {
  const rows = await db
    .select({
      number: creditNotes.number,
      invoice: invoices.number,
      issuedAt: creditNotes.issuedAt,
      reason: creditNotes.reason,
      amountPaise: creditNotes.amountPaise,
      rates: sql<RateSum[] | null>`${sql.raw(CREDITED_FIGURES)} -> 'rates'`,
    })
    .from(creditNotes)
    .innerJoin(invoices, and(eq(invoices.orderId, creditNotes.orderId), eq(invoices.round, creditNotes.round)))
    .where(issuedIn(creditNotes, period))
    .orderBy(asc(creditNotes.number));
  return rows.map(({ number, invoice, issuedAt, reason, amountPaise, rates }) => ({
    number,
    invoice: invoice ?? '',
    date: indiaDate(issuedAt),
    reason,
    total: toRupees(amountPaise),
    ...taxOf(sumRates(rates ?? [])),
  }));
}

const sumRates = (rates: RateSum[]) => {
  const of = (key: keyof RateSum) => sum(rates.map((rate) => rate[key]));
  return {
    taxablePaise: of('taxablePaise'),
    cgstPaise: of('cgstPaise'),
    sgstPaise: of('sgstPaise'),
    igstPaise: of('igstPaise'),
  };
};

/** A series of each kind, and another after a change of its prefix; the month in which a financial year begins is April. */
export async function readSeries(db: Db, period: Period): Promise<DocumentSeries[]> {
  const read = async (kind: DocumentSeries['kind'], table: typeof invoices | typeof creditNotes) => {
    const prefix = sql`split_part(${table.number}, '-', 1)`;
    const rows = await db
      .select({ from: min(table.number), to: max(table.number), count: count() })
      .from(table)
      .where(and(isNotNull(table.number), issuedIn(table, period)))
      .groupBy(prefix)
      .orderBy(prefix);
    return rows.flatMap(({ from, to, count }) => (from && to ? [{ kind, from, to, count }] : []));
  };
  return [...(await read('invoice', invoices)), ...(await read('credit-note', creditNotes))];
}

const serialOf = (number: string): number => Number(number.split('-').at(-1));

const missingNumbers = ({ from, to, count }: DocumentSeries): number => serialOf(to) - serialOf(from) + 1 - count;

async function countWaiting(db: Db, period: Period): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(invoices)
    .where(and(isNull(invoices.number), issuedIn(invoices, period)));
  return row?.waiting ?? 0;
}
