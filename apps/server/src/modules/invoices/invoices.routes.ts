import type { invoicesEndpoints } from '@subah/contract/orders/invoices';
import { can } from '@subah/rules/accounts/roles';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { printInvoices } from './print-invoice.ts';
import { type InvoicedOrder, readInvoices } from './read-invoice.ts';

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
    return { fileName: `subah-${last.number}.pdf`, bytes: await printInvoices(invoices) };
  },
});
