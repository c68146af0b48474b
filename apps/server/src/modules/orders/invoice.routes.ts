import type { invoicesEndpoints } from '@subah/contract/orders/invoices';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { readShopFacts } from '../shop/index.ts';
import { readInvoice } from './invoice-data.ts';
import { printInvoice } from './invoice-pdf.ts';

export const invoiceRoutes = (deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof invoicesEndpoints> => ({
  'GET orders/{id}/invoice.pdf': async ({ user, params }) => {
    const invoice = await readInvoice(deps, user, params.id);
    return {
      fileName: `subah-${invoice.number}.pdf`,
      bytes: await printInvoice(invoice, await readShopFacts(deps.db)),
    };
  },
});
