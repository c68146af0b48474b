import type { shopFactsEndpoints } from '@subah/contract/shop/shop-facts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { readShopFacts, saveShopFacts } from './shop-facts.ts';

export const shopRoutes = (deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof shopFactsEndpoints> => ({
  'GET admin/settings': async () => ({ data: await readShopFacts(deps.db) }),
  'PUT admin/settings': async ({ body, user }) => ({
    data: await saveShopFacts(deps, body, user.id),
    message: 'Successfully updated',
  }),
});
