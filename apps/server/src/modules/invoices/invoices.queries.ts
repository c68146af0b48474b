import type { OrderInvoice } from '@subah/contract/orders/orders';
import { toRupees } from '@subah/rules/money';
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { creditNotes, invoices } from './invoices.tables.ts';

export const findIssued = (db: Db | Tx, orderIds: string[]) =>
  db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.orderId, orderIds), isNotNull(invoices.number)))
    .orderBy(asc(invoices.orderId), asc(invoices.round));

export const findCreditNotes = (db: Db | Tx, orderIds: string[]) =>
  db.select().from(creditNotes).where(inArray(creditNotes.orderId, orderIds)).orderBy(asc(creditNotes.number));

/** The issued invoices of orders with their credit notes. */
export async function findInvoices(db: Db | Tx, orderIds: string[]): Promise<(OrderInvoice & { orderId: string })[]> {
  const [issued, notes] = await Promise.all([findIssued(db, orderIds), findCreditNotes(db, orderIds)]);
  return issued.map(({ orderId, round, number, issuedAt, totalPaise }) => ({
    orderId,
    number: number ?? '',
    issuedAt: issuedAt.toISOString(),
    total: totalPaise === null ? null : toRupees(totalPaise),
    creditNotes: notes
      .filter((note) => note.orderId === orderId && note.round === round)
      .map((note) => ({
        number: note.number,
        issuedAt: note.issuedAt.toISOString(),
        amount: toRupees(note.amountPaise),
        reason: note.reason,
      })),
  }));
}
