import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { addresses, areaPincodes, areas } from '../delivery/delivery.tables.ts';
import type { MilkAddress } from './milk.tables.ts';

export type Doorstep = { address: MilkAddress | null; area: string; hindrance: string | null };

/** Where the milk of a plan goes: its address, or the default one when that was deleted. */
export async function findDoorstep(tx: Tx, plan: { userId: string; addressId: string | null }): Promise<Doorstep> {
  const [address] = await tx
    .select({
      name: addresses.name,
      phone: addresses.phone,
      street: addresses.street,
      city: addresses.city,
      pincode: addresses.pincode,
    })
    .from(addresses)
    .where(eq(addresses.userId, plan.userId))
    .orderBy(desc(sql`${addresses.id} is not distinct from ${plan.addressId}::uuid`), desc(addresses.isDefault))
    .limit(1);
  if (!address) return { address: null, area: 'No address', hindrance: 'There is no address to bring it to.' };
  const near = await tx
    .select({ name: areas.name, alias: areas.alias })
    .from(areaPincodes)
    .innerJoin(areas, eq(areas.id, areaPincodes.areaId))
    .where(eq(areaPincodes.pincode, address.pincode))
    .orderBy(areas.rank);
  if (near.length === 0) return { address, area: address.city, hindrance: 'We do not deliver to this address.' };
  return { address, area: areaOf(address, near), hindrance: null };
}

type Area = { name: string; alias: string | null };

/** Several colonies share a pincode; the one that the address names is the right one, and the street knows better. */
function areaOf({ street, city, pincode }: MilkAddress, near: Area[]): string {
  const named = near.find(isNamedIn(street)) ?? near.find(isNamedIn(city));
  const [only, another] = near;
  return named?.name ?? (only && !another ? only.name : `Pincode ${pincode}`);
}

const isNamedIn = (text: string) => (area: Area) =>
  [area.name, area.alias].some((word) => word && text.toLowerCase().includes(word.toLowerCase()));
