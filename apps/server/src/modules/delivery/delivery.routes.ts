import type { Address, deliveryEndpoints } from '@subah/contract/shop/delivery';
import { addressAnswers } from '@subah/messages/api/delivery';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listAddresses, type SavedAddress } from './address.queries.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts';
import { findAreasByPincode, listAreas, listStores } from './delivery.queries.ts';
import { changeArea, createArea, deleteArea } from './save-area.ts';

export const deliveryRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof deliveryEndpoints> => ({
  'GET areas': async () => ({ data: await listAreas(db), nextCursor: null }),
  'GET stores': async () => ({ data: await listStores(db), nextCursor: null }),
  'GET addresses/serviceability': async ({ query: { pincode } }) => {
    const areas = (await findAreasByPincode(db, pincode)).map(({ name }) => name);
    return { data: { pincode, isServiceable: areas.length > 0, areas } };
  },
  'GET admin/areas': async () => ({ data: await listAreas(db), nextCursor: null }),
  'POST admin/areas': async ({ user, body }) => ({
    data: await createArea({ db, actorId: user.id }, body),
    message: 'Area added',
  }),
  'PUT admin/areas/{id}': async ({ user, params, body }) => ({
    data: await changeArea({ db, actorId: user.id }, params.id, body),
    message: 'Area updated',
  }),
  'DELETE admin/areas/{id}': async ({ user, params }) => {
    await deleteArea({ db, actorId: user.id }, params.id);
    return { message: 'Area deleted' };
  },
  'GET addresses': async ({ user }) => ({ data: await addressesOf(db, user.id), nextCursor: null }),
  'POST addresses/create': async ({ user, body, t }) => ({
    data: toWire(await addAddress({ db }, user.id, body)),
    message: t(addressAnswers.added),
  }),
  'PUT addresses/{id}': async ({ user, params, body, t }) => ({
    data: toWire(await changeAddress({ db }, user.id, params.id, body)),
    message: t(addressAnswers.updated),
  }),
  'DELETE addresses/{id}': async ({ user, params, t }) => {
    await removeAddress({ db }, user.id, params.id);
    return { message: t(addressAnswers.deleted) };
  },
});

export const addressesOf = async (db: Db, userId: string): Promise<Address[]> =>
  (await listAddresses(db, userId)).map(toWire);

const toWire = ({ id, area: _area, ...address }: SavedAddress): Address => ({ _id: id, ...address });
