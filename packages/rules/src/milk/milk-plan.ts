import { type CalendarDate, daysBetween, weekdayOf } from '../india-time.ts';

export const RHYTHMS = ['daily', 'alternate', 'weekdays'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const MAX_PACKS_PER_DAY = 20;
export const MAX_PAUSE_DAYS = 90;

export type MilkPlan = {
  startDate: CalendarDate;
  /** The last day, once the plan is stopped. */
  endDate: CalendarDate | null;
  rhythm: Rhythm;
  /** For `alternate`: the first delivery day of the count. */
  rhythmFrom: CalendarDate;
  /** For `weekdays`; 0 is Sunday. */
  weekdays: readonly number[];
  packs: number;
};

/** Both days included. */
type MilkPause = { from: CalendarDate; to: CalendarDate };

/** Overrides a single day; 0 packs skips it. */
type DayChange = { date: CalendarDate; packs: number };

export type MilkAgreement = { plan: MilkPlan; pauses: readonly MilkPause[]; changes: readonly DayChange[] };

type PlannedDay = { state: 'none' | 'paused' | 'skipped' | 'ordered'; packs: number };

/** A day change overrides a pause, and a pause overrides the rhythm. */
export function plannedDay({ plan, pauses, changes }: MilkAgreement, date: CalendarDate): PlannedDay {
  if (date < plan.startDate || (plan.endDate !== null && date > plan.endDate)) return { state: 'none', packs: 0 };
  const change = changes.find((candidate) => candidate.date === date);
  if (change) return { state: change.packs > 0 ? 'ordered' : 'skipped', packs: change.packs };
  if (pauses.some(({ from, to }) => from <= date && date <= to)) return { state: 'paused', packs: 0 };
  return isInRhythm(plan, date) ? { state: 'ordered', packs: plan.packs } : { state: 'none', packs: 0 };
}

function isInRhythm({ rhythm, rhythmFrom, weekdays }: MilkPlan, date: CalendarDate): boolean {
  if (rhythm === 'daily') return true;
  if (rhythm === 'weekdays') return weekdays.includes(weekdayOf(date));
  return daysBetween(rhythmFrom, date) % 2 === 0;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Every day", "Every other day", "Mon, Wed, Fri". */
export function rhythmText({ rhythm, weekdays }: Pick<MilkPlan, 'rhythm' | 'weekdays'>): string {
  if (rhythm === 'daily') return 'Every day';
  if (rhythm === 'alternate') return 'Every other day';
  // The week begins on Monday here.
  const order = (day: number) => (day + 6) % 7;
  return [...weekdays]
    .sort((a, b) => order(a) - order(b))
    .map((day) => WEEKDAYS[day])
    .join(', ');
}
