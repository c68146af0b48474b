import { milkMails } from '@subah/messages/mail/orders';
import type { Message } from '@subah/messages/message';
import type { Tx } from '../../platform/database/database.ts';
import { findAddressOrDefault } from '../delivery/index.ts';
import type { MilkAddress } from './milk.tables.ts';

/** `obstacle` is the reason why nothing can be delivered, as a sentence for the customer. */
type DeliveryDestination = { address: MilkAddress | null; area: string; obstacle: Message | null };

export async function resolveDeliveryArea(
  tx: Tx,
  plan: { userId: string; addressId: string | null },
): Promise<DeliveryDestination> {
  const saved = await findAddressOrDefault(tx, plan.userId, plan.addressId);
  if (!saved) return { address: null, area: 'No address', obstacle: milkMails.noAddress };
  const { name, phone, street, landmark, city, pincode, location } = saved;
  const address = { name, phone, street, landmark, city, pincode, location };
  if (saved.area === null) return { address, area: city, obstacle: milkMails.notServed };
  return { address, area: saved.area, obstacle: null };
}
