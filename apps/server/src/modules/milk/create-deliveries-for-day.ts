import { deliveryDateToCreate } from '@subah/rules/milk/milk-cut-off';
import { and, asc, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createDelivery } from './create-delivery.ts';
import { milkDeliveries, milkPlans } from './milk.tables.ts';

const BATCH_SIZE = 500;

/** Creates tomorrow's deliveries after 11PM. Idempotent and safe to run concurrently: adds only what is missing. */
export async function createDeliveriesForDay({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const date = deliveryDateToCreate(now);
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
      .limit(BATCH_SIZE);
    for (const { id } of due) {
      // Continue with the other plans if one fails.
      await inTransaction(db, (tx) => createDelivery(tx, id, { date, now })).catch((error) => failures.push(error));
    }
    last = due.at(-1)?.id;
    if (due.length < BATCH_SIZE) break;
  }
  // Thrown last, so that the job is retried and creates what is missing.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} milk plans could not be delivered`);
}
