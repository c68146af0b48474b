import type { MilkCalendar, MilkDay } from '@subah/contract/milk/milk';
import { daysOfMonth, indiaDate } from '@subah/rules/india-time';
import { millilitres, toLitres } from '@subah/rules/milk/litres';
import { canChangeDay, firstOpenDate } from '@subah/rules/milk/milk-cut-off';
import { type CalendarDay, calendarDay, DAY_STATES, monthBill } from '@subah/rules/milk/month-bill';
import { toRupees } from '@subah/rules/money';
import type { Db } from '../../platform/database/database.ts';
import { type DeliveryRow, findAgreements, listDeliveriesOf, listPlansOf, type PlanRow } from './milk.queries.ts';

type PlanDay = CalendarDay & { plan: PlanRow; delivery: DeliveryRow | undefined; ml: number };

export async function readCalendar(db: Db, userId: string, month: string, now: Date): Promise<MilkCalendar> {
  const dates = daysOfMonth(month);
  const period = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const plans = await listPlansOf(db, userId, period);
  const agreements = await findAgreements(db, plans);
  const deliveries = await listDeliveriesOf(db, userId, period);
  const today = indiaDate(now);

  const days = dates.map((date) =>
    plans.flatMap((plan): PlanDay[] => {
      const agreement = agreements.get(plan.id);
      const delivery = deliveries.find((row) => row.planId === plan.id && row.date === date);
      if (!agreement) return [];
      const day = calendarDay({ agreement, delivery, pricePaise: plan.product.pricePaise, today }, date);
      const ml = day.packs * (delivery?.millilitres ?? millilitres(plan.product.packQuantity, plan.product.unit));
      return [{ ...day, plan, delivery, ml }];
    }),
  );
  const bill = monthBill(days.flat());
  return {
    month,
    today,
    firstOpenDate: firstOpenDate(now),
    days: days.map((parts, index) => dayToWire(dates[index] ?? '', parts, now)),
    bill: {
      delivered: toRupees(bill.deliveredPaise),
      coming: toRupees(bill.comingPaise),
      credited: toRupees(bill.creditedPaise),
      total: toRupees(bill.totalPaise),
      // Without credited milk.
      litres: toLitres(sum(days.flat(), ({ ml, creditedPaise }) => (creditedPaise > 0 ? 0 : ml))),
    },
  };
}

const dayToWire = (date: string, parts: PlanDay[], now: Date): MilkDay => ({
  date,
  state: stateToShow(parts),
  ...amounts(parts),
  canChange: parts.some(({ plan }) => isInPlan(plan, date)) && canChangeDay(date, now),
  plans: parts
    .filter(({ state, plan }) => state !== 'none' || isInPlan(plan, date))
    .map((part) => ({
      planId: part.plan.id,
      name: part.delivery?.name ?? part.plan.product.name,
      hindiName: part.plan.product.hindiName,
      state: part.state,
      ...amounts([part]),
      paidBy: part.delivery?.paidBy ?? part.plan.payBy,
      note: part.delivery?.note ?? null,
    })),
});

const amounts = (parts: PlanDay[]) => ({
  packs: sum(parts, ({ packs }) => packs),
  litres: toLitres(sum(parts, ({ ml }) => ml)),
  charged: toRupees(sum(parts, ({ chargedPaise }) => chargedPaise)),
  credited: toRupees(sum(parts, ({ creditedPaise }) => creditedPaise)),
});

const isInPlan = ({ startDate, endDate }: PlanRow, date: string): boolean =>
  startDate <= date && (endDate === null || date <= endDate);

/** Which state the calendar shows for a day with several plans. */
const STATE_PRIORITY: CalendarDay['state'][] = [
  'unavailable',
  'missed',
  'credited',
  'delivered',
  'ordered',
  'paused',
  'skipped',
];

const stateToShow = (parts: PlanDay[]): CalendarDay['state'] =>
  STATE_PRIORITY.find((state) => parts.some((part) => part.state === state)) ?? DAY_STATES[0];

const sum = <Part>(parts: Part[], of: (part: Part) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);
