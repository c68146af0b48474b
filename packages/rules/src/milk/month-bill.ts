import type { CalendarDate } from '../india-time.ts';
import { type MilkAgreement, plannedDay } from './milk-plan.ts';

/** ordered: planned for the round. unavailable: out of stock or no address. sour: delivered spoiled and credited. */
export const DELIVERY_STATES = ['ordered', 'delivered', 'missed', 'sour', 'unavailable'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

type MilkDelivery = { date: CalendarDate; packs: number; pricePaise: number; status: DeliveryState };

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
type DayState = (typeof DAY_STATES)[number];

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

type DayInput = {
  agreement: MilkAgreement;
  /** Once it exists, later changes of the plan do not affect the day. */
  delivery: MilkDelivery | undefined;
  /** Current price of a pack, for future days. */
  pricePaise: number;
  today: CalendarDate;
};

export function calendarDay({ agreement, delivery, pricePaise, today }: DayInput, date: CalendarDate): CalendarDay {
  if (delivery) return deliveredDay(delivery);
  const { state, packs } = plannedDay(agreement, date);
  // No delivery was created for this past day, so nothing was ordered.
  if (state === 'ordered' && date < today) return emptyDay(date, 'none');
  return state === 'ordered'
    ? { date, state, packs, chargedPaise: packs * pricePaise, creditedPaise: 0 }
    : emptyDay(date, state);
}

function deliveredDay({ date, packs, pricePaise, status }: MilkDelivery): CalendarDay {
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

type MonthBill = { deliveredPaise: number; comingPaise: number; creditedPaise: number; totalPaise: number };

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
