import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { nextDeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { indiaMoment } from '@subah/rules/india-time';
import { expressSlot } from '@subah/rules/orders/express';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { choose, createRandom, type Random } from '../random.ts';
import { demoCustomers, demoReasons } from '../shop/people.ts';

const MINUTE_MS = 60_000;
const DAYS = 110;

type StatusStep = { status: OrderStatus; at: Date; by: 'customer' | 'admin'; reason?: string };

export type OrderDraft = {
  code: string;
  /** `customer` for the demo customer, else the code of one of `demoCustomers`. */
  customer: string;
  isOnline: boolean;
  isExpress: boolean;
  tipRupees: number;
  placedAt: Date;
  slot: { startsAt: Date; endsAt: Date };
  steps: StatusStep[];
  needsPrescription?: boolean;
};

/** Orders of the last 110 days, more of them lately, oldest first. */
export function generateOrders(now: Date): OrderDraft[] {
  const random = createRandom(20_260_815);
  const past = Array.from({ length: 96 }, (_, at) => {
    const daysAgo = Math.round(3 + (DAYS - 3) * (1 - at / 95) ** 1.6);
    return generatePastOrder(random, `past-${at}`, now, daysAgo, chooseOutcome(at));
  });
  const all = [...past, ...generateOpenOrders(random, now), ...generateCustomerOrders(random, now)];
  return all.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

type Outcome =
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'exchanged'
  | 'return_requested'
  | 'exchange_requested'
  | 'exchange_in_transit';

function chooseOutcome(at: number): Outcome {
  if (at === 94) return 'return_requested';
  if (at === 92) return 'exchange_requested';
  if (at === 89) return 'exchange_in_transit';
  if (at % 13 === 5) return 'cancelled';
  if (at % 29 === 11) return 'returned';
  return at % 37 === 20 ? 'exchanged' : 'delivered';
}

const randomCustomer = (random: Random): string => choose(random, demoCustomers).code;

function createDraft(random: Random, code: string, customer: string, placedAt: Date, isExpress = false): OrderDraft {
  return {
    code,
    customer,
    isOnline: random() < 0.6,
    isExpress,
    tipRupees: random() < 0.3 ? choose(random, [10, 20, 30]) : 0,
    placedAt,
    slot: isExpress ? expressSlot(placedAt) : nextDeliverySlot(placedAt, DEFAULT_DELIVERY_SETTINGS),
    steps: [{ status: 'OrderPlaced', at: placedAt, by: 'customer' }],
  };
}

/** Most orders are placed in the evening for the next morning, a fifth by day as express. */
function generatePastOrder(
  random: Random,
  code: string,
  now: Date,
  daysAgo: number,
  outcome: Outcome,
  customer = randomCustomer(random),
): OrderDraft {
  const isExpress = random() < 0.2;
  const hour = isExpress ? 9 + random() * 11 : 17 + random() * 5.5;
  const placedAt = new Date(indiaMoment(now, -daysAgo, 0).getTime() + hour * 60 * MINUTE_MS);
  const order = createDraft(random, code, customer, placedAt, isExpress);
  if (outcome === 'cancelled') {
    const reason = choose(random, demoReasons.cancelled);
    order.steps.push({ status: 'cancelled', at: after(placedAt, 20 + random() * 60), by: 'customer', reason });
    return order;
  }
  order.steps.push(...deliverySteps(random, order));
  order.steps.push(...returnSteps(random, order, outcome));
  return order;
}

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

function deliverySteps(random: Random, { isExpress, placedAt, slot }: OrderDraft): StatusStep[] {
  const [packedAt, leftAt, deliveredAt] = isExpress
    ? [after(placedAt, 4), after(placedAt, 8), after(placedAt, 14 + random() * 14)]
    : [after(slot.startsAt, -90), after(slot.startsAt, 10 + random() * 30), after(slot.startsAt, 50 + random() * 110)];
  return [
    { status: 'shipped', at: packedAt, by: 'admin' },
    { status: 'outfor delivery', at: leftAt, by: 'admin' },
    { status: 'delivered', at: deliveredAt, by: 'admin' },
  ];
}

function returnSteps(random: Random, { steps }: OrderDraft, outcome: Outcome): StatusStep[] {
  if (outcome === 'delivered' || outcome === 'cancelled') return [];
  const delivered = steps.at(-1)?.at ?? new Date(0);
  const requestedAt = after(delivered, 60 + random() * 300);
  const isReturn = outcome.startsWith('return');
  const status = isReturn ? 'return_requested' : 'exchange_requested';
  const request: StatusStep = { status, at: requestedAt, by: 'customer', reason: choose(random, demoReasons[status]) };
  const next: StatusStep[] = isReturn
    ? [{ status: 'returned', at: after(requestedAt, 1500), by: 'admin' }]
    : [
        { status: 'exchange_in_transit', at: after(requestedAt, 700), by: 'admin' },
        { status: 'exchanged', at: after(requestedAt, 1500), by: 'admin' },
      ];
  const all = [request, ...next];
  return all.slice(0, all.findIndex((step) => step.status === outcome) + 1);
}

/** Orders that are not delivered yet: new, packed and out for delivery. */
function generateOpenOrders(random: Random, now: Date): OrderDraft[] {
  const ago = (minutes: number) => after(now, -minutes);
  const placed = [25, 70, 130, 210, 320, 480, 610].map((minutes, at) =>
    createDraft(random, `new-${at}`, randomCustomer(random), ago(minutes)),
  );
  const packed = [840, 900, 960, 1020].map((minutes, at) => {
    const order = createDraft(random, `packed-${at}`, randomCustomer(random), ago(minutes));
    order.steps.push({ status: 'shipped', at: ago(95 - at * 10), by: 'admin' });
    if (at > 1) order.steps.push({ status: 'outfor delivery', at: ago(40 - at * 5), by: 'admin' });
    return order;
  });
  return [...placed, ...packed];
}

/** Orders of the demo customer in different statuses. */
function generateCustomerOrders(random: Random, now: Date): OrderDraft[] {
  const customer = 'customer';
  const ago = (minutes: number) => after(now, -minutes);
  const arrived = createDraft(random, 'own-arrived', customer, ago(200), true);
  arrived.steps.push(
    { status: 'shipped', at: ago(196), by: 'admin' },
    { status: 'outfor delivery', at: ago(192), by: 'admin' },
    { status: 'delivered', at: ago(180), by: 'admin' },
  );
  const outForDelivery = createDraft(random, 'own-out-for-delivery', customer, ago(880));
  outForDelivery.steps.push(
    { status: 'shipped', at: ago(75), by: 'admin' },
    { status: 'outfor delivery', at: ago(20), by: 'admin' },
  );
  return [
    generatePastOrder(random, 'own-first', now, 71, 'delivered', customer),
    generatePastOrder(random, 'own-second', now, 44, 'delivered', customer),
    { ...generatePastOrder(random, 'own-returned', now, 27, 'returned', customer), isOnline: true },
    { ...generatePastOrder(random, 'own-cancelled', now, 12, 'cancelled', customer), isOnline: true },
    { ...generatePastOrder(random, 'own-last-week', now, 7, 'delivered', customer), isOnline: true },
    { ...arrived, isOnline: true },
    { ...outForDelivery, isOnline: true },
    { ...createDraft(random, 'own-prescription', customer, ago(150)), isOnline: true, needsPrescription: true },
    { ...createDraft(random, 'own-new', customer, ago(45)), isOnline: false },
  ];
}
