import { daysSinceEpoch } from '../india-time.ts';

const DAY_MS = 86_400_000;

type Period = { start: Date; end: Date };

/** A plan bought during another one starts when that one ends. */
export function nextPeriod(now: Date, lastEnd: Date | null, durationInDays: number): Period {
  const start = lastEnd && lastEnd > now ? lastEnd : now;
  return { start, end: new Date(start.getTime() + durationInDays * DAY_MS) };
}

export function membershipUse({ start, end }: Period, now: Date): { percentUsed: number; daysRemaining: number } {
  const used = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return {
    percentUsed: Math.min(100, Math.max(0, Math.floor(used * 100))),
    daysRemaining: Math.max(0, daysSinceEpoch(end) - daysSinceEpoch(now)),
  };
}
