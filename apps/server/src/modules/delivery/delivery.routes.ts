import type { deliveryEndpoints } from '@subah/contract/delivery';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { areasOfPincode, listAreas, listStores } from './delivery.queries.ts';

export const deliveryRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof deliveryEndpoints> => ({
  'GET areas': async () => ({ data: await listAreas(db) }),
  'GET stores': async () => ({ data: await listStores(db) }),
  'GET addresses/serviceability': async ({ query: { pincode } }) => {
    const areas = await areasOfPincode(db, pincode);
    return { data: { pincode, serviceable: areas.length > 0, areas } };
  },
});
