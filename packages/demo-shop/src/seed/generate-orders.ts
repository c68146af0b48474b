import { nextMorningSlot } from '@subah/rules/delivery/delivery-slot';
import { indiaMoment } from '@subah/rules/india-time';
import { expressSlot } from '@subah/rules/orders/express';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { demoCustomers, demoReasons } from '../shop/people.ts';

const MINUTE_MS = 60_000;
const DAYS = 110;

type PlannedStep = { status: OrderStatus; at: Date; by: 'customer' | 'admin'; reason?: string };

export type PlannedOrder = {
  code: string;
  /** The demo customer, or one of the neighbours by code. */
  customer: string;
  isOnline: boolean;
  isExpress: boolean;
  tipRupees: number;
  placedAt: Date;
  slot: { startsAt: Date; endsAt: Date };
  steps: PlannedStep[];
  needsPrescription?: boolean;
};

export type Dice = () => number;

/** The same numbers every time: a small generator with a fixed beginning. */
export function throwDice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[Math.floor(dice() * items.length)] as Item;

/** Some months of a shop that grows: a few orders a day, more of them lately, the oldest first. */
export function planOrders(now: Date): PlannedOrder[] {
  const dice = throwDice(20_260_815);
  const past = Array.from({ length: 96 }, (_, at) => {
    const daysAgo = Math.round(3 + (DAYS - 3) * (1 - at / 95) ** 1.6);
    return planPast(dice, `past-${at}`, now, daysAgo, fateOf(at));
  });
  const all = [...past, ...planRecent(dice, now), ...planOwn(dice, now)];
  return all.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

type Fate =
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'exchanged'
  | 'return_requested'
  | 'exchange_requested'
  | 'exchange_in_transit';

function fateOf(at: number): Fate {
  if (at === 94) return 'return_requested';
  if (at === 92) return 'exchange_requested';
  if (at === 89) return 'exchange_in_transit';
  if (at % 13 === 5) return 'cancelled';
  if (at % 29 === 11) return 'returned';
  return at % 37 === 20 ? 'exchanged' : 'delivered';
}

const neighbour = (dice: Dice): string => pick(dice, demoCustomers).code;

function begin(dice: Dice, code: string, customer: string, placedAt: Date, isExpress = false): PlannedOrder {
  return {
    code,
    customer,
    isOnline: dice() < 0.6,
    isExpress,
    tipRupees: dice() < 0.3 ? pick(dice, [10, 20, 30]) : 0,
    placedAt,
    slot: isExpress ? expressSlot(placedAt) : nextMorningSlot(placedAt),
    steps: [{ status: 'OrderPlaced', at: placedAt, by: 'customer' }],
  };
}

/** Most people order in the evening for the next morning, some by day for at once. */
function planPast(
  dice: Dice,
  code: string,
  now: Date,
  daysAgo: number,
  fate: Fate,
  customer = neighbour(dice),
): PlannedOrder {
  const isExpress = dice() < 0.2;
  const hour = isExpress ? 9 + dice() * 11 : 17 + dice() * 5.5;
  const placedAt = new Date(indiaMoment(now, -daysAgo, 0).getTime() + hour * 60 * MINUTE_MS);
  const order = begin(dice, code, customer, placedAt, isExpress);
  if (fate === 'cancelled') {
    const reason = pick(dice, demoReasons.cancelled);
    order.steps.push({ status: 'cancelled', at: after(placedAt, 20 + dice() * 60), by: 'customer', reason });
    return order;
  }
  order.steps.push(...delivery(dice, order));
  order.steps.push(...aftermath(dice, order, fate));
  return order;
}

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

function delivery(dice: Dice, { isExpress, placedAt, slot }: PlannedOrder): PlannedStep[] {
  const [packed, left, there] = isExpress
    ? [after(placedAt, 4), after(placedAt, 8), after(placedAt, 14 + dice() * 14)]
    : [after(slot.startsAt, -90), after(slot.startsAt, 10 + dice() * 30), after(slot.startsAt, 50 + dice() * 110)];
  return [
    { status: 'shipped', at: packed, by: 'admin' },
    { status: 'outfor delivery', at: left, by: 'admin' },
    { status: 'delivered', at: there, by: 'admin' },
  ];
}

function aftermath(dice: Dice, { steps }: PlannedOrder, fate: Fate): PlannedStep[] {
  if (fate === 'delivered' || fate === 'cancelled') return [];
  const delivered = steps.at(-1)?.at ?? new Date(0);
  const asked = after(delivered, 60 + dice() * 300);
  const isReturn = fate.startsWith('return');
  const status = isReturn ? 'return_requested' : 'exchange_requested';
  const request: PlannedStep = { status, at: asked, by: 'customer', reason: pick(dice, demoReasons[status]) };
  const next: PlannedStep[] = isReturn
    ? [{ status: 'returned', at: after(asked, 1500), by: 'admin' }]
    : [
        { status: 'exchange_in_transit', at: after(asked, 700), by: 'admin' },
        { status: 'exchanged', at: after(asked, 1500), by: 'admin' },
      ];
  const all = [request, ...next];
  return all.slice(0, all.findIndex((step) => step.status === fate) + 1);
}

/** What lies on the counter right now: new orders, some that are packed, some that are on the road. */
function planRecent(dice: Dice, now: Date): PlannedOrder[] {
  const ago = (minutes: number) => after(now, -minutes);
  const fresh = [25, 70, 130, 210, 320, 480, 610].map((minutes, at) =>
    begin(dice, `new-${at}`, neighbour(dice), ago(minutes)),
  );
  const packed = [840, 900, 960, 1020].map((minutes, at) => {
    const order = begin(dice, `packed-${at}`, neighbour(dice), ago(minutes));
    order.steps.push({ status: 'shipped', at: ago(95 - at * 10), by: 'admin' });
    if (at > 1) order.steps.push({ status: 'outfor delivery', at: ago(40 - at * 5), by: 'admin' });
    return order;
  });
  return [...fresh, ...packed];
}

/** Orders of the demo customer, one in every state that is worth looking at. */
function planOwn(dice: Dice, now: Date): PlannedOrder[] {
  const own = 'customer';
  const ago = (minutes: number) => after(now, -minutes);
  const arrived = begin(dice, 'own-arrived', own, ago(200), true);
  arrived.steps.push(
    { status: 'shipped', at: ago(196), by: 'admin' },
    { status: 'outfor delivery', at: ago(192), by: 'admin' },
    { status: 'delivered', at: ago(180), by: 'admin' },
  );
  const onTheRoad = begin(dice, 'own-on-the-road', own, ago(880));
  onTheRoad.steps.push(
    { status: 'shipped', at: ago(75), by: 'admin' },
    { status: 'outfor delivery', at: ago(20), by: 'admin' },
  );
  return [
    planPast(dice, 'own-first', now, 71, 'delivered', own),
    planPast(dice, 'own-second', now, 44, 'delivered', own),
    { ...planPast(dice, 'own-returned', now, 27, 'returned', own), isOnline: true },
    { ...planPast(dice, 'own-cancelled', now, 12, 'cancelled', own), isOnline: true },
    { ...planPast(dice, 'own-last-week', now, 7, 'delivered', own), isOnline: true },
    { ...arrived, isOnline: true },
    { ...onTheRoad, isOnline: true },
    { ...begin(dice, 'own-prescription', own, ago(150)), isOnline: true, needsPrescription: true },
    { ...begin(dice, 'own-new', own, ago(45)), isOnline: false },
  ];
}
