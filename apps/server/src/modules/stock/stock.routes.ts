import type { stockEndpoints } from '@subah/contract/stock/stock';
import { can, type Role } from '@subah/rules/accounts/roles';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { bookStock } from './book-stock.ts';
import { importStockList } from './import-stock-list.ts';
import { listBatches } from './read-batches.ts';
import { findRecallable } from './read-recalls.ts';
import { exportStockMoves, findStockProducts, listStockMoves } from './read-stock-moves.ts';
import { liftRecall } from './recall-batch.ts';
import { exportBatches, stockListTemplate } from './stock-lists.ts';

const seesCosts = ({ role }: { role: Role }): boolean => can(role, 'see costs');

export const stockRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<
  Handlers,
  | keyof typeof stockEndpoints
  | 'GET admin/batches'
  | 'GET admin/batches/recall/batches'
  | 'POST admin/batches/{id}/recall/lift'
> => ({
  'GET admin/stock/products': async ({ query }) =>
    query.q || query.categoryId ? findStockProducts(deps.db, query) : { data: [], nextCursor: null, total: 0 },
  'POST admin/stock-moves': async ({ body, user }) => ({
    data: await bookStock(deps, body, { actorId: user.id, seesCosts: seesCosts(user) }),
  }),
  'GET admin/stock-moves': ({ query }) => listStockMoves(deps.db, query),
  'GET admin/batches': ({ query, user }) => listBatches(deps, { ...query, seesCosts: seesCosts(user) }),
  'GET admin/batches/recall/batches': async ({ query, user }) => ({
    data: await findRecallable(deps.db, query, { seesCosts: seesCosts(user) }),
  }),
  'POST admin/batches/{id}/recall/lift': async ({ params, body, user }) => {
    await liftRecall(deps, { batchId: params.id, reason: body.reason, actorId: user.id });
    return { message: 'Recall lifted' };
  },
  'POST admin/stock-moves/import': async ({ body, files: { file }, user }) => {
    const [bytes] = file;
    if (!bytes) throw fieldProblem('file', 'Choose a CSV list.');
    return { data: await importStockList(deps, { ...body, bytes, actorId: user.id, seesCosts: seesCosts(user) }) };
  },
  'GET admin/stock-moves/template.csv': async ({ user }) => stockListTemplate({ seesCosts: seesCosts(user) }),
  'GET admin/batches/export.csv': ({ user }) => exportBatches(deps.db, { seesCosts: seesCosts(user) }),
  'GET admin/stock-moves/export.csv': async ({ query }) => exportStockMoves(deps.db, query),
});
