import type { catalogEndpoints } from '@subah/contract/catalog';
import type { Catalogue } from '@subah/rules/catalog/catalogues';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listCategories, listDairies, listHealthChecks, popularByCategory } from './catalog.queries.ts';
import { listPromotion } from './list-promotion.ts';

type CatalogCalls = keyof typeof catalogEndpoints | 'GET health-checks';

export function catalogRoutes(deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, CatalogCalls> {
  const { db } = deps;
  const popular = (catalogue: Catalogue) => async () => ({
    data: await popularByCategory(db, catalogue),
    nextCursor: null,
  });
  return {
    'GET everything/filter-popular-veggies': popular('fruits'),
    'GET everything/filter-grocery-categories-with-products': popular('grocery'),
    'GET everything/dairy-categories-product': popular('milk'),
    'GET everything/filter-medicine-categories-products': popular('medicine'),
    'GET milk': ({ query }) => listDairies(db, query),
    'GET promotions/{name}': ({ params, query }) => listPromotion(deps, params.name, query),
    'GET categories/all': async () => ({ data: await listCategories(db) }),
    'GET health-checks': async () => ({ data: await listHealthChecks(db) }),
  };
}
