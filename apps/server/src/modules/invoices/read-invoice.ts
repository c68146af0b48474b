import { type InvoiceFigures, invoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { creditNotes } from './invoices.tables.ts';
import { issueInvoice } from './issue-invoices.ts';

type FigureParameters = Parameters<typeof invoiceFigures>;
type InvoiceAddress = {
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pincode: string;
};

/** A placed order as the invoice prints it. The orders module provides it. */
export type InvoicedOrder = {
  order: FigureParameters[1] & {
    id: string;
    orderNumber: number;
    status: string;
    paymentType: 'online' | 'cod';
    deliveredAt: Date | null;
    address: InvoiceAddress;
  };
  placedAt: Date;
  buyer: string;
  bringsGoods: boolean;
  lines: (FigureParameters[0][number] & { rejectedAt: Date | null })[];
};

export type Invoice = {
  number: string;
  issuedAt: Date;
  orderNumber: string;
  isOnline: boolean;
  isPaid: boolean;
  buyer: string;
  address: InvoiceAddress;
  /** False for lab tests alone. */
  isDelivered: boolean;
  figures: InvoiceFigures;
  /** Names of the lines that the pharmacist rejected; they are not on the bill. */
  notSupplied: string[];
  creditNote: { number: string; issuedAt: Date; amountPaise: number; reason: string } | undefined;
};

export async function readInvoice(
  db: Db,
  { order, placedAt, buyer, bringsGoods, lines }: InvoicedOrder,
): Promise<Invoice> {
  const number = await inTransaction(db, (tx) => issueInvoice(tx, { orderId: order.id, placedAt }));
  const sold = lines.filter(({ rejectedAt }) => rejectedAt === null);
  const rejected = lines.filter(({ rejectedAt }) => rejectedAt !== null);
  const isReversed = order.status === 'cancelled' || order.status === 'returned';
  return {
    number,
    issuedAt: placedAt,
    orderNumber: String(order.orderNumber),
    isOnline: order.paymentType === 'online',
    isPaid: order.paymentType === 'online' || order.deliveredAt !== null,
    buyer,
    address: order.address,
    isDelivered: bringsGoods,
    figures: invoiceFigures(sold.length > 0 ? sold : lines, order, order.address.state),
    notSupplied: sold.length > 0 ? rejected.map(({ name }) => name) : [],
    creditNote: isReversed ? await findCreditNote(db, order.id) : undefined,
  };
}

async function findCreditNote(db: Db, orderId: string): Promise<Invoice['creditNote']> {
  const [note] = await db
    .select({
      number: creditNotes.number,
      issuedAt: creditNotes.issuedAt,
      amountPaise: creditNotes.amountPaise,
      reason: creditNotes.reason,
    })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.id))
    .limit(1);
  return note;
}
