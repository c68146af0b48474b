import type { CalendarDate } from '../india-time.ts';
import { type Agreed, plannedDay } from './milk-plan.ts';

/** ordered: in tomorrow's round; unavailable: there was none left; sour: it came, was bad and is credited. */
export const DELIVERY_STATES = ['ordered', 'delivered', 'missed', 'sour', 'unavailable'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export type MadeDelivery = { date: CalendarDate; packs: number; pricePaise: number; status: DeliveryState };

export const DAY_STATES = [
  'none',
  'ordered',
  'delivered',
  'paused',
  'skipped',
  'missed',
  'credited',
  'unavailable',
] as const;
export type DayState = (typeof DAY_STATES)[number];

export type CalendarDay = {
  date: CalendarDate;
  state: DayState;
  packs: number;
  chargedPaise: number;
  creditedPaise: number;
};

const STATE_OF: Record<DeliveryState, DayState> = {
  ordered: 'ordered',
  delivered: 'delivered',
  missed: 'missed',
  sour: 'credited',
  unavailable: 'unavailable',
};

type Known = {
  agreed: Agreed;
  /** What was made of the agreement: it is a fact, and later edits of the plan do not touch it. */
  delivery: MadeDelivery | undefined;
  /** Today's price of a pack, for days that are still to come. */
  pricePaise: number;
  today: CalendarDate;
};

export function calendarDay({ agreed, delivery, pricePaise, today }: Known, date: CalendarDate): CalendarDay {
  if (delivery) return deliveredDay(delivery);
  const { state, packs } = plannedDay(agreed, date);
  // A day that passed without a delivery was none, whatever the plan says today.
  if (state === 'ordered' && date < today) return emptyDay(date, 'none');
  return state === 'ordered'
    ? { date, state, packs, chargedPaise: packs * pricePaise, creditedPaise: 0 }
    : emptyDay(date, state);
}

function deliveredDay({ date, packs, pricePaise, status }: MadeDelivery): CalendarDay {
  const isCharged = status === 'ordered' || status === 'delivered' || status === 'sour';
  const chargedPaise = isCharged ? packs * pricePaise : 0;
  return {
    date,
    state: STATE_OF[status],
    packs: isCharged ? packs : 0,
    chargedPaise,
    creditedPaise: status === 'sour' ? chargedPaise : 0,
  };
}

const emptyDay = (date: CalendarDate, state: DayState): CalendarDay => ({
  date,
  state,
  packs: 0,
  chargedPaise: 0,
  creditedPaise: 0,
});

export type MonthBill = { deliveredPaise: number; comingPaise: number; creditedPaise: number; totalPaise: number };

/** The month's bill is its days and nothing else: what came, what is still to come, less what was credited. */
export function monthBill(days: readonly CalendarDay[]): MonthBill {
  const bill: MonthBill = { deliveredPaise: 0, comingPaise: 0, creditedPaise: 0, totalPaise: 0 };
  for (const day of days) {
    if (day.state === 'ordered') bill.comingPaise += day.chargedPaise;
    else bill.deliveredPaise += day.chargedPaise;
    bill.creditedPaise += day.creditedPaise;
    bill.totalPaise += day.chargedPaise - day.creditedPaise;
  }
  return bill;
}
