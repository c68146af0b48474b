import { checkoutRefusals } from '@subah/messages/api/checkout';
import { type DeliverySlot, upcomingSlots } from '@subah/rules/delivery/delivery-slot';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { lockOfferedSlots, type SlotRequest } from '../orders/index.ts';

export const sameSlot =
  (chosen: string | undefined) =>
  ({ startsAt }: DeliverySlot): boolean =>
    chosen !== undefined && startsAt.getTime() === Date.parse(chosen);

/** The chosen slot, or the next one with room. */
export async function chooseSlot(tx: Tx, request: SlotRequest & { chosen: string | undefined }): Promise<DeliverySlot> {
  const { settings, chosen, now } = request;
  const slots = await lockOfferedSlots(tx, request);
  const slot = chosen === undefined ? slots[0] : slots.find(sameSlot(chosen));
  if (slot) return slot;
  if (chosen === undefined || upcomingSlots(now, settings).some(sameSlot(chosen))) {
    throw new Problem('SLOT_FULL', checkoutRefusals.slotFull, { details: { slots } });
  }
  throw fieldProblem('slot', checkoutRefusals.slotNotOffered, 'SLOT_NOT_AVAILABLE');
}
