import type { Address, deliveryEndpoints } from '@subah/contract/delivery/delivery';
import { type deliverySettingsEndpoints, toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { addressAnswers } from '@subah/messages/api/delivery';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listAddresses, type SavedAddress } from './address.queries.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts';
import { findAreasByPincode, listAreas, listStores } from './delivery.queries.ts';
import { findDeliverySettings, saveDeliverySettings } from './delivery-settings.ts';
import { changeArea, createArea, deleteArea } from './save-area.ts';

type DeliveryCalls = keyof typeof deliveryEndpoints | keyof typeof deliverySettingsEndpoints;

export const deliveryRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, DeliveryCalls> => ({
  'GET areas': async () => ({ data: await listAreas(db), nextCursor: null }),
  'GET stores': async () => ({ data: await listStores(db), nextCursor: null }),
  'GET addresses/serviceability': async ({ query: { pincode } }) => {
    const served = await findAreasByPincode(db, pincode);
    const areas = served.map(({ name }) => name);
    const hindiAreas = served.map(({ name, hindiName }) => hindiName ?? name);
    return { data: { pincode, isServiceable: served.length > 0, areas, hindiAreas } };
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
  'GET delivery-settings': async () => {
    const settings = toWireDeliverySettings(await findDeliverySettings(db));
    // How much the shop can carry is its own business.
    return { data: { ...settings, windows: settings.windows.map((window) => ({ ...window, capacity: null })) } };
  },
  'GET admin/delivery-settings': async () => ({ data: toWireDeliverySettings(await findDeliverySettings(db)) }),
  'PUT admin/delivery-settings': async ({ user, body }) => ({
    data: toWireDeliverySettings(await saveDeliverySettings({ db }, body, user.id)),
    message: 'Settings saved',
  }),
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
