import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Db, Tx } from '../database/database.ts';
import { withoutValues } from '../log-errors.ts';

/** The background jobs of a module. `crontab` is in UTC. */
export type Jobs = { tasks: TaskList; crontab?: string };

export type JobRunner = { stop: () => Promise<void> };

export const migrateJobQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });

/**
 * A killed server leaves its jobs locked for hours. Only for a database without other servers, where every lock found at
 * start-up is stale.
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
  // Rejects when the runner gives up; only a restart of the server starts it again.
  runner.promise.catch((error: unknown) => log.error(error, 'background jobs stopped'));
  return { stop: () => runner.stop() };
}

/** For tests: runs all due jobs, then returns. A failed job stays queued for its next attempt. */
export const runDueJobs = (pool: pg.Pool, modules: Jobs[]): Promise<void> =>
  runOnce({ pgPool: pool, noHandleSignals: true, taskList: allTasks(modules), logger: silent });

const allTasks = (modules: Jobs[]): TaskList => Object.assign({}, ...modules.map((module) => module.tasks));

/** Queued in the caller's transaction. */
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

const silent = new Logger(() => () => {});
