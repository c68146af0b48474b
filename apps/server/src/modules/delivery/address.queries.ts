import { MapPoint } from '@subah/contract/delivery/delivery';
import { ADDRESS_TYPES } from '@subah/rules/delivery/address';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { addresses, areaPincodes } from './delivery.tables.ts';

const LOCATION = `case when latitude is not null
  then json_build_object('latitude', latitude, 'longitude', longitude) end`;

const columns = {
  id: addresses.id,
  addressType: addresses.addressType,
  name: addresses.name,
  phone: addresses.phone,
  street: addresses.street,
  landmark: addresses.landmark,
  city: addresses.city,
  state: addresses.state,
  pincode: addresses.pincode,
  area: addresses.area,
  location: sql<MapPoint | null>`${sql.raw(LOCATION)}`,
  isDefault: addresses.isDefault,
  isServiceable: sql<boolean>`exists (select 1 from area_pincodes served where served.pincode = addresses.pincode)`,
};

const ADDRESS = `id, address_type as "addressType", name, phone, street, landmark, city, state, pincode, area,
      ${LOCATION} as location, is_default as "isDefault",
      exists (select 1 from area_pincodes served where served.pincode = addresses.pincode) as "isServiceable"`;

const SavedAddress = z.object({
  id: z.string(),
  addressType: z.enum(ADDRESS_TYPES),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  /** Null where the shop does not deliver. */
  area: z.string().nullable(),
  location: MapPoint.nullable(),
  isDefault: z.boolean(),
  isServiceable: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;
export type AddressFields = Omit<SavedAddress, 'id' | 'area' | 'isServiceable'>;

const FIND_ADDRESS = defineStatement({
  name: 'delivery_address',
  text: `select ${ADDRESS} from addresses where id = $1 and user_id = $2`,
  row: SavedAddress,
});

/** An address of another customer is not found. */
export async function findAddress(db: Db | Tx, userId: string, addressId: string): Promise<SavedAddress | undefined> {
  const [address] = await runPrepared(db, FIND_ADDRESS, [addressId, userId]);
  return address;
}

const LIST_ADDRESSES = defineStatement({
  name: 'delivery_addresses',
  text: `select ${ADDRESS} from addresses where user_id = $1 order by is_default desc, created_at desc, id desc`,
  row: SavedAddress,
});

/** The default address first, then the newest. */
export const listAddresses = (db: Db | Tx, userId: string): Promise<SavedAddress[]> =>
  runPrepared(db, LIST_ADDRESSES, [userId]);

export async function listAddressesByUser(db: Db | Tx, userIds: string[]): Promise<Map<string, SavedAddress[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: addresses.userId, address: columns })
    .from(addresses)
    .where(inArray(addresses.userId, userIds))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ address }) => address)]));
}

/** The given address; the default one if it is missing or deleted. */
export async function findAddressOrDefault(
  db: Db | Tx,
  userId: string,
  addressId: string | null,
): Promise<SavedAddress | undefined> {
  const book = await listAddresses(db, userId);
  return book.find(({ id }) => id === addressId) ?? book[0];
}

export async function isServed(db: Db | Tx, pincode: string): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(areaPincodes).where(eq(areaPincodes.pincode, pincode)).limit(1);
  return rows.length > 0;
}

const INSERT_ADDRESS = defineStatement({
  name: 'delivery_insert_address',
  text: `insert into addresses (id, user_id, address_type, name, phone, street, city, state, pincode, is_default, landmark,
       latitude, longitude)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${ADDRESS}`,
  row: SavedAddress,
});

export async function insertAddress(tx: Tx, userId: string, fields: AddressFields): Promise<SavedAddress> {
  const { addressType, name, phone, street, city, state, pincode, isDefault, landmark, location } = fields;
  const [saved] = await runPrepared(tx, INSERT_ADDRESS, [
    ...[newId(), userId, addressType, name, phone, street, city, state, pincode, isDefault],
    ...[landmark, location?.latitude ?? null, location?.longitude ?? null],
  ]);
  if (!saved) throw new Error('address was not inserted');
  return saved;
}

export async function updateAddress(tx: Tx, id: string, fields: AddressFields): Promise<void> {
  const { location, ...columns } = fields;
  await tx
    .update(addresses)
    .set({ ...columns, latitude: location?.latitude ?? null, longitude: location?.longitude ?? null })
    .where(eq(addresses.id, id));
}

export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault));
}

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

export async function makeNewestDefault(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update ${addresses} set is_default = true where id =
    (select id from ${addresses} where user_id = ${userId} order by created_at desc, id desc limit 1)`);
}

export async function deleteAddressBook(tx: Tx, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}
