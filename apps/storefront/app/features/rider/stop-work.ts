import type { RiderRound, RiderStop } from '@subah/contract/rounds/rider';
import type { DeliveryState } from '@subah/contract/rounds/rounds';
import { RECALLED_REASON } from '@subah/rules/delivery/handover';
import { toPaise, toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { NewVisit, QueuedVisit } from './visit-queue.ts';

type StopWork = {
  orderIds: string[];
  milkIds: string[];
  orderNames: string[];
  /** Rupees. */
  due: number;
};

/** What can be handed over at a door now: also what could not be delivered before. */
export function workAt(stop: RiderStop): StopWork {
  const orders = stop.orders.filter(({ state }) => state === 'open' || state === 'not_delivered');
  const milk = stop.milk.filter(({ state }) => state === 'open');
  return {
    orderIds: orders.map(({ _id }) => _id),
    milkIds: milk.map(({ _id }) => _id),
    orderNames: orders.map(({ _id }) => orderName(_id)),
    due: toRupees([...orders, ...milk].reduce((sum, { due }) => sum + toPaise(due), 0)),
  };
}

export const hasWork = ({ orderIds, milkIds }: Pick<StopWork, 'orderIds' | 'milkIds'>): boolean =>
  orderIds.length + milkIds.length > 0;

/** For an order whose packs were recalled on the way. */
export const bringBack = ({ _id, name }: RiderStop, orderId: string): NewVisit => ({
  kind: 'not-delivered',
  stopId: _id,
  name,
  orderIds: [orderId],
  milkIds: [],
  reason: RECALLED_REASON,
  note: '',
});

const staysInShop = (state: DeliveryState): boolean => state === 'not_packed' || state === 'recalled';

/** Orders of a round that cannot be taken along now. */
export const leftBehind = ({ stops }: RiderRound) =>
  stops.flatMap(({ name, orders }) =>
    orders.filter(({ state }) => staysInShop(state)).map((order) => ({ ...order, name })),
  );

/** Not yet visited: an order that came back is no work of this round any more. */
export const isOpen = (stop: RiderStop): boolean =>
  [...stop.orders, ...stop.milk].some(({ state }) => state === 'open' || state === 'bring_back' || staysInShop(state));

export const waitingAt = (stop: RiderStop, queue: readonly QueuedVisit[]): QueuedVisit | undefined =>
  queue.find((visit) => visit.kind !== 'pick-up' && visit.stopId === stop._id && visit.error === undefined);

export const isPickUpWaiting = ({ _id }: { _id: string }, queue: readonly QueuedVisit[]): boolean =>
  queue.some((visit) => visit.kind === 'pick-up' && visit.pickUpId === _id && visit.error === undefined);

type Door = Pick<RiderStop, 'street' | 'city' | 'pincode' | 'location'>;

/** The point that the customer shared; maps find few streets of villages by name. */
export function mapLink({ street, city, pincode, location }: Door): string {
  const place = location ? `${location.latitude},${location.longitude}` : `${street}, ${city} ${pincode}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
