import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { type FindInvoiceSources, type InvoiceSource, issueInvoice } from '../invoices/index.ts';
import { findLines, type OrderLineRow, type OrderRow } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

export const toInvoiceSource = (order: OrderRow, lines: OrderLineRow[]): InvoiceSource => {
  const kept = lines.filter(({ rejectedAt }) => rejectedAt === null);
  const { id: orderId, userId, address } = order;
  return { orderId, userId, charges: order, state: address.state, lines: kept.length > 0 ? kept : lines };
};

export const findInvoiceSources: FindInvoiceSources = async (tx, orderIds) => {
  const [rows, allLines] = await Promise.all([
    tx.select().from(orders).where(inArray(orders.id, orderIds)),
    findLines(tx, orderIds),
  ]);
  const lines = Map.groupBy(allLines, ({ orderId }) => orderId);
  return rows.map((order) => toInvoiceSource(order, lines.get(order.id) ?? []));
};

/** Call it before a change of lines or charges: the invoice keeps them as they were. */
export const issueInvoiceOf = async (tx: Tx, order: OrderRow) =>
  issueInvoice(tx, toInvoiceSource(order, await findLines(tx, [order.id])));
