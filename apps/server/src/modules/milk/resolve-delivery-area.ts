import type { Tx } from '../../platform/database/database.ts';
import { findAddressOrDefault, findAreasByPincode } from '../delivery/index.ts';
import type { MilkAddress } from './milk.tables.ts';

/** `obstacle` is the reason why nothing can be delivered, as a sentence for the customer. */
type DeliveryDestination = { address: MilkAddress | null; area: string; obstacle: string | null };

export async function resolveDeliveryArea(
  tx: Tx,
  plan: { userId: string; addressId: string | null },
): Promise<DeliveryDestination> {
  const saved = await findAddressOrDefault(tx, plan.userId, plan.addressId);
  if (!saved) return { address: null, area: 'No address', obstacle: 'There is no address to bring it to.' };
  const { name, phone, street, city, pincode } = saved;
  const address = { name, phone, street, city, pincode };
  const areas = await findAreasByPincode(tx, pincode);
  if (areas.length === 0) return { address, area: city, obstacle: 'We do not deliver to this address.' };
  return { address, area: areaOf(address, areas), obstacle: null };
}

type Area = { name: string; alias: string | null };

/** Several areas may share a pincode: prefer one that the street names, then one that the city names. */
function areaOf({ street, city, pincode }: MilkAddress, areas: Area[]): string {
  const named = areas.find(isNamedIn(street)) ?? areas.find(isNamedIn(city));
  const [first, second] = areas;
  return named?.name ?? (first && !second ? first.name : `Pincode ${pincode}`);
}

const isNamedIn = (text: string) => (area: Area) =>
  [area.name, area.alias].some((word) => word && text.toLowerCase().includes(word.toLowerCase()));
