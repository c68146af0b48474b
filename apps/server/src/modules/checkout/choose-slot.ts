import { checkoutRefusals } from '@subah/messages/api/checkout';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { type DeliverySlot, offeredSlots, upcomingSlots } from '@subah/rules/delivery/delivery-slot';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { lockLimitedWindows } from '../delivery/index.ts';
import { countOrdersBySlot } from '../orders/index.ts';

/** An unpaid order that is about to be replaced; its place is free again. */
type Attempt = { slotFrom: Date; expressDelivery: boolean } | undefined;

type SlotRequest = { settings: DeliverySettings; attempt: Attempt; now: Date };

export const sameSlot =
  (chosen: string | undefined) =>
  ({ startsAt }: DeliverySlot): boolean =>
    chosen !== undefined && startsAt.getTime() === Date.parse(chosen);

const isLimited = ({ windows }: DeliverySettings): boolean => windows.some(({ capacity }) => capacity !== null);

/** The next slots with room. Without a limited window nothing is counted. */
export async function listOfferedSlots(tx: Tx, { settings, attempt, now }: SlotRequest): Promise<DeliverySlot[]> {
  const ordered = isLimited(settings) ? await countOrdersBySlot(tx, now) : new Map<number, number>();
  const held = attempt && !attempt.expressDelivery ? attempt.slotFrom.getTime() : undefined;
  const count = held === undefined ? undefined : ordered.get(held);
  if (held !== undefined && count) ordered.set(held, count - 1);
  return offeredSlots(now, settings, ordered);
}

/** The chosen slot, or the next one with room. The lock keeps its place until the order is stored. */
export async function chooseSlot(tx: Tx, request: SlotRequest & { chosen: string | undefined }): Promise<DeliverySlot> {
  const { settings, chosen, now } = request;
  if (isLimited(settings)) await lockLimitedWindows(tx);
  const slots = await listOfferedSlots(tx, request);
  const slot = chosen === undefined ? slots[0] : slots.find(sameSlot(chosen));
  if (slot) return slot;
  if (chosen === undefined || upcomingSlots(now, settings).some(sameSlot(chosen))) {
    throw new Problem('SLOT_FULL', checkoutRefusals.slotFull, { details: { slots } });
  }
  throw fieldProblem('slot', checkoutRefusals.slotNotOffered, 'SLOT_NOT_AVAILABLE');
}
