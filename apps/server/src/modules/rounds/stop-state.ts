import type { MapPoint } from '@subah/contract/delivery/delivery';
import type { DeliveryState } from '@subah/contract/rounds/rounds';
import { firstName } from '@subah/rules/accounts/first-name';
import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import type { DeliveryRow } from '../milk/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { StopOrder, StopParts } from './rounds.queries.ts';

export function orderState({ order, lastVisit, recalledPacks }: StopOrder): DeliveryState {
  const status = order.status as OrderStatus;
  const phase = phaseOf(status);
  if (phase === 'cancelled') return 'cancelled';
  if (phase !== 'open') return 'delivered';
  if (status === 'OrderPlaced') return 'not_packed';
  if (recalledPacks.length > 0) return status === 'shipped' ? 'recalled' : 'bring_back';
  return status === 'shipped' && lastVisit?.isDelivered === false ? 'not_delivered' : 'open';
}

/** Packed, not brought back from the door, and without recalled packs. */
export const isToTake = ({ order, lastVisit, recalledPacks }: StopOrder): boolean =>
  order.status === 'shipped' && lastVisit?.isDelivered !== false && recalledPacks.length === 0;

const MILK_STATES: Record<DeliveryRow['status'], DeliveryState> = {
  ordered: 'open',
  delivered: 'delivered',
  missed: 'not_delivered',
  sour: 'not_delivered',
  unavailable: 'cancelled',
};

export const milkState = ({ status }: DeliveryRow): DeliveryState => MILK_STATES[status];

/** What the rider collects for an order: nothing when it is paid. */
export const orderDuePaise = (order: OrderRow): number => (order.paymentType === 'cod' ? duePaise(order) : 0);

export const milkDuePaise = ({ paidBy, packs, pricePaise }: DeliveryRow): number =>
  paidBy === 'cod' ? packs * pricePaise : 0;

const isToDo = (state: DeliveryState): boolean => ['open', 'not_packed', 'recalled'].includes(state);
const isToVisit = (state: DeliveryState): boolean => isToDo(state) || state === 'bring_back';

export const isStopOpen = (stop: StopParts): boolean =>
  stop.orders.some((entry) => isToVisit(orderState(entry))) || stop.milk.some((row) => isToDo(milkState(row)));

/** What is still to be collected at a door. */
export const stopDuePaise = (stop: StopParts): number =>
  stop.orders.reduce((sum, entry) => sum + (isToDo(orderState(entry)) ? orderDuePaise(entry.order) : 0), 0) +
  stop.milk.reduce((sum, row) => sum + (isToDo(milkState(row)) ? milkDuePaise(row) : 0), 0);

type Door = {
  names: string[];
  phone: string;
  street: string;
  landmark: string;
  location: MapPoint | null;
  city: string;
  pincode: string;
};

export function doorOf({ orders, milk }: StopParts): Door {
  const addresses = [...orders.map(({ order }) => order.address), ...milk.flatMap(({ address }) => address ?? [])];
  const [first] = addresses;
  return {
    names: [...new Set(addresses.map(({ name }) => name))],
    phone: first?.phone ?? '',
    street: first?.street ?? '',
    // Several orders for one door: the address was completed with a later one.
    landmark: addresses.findLast(({ landmark }) => landmark)?.landmark ?? '',
    location: addresses.findLast(({ location }) => location)?.location ?? null,
    city: first?.city ?? '',
    pincode: first?.pincode ?? '',
  };
}

export const firstNames = (names: string[]): string => [...new Set(names.map(firstName))].join(', ');
