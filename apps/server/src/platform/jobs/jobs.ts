import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Db, Tx } from '../database/database.ts';
import { withoutValues } from '../log-errors.ts';

/** What a module brings: its jobs by name, and when those of the clock run (`minute hour day month weekday`, UTC). */
export type Jobs = { tasks: TaskList; crontab?: string };

export type JobRunner = { stop: () => Promise<void> };

export const migrateJobQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });

/**
 * A server that was killed leaves the jobs that it was at locked, for hours. Only for a database that no other server works
 * with: what is locked there when a server starts, nobody is at.
 */
export async function unlockStaleJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}

export async function startJobs(pool: pg.Pool, modules: Jobs[], log: FastifyBaseLogger): Promise<JobRunner> {
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    taskList: allTasks(modules),
    crontab: modules.map((module) => module.crontab ?? '').join('\n'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(withoutValues(message));
      else if (level === 'warning') log.warn(withoutValues(message));
      else log.debug(message);
    }),
  });
  // The runner's promise fails when it gives up; it is restarted with the server.
  runner.promise.catch((error: unknown) => log.error(error, 'background jobs stopped'));
  return { stop: () => runner.stop() };
}

/** Does every job that is due, then returns: tests do not wait for the clock. A job that fails is left for its next try. */
export const runDueJobs = (pool: pg.Pool, modules: Jobs[]): Promise<void> =>
  runOnce({ pgPool: pool, noHandleSignals: true, taskList: allTasks(modules), logger: silent });

const allTasks = (modules: Jobs[]): TaskList => Object.assign({}, ...modules.map((module) => module.tasks));

/** Written in the caller's transaction, so the job exists if and only if what it is about exists. */
export async function addJob(
  db: Db | Tx,
  name: string,
  payload: object,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz, job_key => ${options.key ?? null})`,
  );
}

/** The same job once for each payload, in one statement. */
export async function addJobs(db: Db | Tx, name: string, payloads: object[]): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, payload) from json_array_elements(${JSON.stringify(payloads)}::json) as payload`,
  );
}

const silent = new Logger(() => () => {});
