import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import type { CreditFigures, InvoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { orderName } from '@subah/rules/orders/order-name';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { PackedBatch } from '../stock/index.ts';
import { findCreditNotes, findIssued } from './invoices.queries.ts';
import { type InvoiceSource, issueInvoice } from './issue-invoices.ts';

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
  order: {
    id: string;
    paymentType: 'online' | 'cod';
    deliveredAt: Date | null;
    address: InvoiceAddress;
  };
  buyer: string;
  bringsGoods: boolean;
  source: InvoiceSource;
  batches: PackedBatch[];
};

export type CreditNote = {
  number: string;
  issuedAt: Date;
  amountPaise: number;
  reason: string;
  figures: CreditFigures | null;
};

export type Invoice = {
  number: string;
  issuedAt: Date;
  seller: ShopFacts;
  orderName: string;
  isOnline: boolean;
  isPaid: boolean;
  buyer: string;
  address: InvoiceAddress;
  /** False for lab tests alone. */
  isDelivered: boolean;
  figures: InvoiceFigures;
  creditNotes: CreditNote[];
  /** Of goods that were packed; printed with their lines. */
  batches: PackedBatch[];
};

/** All invoices of an order, the last one last. A reopened order has more than one. */
export async function readInvoices(
  db: Db,
  { order, buyer, bringsGoods, source, batches }: InvoicedOrder,
): Promise<Invoice[]> {
  await inTransaction(db, (tx) => issueInvoice(tx, source));
  const [issued, notes] = await Promise.all([findIssued(db, [order.id]), findCreditNotes(db, [order.id])]);
  return issued.flatMap(({ number, round, issuedAt, figures, seller }) => {
    if (!number || !figures || !seller) return [];
    return {
      number,
      issuedAt,
      seller,
      orderName: orderName(order.id),
      isOnline: order.paymentType === 'online',
      isPaid: order.paymentType === 'online' || order.deliveredAt !== null,
      buyer,
      address: order.address,
      isDelivered: bringsGoods,
      figures,
      creditNotes: notes.filter((note) => note.round === round),
      batches,
    };
  });
}
