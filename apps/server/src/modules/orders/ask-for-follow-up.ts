import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { Db } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';

/** The job of what follows news of an order and can wait: invoice numbers and mails. */
export const FOLLOW_UP = 'orders:follow-up';

/** The job begins so long after it was asked for, and takes all orders that were placed until then. */
const BEGINS_AFTER_MS = 2000;
/** While the shop has its hands full, placing orders comes first, and their mails are written in larger piles. */
const BEGINS_AFTER_WHEN_BUSY_MS = 20_000;
const BUSY = 0.6;
const SURELY_NOT_BEGUN_MS = 100;

// Losing it in a crash costs a minute, so nobody waits for the disk. One that has not begun yet will see this order too.
const ASK = `select set_config('synchronous_commit', 'off', true),
    graphile_worker.add_job($1::text, job_key => $1::text, run_at => now() + $2::int * interval '1 millisecond')
  where not exists (select 1 from graphile_worker.jobs where key = $1::text and locked_at is null)`;

type Asked = { beginsAt: number; load: EventLoopUtilization };
const lastAsked = new WeakMap<Db, Asked>();

/** After the commit of an order: asks for the follow-up soon instead of at the next minute, with others that come now. */
export async function askForFollowUp(db: Db): Promise<void> {
  const now = performance.now();
  const last = lastAsked.get(db);
  if (last && now < last.beginsAt - SURELY_NOT_BEGUN_MS) return;
  const load = performance.eventLoopUtilization();
  const isBusy = last !== undefined && performance.eventLoopUtilization(load, last.load).utilization > BUSY;
  const beginsAfter = isBusy ? BEGINS_AFTER_WHEN_BUSY_MS : BEGINS_AFTER_MS;
  const added = await runPrepared(db, 'orders_follow_up', ASK, [FOLLOW_UP, beginsAfter]);
  // When somebody else had asked before, nobody here knows when it begins.
  lastAsked.set(db, { beginsAt: added.length > 0 ? now + beginsAfter : now, load });
}
