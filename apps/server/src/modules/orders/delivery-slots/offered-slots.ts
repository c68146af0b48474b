import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { type DeliverySlot, offeredSlots } from '@subah/rules/delivery/delivery-slot';
import type { Tx } from '../../../platform/database/database.ts';
import { lockLimitedWindows } from '../../delivery/index.ts';
import { countOrdersBySlot } from './count-slot-orders.ts';

/** An unpaid order whose place counts as free: the one that is replaced or placed now. */
type Attempt = { slotFrom: Date; expressDelivery: boolean } | undefined;

export type SlotRequest = { settings: DeliverySettings; attempt: Attempt; now: Date };

const isLimited = ({ windows }: DeliverySettings): boolean => windows.some(({ capacity }) => capacity !== null);

/** The next slots with room. Without a limited window nothing is counted. */
export async function listOfferedSlots(tx: Tx, { settings, attempt, now }: SlotRequest): Promise<DeliverySlot[]> {
  const ordered = isLimited(settings) ? await countOrdersBySlot(tx, now) : new Map<number, number>();
  const held = attempt && !attempt.expressDelivery ? attempt.slotFrom.getTime() : undefined;
  const count = held === undefined ? undefined : ordered.get(held);
  if (held !== undefined && count) ordered.set(held, count - 1);
  return offeredSlots(now, settings, ordered);
}

/** The lock keeps their places until the order is stored. */
export async function lockOfferedSlots(tx: Tx, request: SlotRequest): Promise<DeliverySlot[]> {
  if (isLimited(request.settings)) await lockLimitedWindows(tx);
  return listOfferedSlots(tx, request);
}
