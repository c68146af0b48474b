import { arrangePeriods, nextPeriod } from '@subah/rules/membership/membership-period';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { listCurrentSubscriptions } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

type PlanPeriod = { isFree: boolean; start: Date; end: Date };

/** Moves the plans of a locked account so that they follow one another, and returns the place of `added` among them. */
export async function arrangePlans(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
  added?: PlanPeriod,
): Promise<PlanPeriod | undefined> {
  const stored = (await listCurrentSubscriptions(tx, userId, now)).flatMap(({ id, pricePaise, startDate, endDate }) =>
    startDate && endDate ? [{ id, isFree: pricePaise === 0, start: startDate, end: endDate }] : [],
  );
  const startOf = new Map(stored.map(({ id, start }) => [id, start]));
  const arranged = arrangePeriods<PlanPeriod & { id?: string }>(now, added ? [...stored, added] : stored);
  const moved = arranged.flatMap(({ id, start, end }) => {
    const before = id && startOf.get(id);
    return id && before && before.getTime() !== start.getTime() ? [{ id, before, start, end }] : [];
  });
  // Two plans never have one start, also not between these updates: plans move away from the one that follows.
  const later = moved.filter(({ before, start }) => start > before).reverse();
  const earlier = moved.filter(({ before, start }) => start < before);
  for (const { id, start, end } of [...later, ...earlier]) {
    await tx.update(subscriptions).set({ startDate: start, endDate: end }).where(eq(subscriptions.id, id));
  }
  return arranged.find(({ id }) => id === undefined);
}

type NewPlan = { userId: string; pricePaise: number; durationInDays: number; now: Date };

/** The period of a plan that is bought: after the paid ones, and a free one after all. */
export async function placePlan(
  tx: Tx,
  { userId, pricePaise, durationInDays, now }: NewPlan,
): Promise<{ start: Date; end: Date }> {
  const isFree = pricePaise === 0;
  const others = (await listCurrentSubscriptions(tx, userId, now)).filter((plan) => isFree || plan.pricePaise > 0);
  const added = { isFree, ...nextPeriod(now, others.at(-1)?.endDate ?? null, durationInDays) };
  return (await arrangePlans(tx, { userId, now }, added)) ?? added;
}
