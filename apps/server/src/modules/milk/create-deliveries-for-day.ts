import { morningToMake } from '@subah/rules/milk/milk-cut-off';
import { and, asc, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { makeDelivery } from './create-delivery.ts';
import { milkDeliveries, milkPlans } from './milk.tables.ts';

const BATCH = 500;

/** After 11PM the plans become tomorrow's round. Running it again, or twice at once, adds only what is missing. */
export async function makeMorning({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const date = morningToMake(now);
  if (!date) return;
  const failures: unknown[] = [];
  let last: string | undefined;
  for (;;) {
    const due = await db
      .select({ id: milkPlans.id })
      .from(milkPlans)
      .where(
        and(
          lte(milkPlans.startDate, date),
          or(isNull(milkPlans.endDate), gte(milkPlans.endDate, date)),
          sql`not exists (select 1 from ${milkDeliveries}
            where ${milkDeliveries.planId} = ${milkPlans.id} and ${milkDeliveries.date} = ${date})`,
          last ? gt(milkPlans.id, last) : undefined,
        ),
      )
      .orderBy(asc(milkPlans.id))
      .limit(BATCH);
    for (const { id } of due) {
      // One household's trouble must not leave the others without milk.
      await inTransaction(db, (tx) => makeDelivery(tx, id, { date, now })).catch((error) => failures.push(error));
    }
    last = due.at(-1)?.id;
    if (due.length < BATCH) break;
  }
  // Told at the end: the job is then tried again, and makes only what is missing.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} milk plans could not be delivered`);
}
