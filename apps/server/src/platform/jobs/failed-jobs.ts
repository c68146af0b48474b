import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { withoutValues } from '../log-errors.ts';
import { ADDRESS_REFUSED, SEND_MAIL } from '../mail/mail.ts';

/** A mail of which a newer one with its key was queued while it was being sent, or whose time is over. */
const IS_OUTDATED = sql`(jobs.task_identifier = ${SEND_MAIL} and (
  jobs.key is distinct from coalesce(stored.payload ->> 'mailKey', jobs.key)
  or coalesce((stored.payload ->> 'until')::timestamptz <= now(), false)))`;
const STORED_JOBS = sql`graphile_worker.jobs join graphile_worker._private_jobs as stored using (id)`;

/** A mail with a mistyped address, say: the shop need not look after it as after other failed jobs. */
export const isRefusedMail = sql`coalesce(jobs.last_error, '') like ${`%${ADDRESS_REFUSED}%`}`;

const MAX_JOBS = 50;
/** As graphile-worker sets it. */
const MAX_ATTEMPTS = 25;
const MAX_ERROR_LENGTH = 300;

/** Jobs that failed at least once, without their content. Those that are not tried again come first, refused mails last. */
export async function findFailedJobs(db: Db) {
  const { rows } = await db.execute<{
    id: string;
    task: string;
    attempts: number;
    has_ended: boolean;
    last_error: string | null;
    run_at: string;
    is_outdated: boolean;
    is_refused: boolean;
  }>(sql`
    select id::text, task_identifier as task, jobs.attempts, jobs.attempts >= jobs.max_attempts as has_ended,
      jobs.last_error, jobs.run_at::text, ${IS_OUTDATED} as is_outdated, ${isRefusedMail} as is_refused
    from ${STORED_JOBS}
    where jobs.attempts > 0 and jobs.last_error is not null
    order by is_refused, has_ended desc, jobs.run_at limit ${MAX_JOBS}`);
  return rows.map(({ id, task, attempts, has_ended, last_error, run_at, is_outdated, is_refused }) => ({
    _id: id,
    task,
    attempts,
    failed: has_ended,
    isOutdated: is_outdated,
    isAddressRefused: is_refused,
    error: withoutValues(last_error ?? '').slice(0, MAX_ERROR_LENGTH),
    nextAttemptAt: new Date(run_at).toISOString(),
  }));
}

/** Of a job that runs and is about to throw this error: it is not tried again by itself. */
export async function endAttempts(db: Db, id: string, { message }: Error): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set max_attempts = attempts, last_error = ${message}
    where id = ${id}::bigint`);
}

export async function isOutdatedJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from ${STORED_JOBS} where id = ${id}::bigint and ${IS_OUTDATED}`);
  return rows.length > 0;
}

/** Tries it again at once, with all its attempts. False when there is no such failed job, or it runs. */
export async function rescheduleFailedJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select job.id from graphile_worker.jobs as job,
      lateral graphile_worker.reschedule_jobs(array[job.id], run_at => now(), attempts => 0,
        max_attempts => ${MAX_ATTEMPTS})
    where job.id = ${id}::bigint and job.attempts > 0 and job.locked_at is null`);
  return rows.length > 0;
}
