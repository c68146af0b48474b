import type { SessionUser } from '@subah/contract/accounts/accounts';
import { type InvoiceFigures, invoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { users } from '../accounts/accounts.tables.ts';
import { creditNotes } from './invoice.tables.ts';
import { issueInvoice } from './invoice-numbers.ts';
import { linesOf } from './orders.queries.ts';
import { type OrderAddress, orders } from './orders.tables.ts';
import { toItem } from './read-orders.ts';

export type Invoice = {
  number: string;
  issuedAt: Date;
  orderNumber: string;
  isOnline: boolean;
  isPaid: boolean;
  buyer: string;
  address: OrderAddress;
  /** Not so when it is a bill for lab tests alone. */
  isDelivered: boolean;
  figures: InvoiceFigures;
  /** Names of what the pharmacist took out: not sold, so not on the bill. */
  notSupplied: string[];
  creditNote: { number: string; issuedAt: Date; amountPaise: number; reason: string } | undefined;
};

/** Everything that stands on an invoice, for its customer or an admin. */
export async function readInvoice(
  { db }: Pick<Deps, 'db'>,
  user: Pick<SessionUser, 'id' | 'role'>,
  orderId: string,
): Promise<Invoice> {
  const isOwn = user.role === 'admin' ? undefined : eq(orders.userId, user.id);
  const [found] = await db
    .select({ order: orders, buyer: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), isOwn));
  const placedAt = found?.order.placedAt;
  if (!found || !placedAt) throw notFound('Order');
  const { order, buyer } = found;
  const number = await inTransaction(db, (tx) => issueInvoice(tx, { orderId, placedAt }));
  const lines = await linesOf(db, [orderId]);
  const sold = lines.filter(({ rejectedAt }) => rejectedAt === null);
  const isReversed = order.status === 'cancelled' || order.status === 'returned';
  return {
    number,
    issuedAt: placedAt,
    orderNumber: String(order.orderNumber),
    isOnline: order.paymentType === 'online',
    isPaid: order.paymentType === 'online' || order.deliveredAt !== null,
    buyer,
    address: order.address,
    isDelivered: homeVisits(lines.map(toItem)).bringsGoods,
    figures: invoiceFigures(sold.length > 0 ? sold : lines, order, order.address.state),
    notSupplied: sold.length > 0 ? lines.filter(({ rejectedAt }) => rejectedAt !== null).map(({ name }) => name) : [],
    creditNote: isReversed ? await findCreditNote(db, orderId) : undefined,
  };
}

async function findCreditNote(db: Deps['db'], orderId: string): Promise<Invoice['creditNote']> {
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
