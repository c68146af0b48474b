import { indiaDate } from '@subah/rules/india-time';
import { stateOfGstin } from '@subah/rules/invoices/gstin';
import type { ListedDocument } from '@subah/rules/invoices/gstr-1';
import type { CreditFigures, InvoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { stateCode } from '@subah/rules/invoices/place-of-supply';
import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { creditNotes, invoices } from '../../invoices/invoices.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import type { Period } from './read-tax-rows.ts';
import { IS_BUSINESS, IS_LARGE } from './taxes-of-day.ts';

const state = sql<string>`${orders.address}->>'state'`;

const isListed = sql.raw(`(${IS_BUSINESS} or ${IS_LARGE})`);

/** What GSTR-1 lists one by one, with the credit notes on it, by number. */
export async function listDocuments(db: Db, { from, until }: Period): Promise<ListedDocument[]> {
  const sold = await db
    .select({ number: invoices.number, issuedAt: invoices.issuedAt, figures: invoices.figures, state })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isNotNull(invoices.number), isListed, gte(invoices.issuedAt, from), lt(invoices.issuedAt, until)))
    .orderBy(asc(invoices.number));
  const credited = await db
    .select({
      number: creditNotes.number,
      issuedAt: creditNotes.issuedAt,
      figures: creditNotes.figures,
      invoice: invoices.figures,
      state,
    })
    .from(creditNotes)
    .innerJoin(invoices, and(eq(invoices.orderId, creditNotes.orderId), eq(invoices.round, creditNotes.round)))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(isListed, gte(creditNotes.issuedAt, from), lt(creditNotes.issuedAt, until)))
    .orderBy(asc(creditNotes.number));
  return [
    ...sold.map((row) => ({
      kind: 'invoice' as const,
      ...documentOf(row, row.figures),
      totalPaise: row.figures?.soldPaise ?? 0,
    })),
    ...credited.map((row) => ({
      kind: 'credit-note' as const,
      ...documentOf(row, row.invoice),
      totalPaise: row.figures?.totalPaise ?? 0,
    })),
  ];
}

type Row = { number: string | null; issuedAt: Date; state: string; figures: InvoiceFigures | CreditFigures | null };

function documentOf({ number, issuedAt, state: name, figures }: Row, invoice: InvoiceFigures | null) {
  const buyerGstin = invoice?.buyer?.gstin ?? '';
  return {
    number: number ?? '',
    date: indiaDate(issuedAt),
    buyerGstin,
    state: stateCode(name) ?? stateOfGstin(buyerGstin),
    rates: figures?.rates ?? [],
  };
}
