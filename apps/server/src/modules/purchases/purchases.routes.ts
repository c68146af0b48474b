import type { purchasesEndpoints } from '@subah/contract/purchases/purchases';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { printPurchase } from './print-purchase.ts';
import { proposePurchase } from './propose-purchase.ts';
import { listPurchases, readPurchase } from './read-purchases.ts';
import { receiveGoods } from './receive-goods.ts';
import { listSuppliers, saveSupplier } from './save-supplier.ts';
import { changePurchase, createPurchase, setPurchaseStatus } from './write-purchase.ts';

export const purchasesRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof purchasesEndpoints> => ({
  'GET admin/suppliers': async () => ({ data: await listSuppliers(deps.db), nextCursor: null }),
  'POST admin/suppliers': async ({ body, user }) => ({
    data: await saveSupplier(deps, { form: body, actorId: user.id }),
    message: 'Supplier added',
  }),
  'PUT admin/suppliers/{id}': async ({ params, body: { readAs, ...form }, user }) => ({
    data: await saveSupplier(deps, { id: params.id, form, readAs, actorId: user.id }),
    message: 'Supplier saved',
  }),
  'GET admin/purchases/proposal': ({ query }) => proposePurchase(deps, query.days),
  'GET admin/purchases': ({ query }) => listPurchases(deps.db, query),
  'GET admin/purchases/{id}': async ({ params }) => ({ data: await readPurchase(deps.db, params.id) }),
  'POST admin/purchases': async ({ body, user }) => {
    const id = await createPurchase(deps, { ...body, actorId: user.id });
    return { data: await readPurchase(deps.db, id), message: 'Purchase order written' };
  },
  'PUT admin/purchases/{id}': async ({ params, body, user }) => {
    await changePurchase(deps, { ...body, id: params.id, actorId: user.id });
    return { data: await readPurchase(deps.db, params.id), message: 'Purchase order saved' };
  },
  'PATCH admin/purchases/{id}': async ({ params, body, user }) => {
    await setPurchaseStatus(deps, { ...body, id: params.id, actorId: user.id });
    return { data: await readPurchase(deps.db, params.id) };
  },
  'POST admin/purchases/{id}/receipts': async ({ params, body, user }) => {
    await receiveGoods(deps, { ...body, purchaseId: params.id, actorId: user.id });
    return { data: await readPurchase(deps.db, params.id), message: 'Goods received' };
  },
  'GET admin/purchases/{id}/order.pdf': async ({ params }) => ({
    fileName: `purchase-order-${params.id.slice(-7)}.pdf`,
    bytes: await printPurchase(deps.db, await readPurchase(deps.db, params.id)),
  }),
});
