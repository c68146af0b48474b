import { askPrepared, type Db } from '../../platform/database.ts';

/** The job of what follows news of an order and can wait: invoice numbers and mails. */
export const FOLLOW_UP = 'orders:follow-up';

// Losing it in a crash costs a minute, so nobody waits for the disk. One that has not begun yet will see this order too.
const ASK = `select set_config('synchronous_commit', 'off', true),
    graphile_worker.add_job($1::text, job_key => $1::text, run_at => now() + interval '2 seconds')
  where not exists (select 1 from graphile_worker.jobs where key = $1::text and locked_at is null)`;

/** After the commit of an order: asks for the follow-up soon instead of at the next minute, with others that come now. */
export async function askForFollowUp(db: Db): Promise<void> {
  await askPrepared(db, 'orders_follow_up', ASK, [FOLLOW_UP]);
}
