import type { stockEndpoints } from '@subah/contract/catalog/stock';
import { can } from '@subah/rules/accounts/roles';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { bookStock } from './book-stock.ts';
import { listBatches } from './read-batches.ts';
import { exportStockMoves, findStockProducts, listStockMoves } from './read-stock-moves.ts';

export const stockRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof stockEndpoints | 'GET admin/batches'> => ({
  'GET admin/stock/products': async ({ query }) => ({
    data: query.q || query.categoryId ? await findStockProducts(deps.db, query) : [],
  }),
  'POST admin/stock-moves': async ({ body, user }) => ({ data: await bookStock(deps, body, user.id) }),
  'GET admin/stock-moves': ({ query }) => listStockMoves(deps.db, query),
  'GET admin/batches': ({ query, user }) => listBatches(deps, { ...query, seesCosts: can(user.role, 'see costs') }),
  'GET admin/stock-moves/export.csv': ({ query }) => exportStockMoves(deps.db, query),
});
