import type { Catalog } from '../catalog/catalogs.ts';
import { type CalendarDate, indiaDate } from '../india-time.ts';
import { isCarried } from '../pricing/carried-goods.ts';
import {
  type CustomerStatus,
  HANDED_OVER_STATUSES,
  isPacked,
  type OrderStatus,
  phaseOf,
  statusLabels,
  UNDELIVERED_STATUSES,
} from './statuses.ts';

/** A delivered order can be returned or replaced for this long. */
export const RETURN_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

type OrderState = {
  status: string;
  deliveredAt: Date | null;
  /** When its replacement was handed over. */
  exchangedAt: Date | null;
  /** False for lab tests alone, which cannot be returned. */
  bringsGoods: boolean;
};

export const isUndelivered = (status: string): boolean => UNDELIVERED_STATUSES.some((step) => step === status);

export const canCancel = ({ status }: { status: string }): boolean => isUndelivered(status);

/** Packed goods are not opened again for one item. */
export const canCancelItems = ({ status }: { status: string }): boolean => status === 'OrderPlaced';

/** When the goods that the customer has now were handed over; null when an order cannot be returned. */
function handedOverAt({ status, deliveredAt, exchangedAt }: OrderState): Date | null {
  // Staff may set any status: without a delivery there was no payment to give back.
  if (status === 'exchanged') return deliveredAt && exchangedAt;
  return status === 'delivered' ? deliveredAt : null;
}

/** Until when an order may be returned; undefined when it may not. */
export function returnUntil(order: OrderState, now: Date): Date | undefined {
  const from = handedOverAt(order);
  if (!from || !order.bringsGoods) return undefined;
  const until = new Date(from.getTime() + RETURN_HOURS * HOUR_MS);
  return now < until ? until : undefined;
}

/** An order is replaced once. */
export const canReplace = (order: { status: string; canReturn: boolean }): boolean =>
  order.canReturn && order.status !== 'exchanged';

export type ChangeRefusal =
  | { code: 'ORDER_NOT_CANCELLABLE'; why: 'alreadyCancelled' | 'notCancellable' }
  | { code: 'ORDER_NOT_RETURNABLE'; why: 'labTestNotReturnable' | 'notDelivered' | 'alreadyReplaced' }
  | { code: 'REASON_REQUIRED' }
  | { code: 'RETURN_TIME_OVER' };

/** Why a customer may not make this change; undefined when it is allowed. */
export function refuseChange(
  order: OrderState,
  requested: CustomerStatus,
  reason: string | undefined,
  now: Date,
): ChangeRefusal | undefined {
  if (requested === 'cancelled') {
    if (canCancel(order)) return undefined;
    const why = order.status === 'cancelled' ? 'alreadyCancelled' : 'notCancellable';
    return { code: 'ORDER_NOT_CANCELLABLE', why };
  }
  if (!order.bringsGoods) return { code: 'ORDER_NOT_RETURNABLE', why: 'labTestNotReturnable' };
  if (!reason) return { code: 'REASON_REQUIRED' };
  if (requested === 'exchange_requested' && order.status === 'exchanged') {
    return { code: 'ORDER_NOT_RETURNABLE', why: 'alreadyReplaced' };
  }
  if (returnUntil(order, now)) return undefined;
  return handedOverAt(order) ? { code: 'RETURN_TIME_OVER' } : { code: 'ORDER_NOT_RETURNABLE', why: 'notDelivered' };
}

/** True when the change leaves a final phase: delivered, cancelled and returned exclude each other. */
export function needsReopen(from: OrderStatus, to: OrderStatus): boolean {
  const [before, after] = [phaseOf(from), phaseOf(to)];
  if (before === after || before === 'open') return false;
  return !(before === 'delivered' && after === 'returned');
}

/** Reopening leads back to an order on its way, or to the delivery before a return. */
export const canReopen = (from: OrderStatus, to: OrderStatus): boolean =>
  needsReopen(from, to) && (phaseOf(to) === 'open' || (from === 'returned' && to === 'delivered'));

/** Medicines are packed only after the pharmacist has seen the prescription. */
export const waitsForPharmacist = (order: { prescriptionState: string }, to: OrderStatus): boolean =>
  order.prescriptionState === 'to_check' && isPacked(to);

type StaffRefusal = { code: 'ORDER_FINAL' | 'REASON_REQUIRED'; message: string };

/** Why staff may not make this change; undefined when it is allowed. */
export function refuseStaffChange(
  from: OrderStatus,
  to: OrderStatus,
  { isReopening, reason }: { isReopening: boolean; reason: string | undefined },
): StaffRefusal | undefined {
  if (!needsReopen(from, to)) return undefined;
  const state = `This order is ${statusLabels[from].toLowerCase()}.`;
  if (!canReopen(from, to)) {
    const advice =
      phaseOf(from) === 'delivered'
        ? ' Set it to Returned to take it back.'
        : to === 'delivered'
          ? ' Reopen it first.'
          : '';
    return { code: 'ORDER_FINAL', message: `${state} It cannot be set to ${statusLabels[to]}.${advice}` };
  }
  if (!isReopening) return { code: 'ORDER_FINAL', message: `${state} Reopen it with a reason to change it.` };
  return reason ? undefined : { code: 'REASON_REQUIRED', message: 'Reason is required.' };
}

type SampleOrder = Pick<OrderState, 'status' | 'deliveredAt' | 'bringsGoods'>;
type Sample = { collectionDate: CalendarDate | null; isCollectedWithDelivery: boolean };

/**
 * Whether the sample of a lab test is still to be collected. The delivery of goods takes only the samples that are planned with
 * it, and a visit for one test leaves the tests of later mornings.
 */
export function isSampleOpen({ status, deliveredAt, bringsGoods }: SampleOrder, sample: Sample): boolean {
  if (isUndelivered(status)) return true;
  if (!deliveredAt || sample.isCollectedWithDelivery || !HANDED_OVER_STATUSES.some((step) => step === status))
    return false;
  if (sample.collectionDate === null) return bringsGoods;
  const deliveredOn = indiaDate(deliveredAt);
  return bringsGoods ? sample.collectionDate >= deliveredOn : sample.collectionDate > deliveredOn;
}

/** Staff take a lab test out until its sample is collected, also when the goods of its order are packed or delivered. */
export const canTakeOutTest = (order: SampleOrder, line: Sample & { catalog: Catalog }): boolean =>
  !isCarried(line) &&
  isSampleOpen(order, line) &&
  !(order.status === 'outfor delivery' && order.bringsGoods && line.isCollectedWithDelivery);

/** Whether the customer can cancel this item: before packing, and a lab test until the day before its sample is collected. */
export const canCancelLine = (order: SampleOrder, line: Sample & { catalog: Catalog }, today: CalendarDate): boolean =>
  canCancelItems(order) || (canTakeOutTest(order, line) && line.collectionDate !== null && today < line.collectionDate);

/** Why patient and collection date of a lab test can no longer be set; undefined when they can. */
export function refuseSamplePlan(order: SampleOrder, sample: Sample): string | undefined {
  if (isSampleOpen(order, sample)) return undefined;
  if (order.status === 'returned') return 'This order was returned.';
  return order.status === 'cancelled'
    ? 'This order is cancelled.'
    : 'This order is already delivered, its samples are collected.';
}
