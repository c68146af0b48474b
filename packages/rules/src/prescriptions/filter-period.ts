import { indiaClock, indiaDateTime } from '../india-time.ts';
import type { PrescriptionFilter } from './prescriptions.ts';

type Period = { from: Date; until: Date };

/** From when to when a filter reaches, in months and years of India; `recent` is a number of records and not a time. */
export function filterPeriod(filter: PrescriptionFilter | undefined, now: Date): Period | undefined {
  const { year, month } = indiaClock(now);
  if (filter === 'this-month') return { from: monthStart(year, month), until: monthStart(year, month + 1) };
  if (filter === 'last-month') return { from: monthStart(year, month - 1), until: monthStart(year, month) };
  if (filter === 'this-year') return { from: monthStart(year, 1), until: monthStart(year + 1, 1) };
  return undefined;
}

/** Month 0 is December of the year before, 13 January of the year after. */
const monthStart = (year: number, month: number): Date =>
  indiaDateTime(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10), '00:00');
