import { type CustomerStatus, type OrderStatus, statusLabels } from './statuses.ts';

/** A delivered order can be sent back for this long. */
const RETURN_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** Goods can be carried back; a sample that was taken cannot. */
type Delivered = { status: string; deliveredAt: Date | null; bringsGoods: boolean };

/** Placed, and not at the door yet. */
export const ON_ITS_WAY: readonly OrderStatus[] = ['OrderPlaced', 'shipped', 'outfor delivery'];

/** Until it arrives. Return and exchange come after delivery, so they cannot be cancelled either. */
export const canCancel = ({ status }: { status: string }): boolean => ON_ITS_WAY.some((step) => step === status);

/** Until when an order may be returned or replaced; nothing when it may not. */
export function returnUntil({ status, deliveredAt, bringsGoods }: Delivered, now: Date): Date | undefined {
  if (status !== 'delivered' || !deliveredAt || !bringsGoods) return undefined;
  const until = new Date(deliveredAt.getTime() + RETURN_HOURS * HOUR_MS);
  return now < until ? until : undefined;
}

/** Why a customer may not do this with an own order, as a sentence; nothing when it may be done. */
export function refuseChange(
  order: Delivered,
  wish: CustomerStatus,
  reason: string | undefined,
  now: Date,
): string | undefined {
  if (wish === 'cancelled') {
    if (canCancel(order)) return undefined;
    return order.status === 'cancelled'
      ? 'This order is already cancelled.'
      : `An order that is ${label(order.status)} cannot be cancelled.`;
  }
  if (!order.bringsGoods)
    return 'A lab test cannot be returned or replaced. Please call us if something is wrong with it.';
  if (!reason) return 'Reason is required.';
  if (returnUntil(order, now)) return undefined;
  return order.status === 'delivered'
    ? 'Returns and replacements can be asked for within 24 hours of delivery.'
    : 'Only a delivered order can be returned or replaced.';
}

/** Why the patient and the morning of a lab test can no longer be agreed on; nothing when they can. */
export function refuseAgreement({ status }: { status: string }): string | undefined {
  if (ON_ITS_WAY.some((step) => step === status)) return undefined;
  return status === 'cancelled'
    ? 'This order is cancelled.'
    : 'This order is already delivered, its samples are collected.';
}

const label = (status: string): string => (statusLabels[status as OrderStatus] ?? status).toLowerCase();
