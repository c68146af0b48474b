import type { invoicesEndpoints } from '@subah/contract/invoices/invoices';
import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { can } from '@subah/rules/accounts/roles';
import { indiaDate } from '@subah/rules/india-time';
import { type EInvoiceInput, toInv1 } from '@subah/rules/invoices/e-invoice';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { printInvoices } from './print-invoice.ts';
import { type Invoice, type InvoicedOrder, readInvoices } from './read-invoice.ts';

/** Finds a placed order; with `userId` only if it is this customer's. */
type FindOrder = (db: Db, orderId: string, userId: string | undefined) => Promise<InvoicedOrder | undefined>;

/** Orders are a higher module than invoices, so the app passes `findOrder` in. */
export const invoicesRoutes = (
  { db }: Pick<Deps, 'db'>,
  findOrder: FindOrder,
): Pick<Handlers, keyof typeof invoicesEndpoints> => ({
  'GET orders/{id}/invoice.pdf': async ({ user, params }) => {
    const order = await findOrder(db, params.id, can(user.role, 'see all orders') ? undefined : user.id);
    if (!order) throw notFound('order');
    const invoices = await readInvoices(db, order);
    const last = invoices.at(-1);
    if (!last) throw new Error(`order ${params.id} has no invoice`);
    return { fileName: `invoice-${last.number}.pdf`, bytes: await printInvoices(invoices) };
  },
  'GET admin/orders/{id}/e-invoice': async ({ params }) => {
    const order = await findOrder(db, params.id, undefined);
    const last = order && (await readInvoices(db, order)).at(-1);
    // Invoices of consumers are not registered.
    if (!last?.figures.buyer) throw notFound('invoice');
    return { data: toInv1(eInvoiceOf(last)) };
  },
});

const eInvoiceOf = ({ number, issuedAt, seller, address, buyer, figures }: Invoice): EInvoiceInput => ({
  number,
  date: indiaDate(issuedAt),
  seller: { ...partyOf(seller), gstin: seller.gstin },
  buyer: { ...address, name: address.name || buyer, address: address.street },
  figures,
});

/** The address of the shop is one text, "12, Station Road, Mandideep 462046". */
function partyOf({ name, legalName, address }: ShopFacts) {
  const pincode = /\b\d{6}\b/.exec(address)?.[0] ?? '';
  const parts = address
    .replace(pincode, '')
    .split(',')
    .map((part) => part.trim().replace(/[\s–-]+$/, ''))
    .filter(Boolean);
  return { name: legalName || name, address, city: parts.at(-1) ?? '', pincode, state: '' };
}
