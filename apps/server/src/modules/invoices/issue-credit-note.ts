import { creditFigures } from '@subah/rules/invoices/invoice-figures';
import { financialYear, invoiceNumber } from '@subah/rules/invoices/invoice-number';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockCounter, setCounter } from './invoice-counters.ts';
import { creditNotes } from './invoices.tables.ts';
import type { IssuedInvoice } from './issue-invoices.ts';

type CreditInput = {
  /** The lines to credit; without them everything that is left of the invoice. */
  lineIds?: string[];
  reason: string;
  now: Date;
};

/** Reverses an invoice or some of its lines. Lines that were credited before are left out. */
export async function issueCreditNote(
  tx: Tx,
  { orderId, round, figures }: IssuedInvoice,
  { lineIds, reason, now }: CreditInput,
): Promise<void> {
  const year = financialYear(now);
  const last = await lockCounter(tx, 'SC', year);
  const notes = await tx
    .select({ figures: creditNotes.figures })
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, orderId), eq(creditNotes.round, round)));
  const credited = notes.flatMap((note) => note.figures?.lines.map(({ id }) => id) ?? []);
  const credit = creditFigures(figures.lines, { credited, lineIds });
  if (credit.totalPaise === 0) return;
  await setCounter(tx, 'SC', year, last + 1);
  await tx.insert(creditNotes).values({
    orderId,
    round,
    key: `${orderId}:${round}:${notes.length + 1}`,
    number: invoiceNumber('SC', year, last + 1),
    amountPaise: credit.totalPaise,
    figures: credit,
    reason,
    issuedAt: now,
  });
}
