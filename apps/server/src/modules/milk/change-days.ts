import type { MilkPlan } from '@subah/contract/milk/milk';
import { milkRefusals } from '@subah/messages/api/milk';
import { fill } from '@subah/messages/message';
import { addDays, daysBetween } from '@subah/rules/india-time';
import { canChangeDay, firstOpenDate } from '@subah/rules/milk/milk-cut-off';
import { MAX_PAUSE_DAYS } from '@subah/rules/milk/milk-plan';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { changePlanUnderLock, type PlanDeps } from './change-plans.ts';
import { milkDayChanges, milkPauses } from './milk.tables.ts';

const MAX_PAUSES = 20;
/** How far ahead a single day may be changed. */
const MAX_DAYS_AHEAD = 92;

type PlanKey = { userId: string; id: string };

/** `packs: null` removes the change, so that the day follows the plan again. */
export const changeDay = (
  deps: PlanDeps,
  key: PlanKey,
  { date, packs }: { date: string; packs: number | null },
): Promise<MilkPlan> =>
  changePlanUnderLock(deps, key, async (tx, plan, now) => {
    if (!canChangeDay(date, now)) throw fieldProblem('date', milkRefusals.tooLate);
    const isInPlan = date >= plan.startDate && (plan.endDate === null || date <= plan.endDate);
    if (!isInPlan || daysBetween(firstOpenDate(now), date) > MAX_DAYS_AHEAD) {
      throw fieldProblem('date', milkRefusals.notInPlan);
    }
    if (packs === null) {
      await tx.delete(milkDayChanges).where(and(eq(milkDayChanges.planId, key.id), eq(milkDayChanges.date, date)));
      return;
    }
    await tx
      .insert(milkDayChanges)
      .values({ planId: key.id, date, packs })
      .onConflictDoUpdate({ target: [milkDayChanges.planId, milkDayChanges.date], set: { packs } });
  });

/** Removes changes of single days within the pause. */
export const pausePlan = (
  deps: PlanDeps,
  key: PlanKey,
  { from, to }: { from: string; to: string },
): Promise<MilkPlan> =>
  changePlanUnderLock(deps, key, async (tx, _plan, now) => {
    if (!canChangeDay(from, now)) throw fieldProblem('from', milkRefusals.tooLate);
    if (daysBetween(from, to) >= MAX_PAUSE_DAYS) {
      throw fieldProblem('to', fill(milkRefusals.holidayTooLong, { limit: MAX_PAUSE_DAYS }));
    }
    await requireFreePeriod(tx, key.id, { from, to });
    await tx.insert(milkPauses).values({ planId: key.id, fromDate: from, toDate: to });
    await tx
      .delete(milkDayChanges)
      .where(and(eq(milkDayChanges.planId, key.id), gte(milkDayChanges.date, from), lte(milkDayChanges.date, to)));
  });

async function requireFreePeriod(tx: Tx, planId: string, { from, to }: { from: string; to: string }): Promise<void> {
  const [row] = await tx
    .select({
      overlapping: sql<number>`count(*) filter (where ${milkPauses.fromDate} <= ${to} and ${milkPauses.toDate} >= ${from})::int`,
      coming: sql<number>`count(*) filter (where ${milkPauses.toDate} >= ${from})::int`,
    })
    .from(milkPauses)
    .where(eq(milkPauses.planId, planId));
  if (row && row.overlapping > 0) throw fieldProblem('from', milkRefusals.holidayOverlaps);
  if (row && row.coming >= MAX_PAUSES)
    throw new Problem('TOO_MANY_PAUSES', fill(milkRefusals.tooManyHolidays, { limit: MAX_PAUSES }));
}

/** Days that can no longer be changed stay paused; later ones follow the plan again. */
export const endPause = (deps: PlanDeps, key: PlanKey, pauseId: string): Promise<MilkPlan> =>
  changePlanUnderLock(deps, key, async (tx, _plan, now) => {
    const [pause] = await tx
      .select({ from: milkPauses.fromDate, to: milkPauses.toDate })
      .from(milkPauses)
      .where(and(eq(milkPauses.id, pauseId), eq(milkPauses.planId, key.id)));
    const open = firstOpenDate(now);
    if (!pause || pause.to < open) throw notFound('holiday');
    if (pause.from >= open) await tx.delete(milkPauses).where(eq(milkPauses.id, pauseId));
    else
      await tx
        .update(milkPauses)
        .set({ toDate: addDays(open, -1) })
        .where(eq(milkPauses.id, pauseId));
  });
