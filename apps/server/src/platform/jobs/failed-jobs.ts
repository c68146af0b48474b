import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { withoutValues } from '../log-errors.ts';

const MAX_JOBS = 50;
const MAX_ERROR_LENGTH = 300;

/** Jobs that failed at least once, without their content. Those that are not tried again come first. */
export async function findFailedJobs(db: Db) {
  const { rows } = await db.execute<{
    id: string;
    task: string;
    attempts: number;
    has_ended: boolean;
    last_error: string | null;
    run_at: string;
  }>(sql`
    select id::text, task_identifier as task, attempts, attempts >= max_attempts as has_ended, last_error, run_at::text
    from graphile_worker.jobs where attempts > 0 and last_error is not null
    order by attempts >= max_attempts desc, run_at limit ${MAX_JOBS}`);
  return rows.map(({ id, task, attempts, has_ended, last_error, run_at }) => ({
    _id: id,
    task,
    attempts,
    failed: has_ended,
    error: withoutValues(last_error ?? '').slice(0, MAX_ERROR_LENGTH),
    nextAttemptAt: new Date(run_at).toISOString(),
  }));
}

/** Tries it again at once, with all its attempts. False when there is no such failed job, or it runs. */
export async function rescheduleFailedJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select job.id from graphile_worker.jobs as job,
      lateral graphile_worker.reschedule_jobs(array[job.id], run_at => now(), attempts => 0)
    where job.id = ${id}::bigint and job.attempts > 0 and job.locked_at is null`);
  return rows.length > 0;
}
