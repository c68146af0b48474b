import type { Area, Store } from '@subah/contract/delivery/delivery';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { areaPincodes, areas, stores } from './delivery.tables.ts';

const selectAreas = (db: Db | Tx) =>
  db
    .select({
      _id: areas.id,
      name: areas.name,
      hindiName: areas.hindiName,
      alias: areas.alias,
      pincodes: sql<string[]>`coalesce(array_agg(${areaPincodes.pincode} order by ${areaPincodes.pincode})
        filter (where ${areaPincodes.pincode} is not null), '{}')`,
    })
    .from(areas)
    .leftJoin(areaPincodes, eq(areaPincodes.areaId, areas.id))
    .groupBy(areas.id)
    .orderBy(asc(areas.rank), asc(areas.id))
    .$dynamic();

export const listAreas = async (db: Db | Tx): Promise<Area[]> => selectAreas(db);

export async function findArea(db: Db | Tx, id: string): Promise<Area | undefined> {
  const [area] = await selectAreas(db).where(eq(areas.id, id));
  return area;
}

export async function listStores(db: Db): Promise<Store[]> {
  return db
    .select({
      _id: stores.id,
      name: stores.name,
      address: stores.address,
      area: stores.area,
      pincode: stores.pincode,
      phone: stores.phone,
      hours: stores.hours,
    })
    .from(stores)
    .orderBy(asc(stores.rank), asc(stores.id));
}

/** Several areas may share a pincode; without any the shop does not deliver there. */
export async function findAreasByPincode(
  db: Db,
  pincode: string,
): Promise<{ name: string; hindiName: string | null }[]> {
  return db
    .select({ name: areas.name, hindiName: areas.hindiName })
    .from(areaPincodes)
    .innerJoin(areas, eq(areas.id, areaPincodes.areaId))
    .where(eq(areaPincodes.pincode, pincode))
    .orderBy(asc(areas.rank));
}
