import { creditFigures, invoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { financialYear, invoiceNumber } from '@subah/rules/invoices/invoice-number';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readShopFacts } from '../shop/index.ts';
import { lockCounter, setCounter } from './invoice-counters.ts';
import { creditNotes } from './invoices.tables.ts';
import type { InvoiceSource, IssuedInvoice } from './issue-invoices.ts';

type CreditInput = {
  /** The order as it is now; without it everything that is left of the invoice is credited. */
  kept?: InvoiceSource;
  reason: string;
  now: Date;
};

/** Reverses an invoice, or the part of it that the order no longer has. What was credited before is left out. */
export async function issueCreditNote(
  tx: Tx,
  { orderId, round, figures }: IssuedInvoice,
  { kept, reason, now }: CreditInput,
): Promise<void> {
  const year = financialYear(now);
  const { creditNotePrefix: series } = await readShopFacts(tx);
  const last = await lockCounter(tx, series, year);
  const notes = await tx
    .select({ figures: creditNotes.figures })
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, orderId), eq(creditNotes.round, round)));
  const credited = notes.flatMap((note) => note.figures?.lines ?? []);
  const credit = creditFigures(figures.lines, {
    credited,
    kept: kept && invoiceFigures(kept.lines, kept.charges, kept.state, figures).lines,
  });
  if (credit.totalPaise === 0) return;
  await setCounter(tx, series, year, last + 1);
  await tx.insert(creditNotes).values({
    orderId,
    round,
    key: `${orderId}:${round}:${notes.length + 1}`,
    number: invoiceNumber(series, year, last + 1),
    amountPaise: credit.totalPaise,
    figures: credit,
    reason,
    issuedAt: now,
  });
}
