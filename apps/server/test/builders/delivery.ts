import { addresses, areaPincodes, areas } from '../../src/modules/delivery/delivery.tables.ts';
import { insertOne, type WithDb } from './insert-one.ts';

const PINCODE = '462046';

type AreaInput = { name?: string; alias?: string; pincodes?: string[] };

export async function anArea(shop: WithDb, { name = 'Satlapur', alias, pincodes = [PINCODE] }: AreaInput = {}) {
  const area = await insertOne(shop, areas, { name, alias: alias ?? null });
  await shop.deps.db.insert(areaPincodes).values(pincodes.map((pincode) => ({ areaId: area.id, pincode })));
  return area;
}

type AddressInput = Partial<typeof addresses.$inferInsert> & { userId: string };

export const anAddress = (shop: WithDb, input: AddressInput) =>
  insertOne(shop, addresses, {
    name: 'Asha Sharma',
    phone: '9876543210',
    street: '7, Gali 3, Satlapur',
    city: 'Mandideep',
    state: 'Madhya Pradesh',
    pincode: PINCODE,
    ...input,
  });
