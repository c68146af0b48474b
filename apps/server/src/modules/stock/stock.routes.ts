import type { stockEndpoints } from '@subah/contract/catalog/stock';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { bookStock } from './book-stock.ts';
import { exportStockMoves, findStockProducts, listStockMoves } from './read-stock-moves.ts';

export const stockRoutes = (deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof stockEndpoints> => ({
  'GET admin/stock/products': async ({ query }) => ({
    data: query.q || query.categoryId ? await findStockProducts(deps.db, query) : [],
  }),
  'POST admin/stock-moves': async ({ body, user }) => ({ data: await bookStock(deps, body, user.id) }),
  'GET admin/stock-moves': ({ query }) => listStockMoves(deps.db, query),
  'GET admin/stock-moves/export.csv': ({ query }) => exportStockMoves(deps.db, query),
});
