import { indiaClock, indiaDateTime } from '../india-time.ts';
import type { PrescriptionFilter } from './prescriptions.ts';

type Period = { from: Date; until: Date };

/** The period of a filter in India time; `recent` is a number of rows instead. */
export function filterPeriod(filter: PrescriptionFilter | undefined, now: Date): Period | undefined {
  const { year, month } = indiaClock(now);
  if (filter === 'this-month') return { from: monthStart(year, month), until: monthStart(year, month + 1) };
  if (filter === 'last-month') return { from: monthStart(year, month - 1), until: monthStart(year, month) };
  if (filter === 'this-year') return { from: monthStart(year, 1), until: monthStart(year + 1, 1) };
  return undefined;
}

/** Accepts month 0 (December before) and 13 (January after). */
const monthStart = (year: number, month: number): Date =>
  indiaDateTime(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10), '00:00');
