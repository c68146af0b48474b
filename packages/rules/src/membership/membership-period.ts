import { daysSinceEpoch } from '../india-time.ts';

const DAY_MS = 86_400_000;

type Period = { start: Date; end: Date };
type PlanPeriod = Period & { isFree: boolean };

/** A plan bought during another one starts when that one ends. */
export function nextPeriod(now: Date, lastEnd: Date | null, durationInDays: number): Period {
  const start = lastEnd && lastEnd > now ? lastEnd : now;
  return { start, end: new Date(start.getTime() + durationInDays * DAY_MS) };
}

/**
 * Current and upcoming plans one after another: a running plan stays, later ones close up to it, and what is left of
 * free plans follows the paid ones.
 */
export function arrangePeriods<Plan extends PlanPeriod>(now: Date, plans: readonly Plan[]): Plan[] {
  const inOrder = plans.toSorted(
    (a, b) => Number(a.isFree) - Number(b.isFree) || a.start.getTime() - b.start.getTime(),
  );
  let lastEnd: Date | null = null;
  return inOrder.map((plan) => {
    const isUnmoved = !lastEnd && plan.start <= now;
    const start: Date = isUnmoved ? plan.start : (lastEnd ?? now);
    const leftMs = plan.end.getTime() - Math.max(plan.start.getTime(), now.getTime());
    lastEnd = isUnmoved ? plan.end : new Date(start.getTime() + leftMs);
    return { ...plan, start, end: lastEnd };
  });
}

export function membershipUse({ start, end }: Period, now: Date): { percentUsed: number; daysRemaining: number } {
  const used = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return {
    percentUsed: Math.min(100, Math.max(0, Math.floor(used * 100))),
    daysRemaining: Math.max(0, daysSinceEpoch(end) - daysSinceEpoch(now)),
  };
}
