import { askPrepared, type Db } from '../../platform/database.ts';

/** The job of what follows news of an order and can wait: invoice numbers and mails. */
export const FOLLOW_UP = 'orders:follow-up';

/** The job begins so long after it was asked for, and takes all orders that were placed until then. */
const BEGINS_AFTER_MS = 2000;
const SURELY_NOT_BEGUN_MS = BEGINS_AFTER_MS - 100;

// Losing it in a crash costs a minute, so nobody waits for the disk. One that has not begun yet will see this order too.
const ASK = `select set_config('synchronous_commit', 'off', true),
    graphile_worker.add_job($1::text, job_key => $1::text, run_at => now() + interval '${BEGINS_AFTER_MS} milliseconds')
  where not exists (select 1 from graphile_worker.jobs where key = $1::text and locked_at is null)`;

const askedAt = new WeakMap<Db, number>();

/** After the commit of an order: asks for the follow-up soon instead of at the next minute, with others that come now. */
export async function askForFollowUp(db: Db): Promise<void> {
  const now = performance.now();
  if (now - (askedAt.get(db) ?? Number.NEGATIVE_INFINITY) < SURELY_NOT_BEGUN_MS) return;
  const added = await askPrepared(db, 'orders_follow_up', ASK, [FOLLOW_UP]);
  // When somebody else had asked before, nobody here knows when it begins.
  if (added.length > 0) askedAt.set(db, now);
}
