import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, runMigrations, runOnce } from 'graphile-worker';
import type pg from 'pg';
import { type Connection, type Db, inTransaction, openDatabase, type Tx } from '../database/database.ts';
import { openDedicatedConnection } from '../database/dedicated-connection.ts';
import { allTasks, type Jobs, type JobWorker, startJobWorker } from './job-worker.ts';
import { lockWorkers, shortenKeepAlive, takeOverJobs, unlockWorker } from './worker-locks.ts';

export type { Jobs } from './job-worker.ts';

type JobRunner = { stop: () => Promise<void> };

const CONCURRENCY = 4;
/** For LISTEN and for the schedule. */
const EXTRA_CONNECTIONS = 2;
const RESTART_DELAY_MS = 1000;
/** How long a stop waits for running jobs. */
const STOP_DEADLINE_MS = 30_000;

export const migrateJobQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });

/** Only for a database without other servers, where every lock found at start-up is stale. */
export async function unlockStaleJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}

type StartOptions = {
  /** Not through a pooler in transaction mode: the workers use LISTEN and session locks. */
  connection: Connection;
  modules: Jobs[];
  log: FastifyBaseLogger;
  /** Jobs that run side by side. */
  concurrency?: number;
  /** How long another server must have been without its lock before its jobs are taken over. */
  takeOverAfterMs?: number;
};

/**
 * Runs jobs until `stop`. When the connection to the database is lost, the worker is replaced by a new one: what the old
 * one had stored is then unknown, so its remaining locks are removed after its last job has ended.
 */
export async function startJobs(options: StartOptions): Promise<JobRunner> {
  const { connection, modules, log, concurrency = CONCURRENCY, takeOverAfterMs } = options;
  const size = concurrency + EXTRA_CONNECTIONS;
  const database = openDatabase(connection, { size, onError: (error) => log.debug({ err: error }) });
  const workers = new Set<JobWorker>();
  let session: pg.Client | undefined;
  let isStopping = false;

  const startWorker = async (client: pg.Client): Promise<void> => {
    const worker = await startJobWorker({ pool: database.pool, modules, concurrency, log });
    workers.add(worker);
    void worker.ended.then(() => retire(worker));
    await lockWorkers(client, [worker.id]);
  };
  let starting: Promise<void> | undefined;
  const ensureWorker = async (): Promise<void> => {
    await starting?.catch(() => {});
    if (isStopping || !session || [...workers].some((worker) => worker.isActive())) return;
    starting = startWorker(session);
    await starting;
  };
  const retire = async (worker: JobWorker): Promise<void> => {
    while (!(await releaseJobs(database.db, worker, log))) {
      if (isStopping) return;
      await wait(RESTART_DELAY_MS);
    }
    workers.delete(worker);
    if (session) await unlockWorker(session, worker.id).catch(() => {});
    if (isStopping) return;
    await wait(RESTART_DELAY_MS);
    await ensureWorker().catch((error: unknown) => log.error({ err: error }, 'job worker did not start'));
  };

  const onLost = (): void => {
    session = undefined;
    for (const worker of workers) worker.stop();
  };

  const lockSession = await openDedicatedConnection({
    connection,
    name: 'jobs',
    log,
    onOpen: async (client) => {
      await shortenKeepAlive(client);
      await lockWorkers(
        client,
        [...workers].map(({ id }) => id),
      );
      session = client;
      await ensureWorker().catch((error: unknown) => {
        onLost();
        throw error;
      });
    },
    onLost,
  });
  const stopTakeOver = takeOverJobs({
    pool: database.pool,
    ownIds: () => [...workers].map(({ id }) => id),
    log,
    ...(takeOverAfterMs === undefined ? {} : { unlockedForMs: takeOverAfterMs }),
  });

  return {
    async stop() {
      isStopping = true;
      stopTakeOver();
      for (const worker of workers) worker.stop();
      const ended = Promise.all([...workers].map((worker) => worker.ended)).then(() => true);
      const deadline = new AbortController();
      const timeout = wait(STOP_DEADLINE_MS, false, { signal: deadline.signal }).catch(() => false);
      if (!(await Promise.race([ended, timeout]))) log.warn('jobs still run; another server takes them over');
      deadline.abort();
      await lockSession.stop();
      await database.close();
    },
  };
}

/** Removes the locks of an ended worker and the jobs that it finished without being able to store it. */
async function releaseJobs(db: Db, worker: JobWorker, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${worker.id}])`);
      await tx.execute(
        sql`select graphile_worker.complete_jobs(array(select jsonb_array_elements_text(${JSON.stringify(worker.succeeded())}::jsonb)::bigint))`,
      );
    });
    return true;
  } catch (error) {
    log.debug({ err: error }, 'jobs of a stopped worker not released yet');
    return false;
  }
}

/** For tests: runs all due jobs, then returns. A failed job stays queued for its next attempt. */
export async function runDueJobs(pool: pg.Pool, modules: Jobs[]): Promise<void> {
  const lockedByOthers = await countLockedJobs(pool);
  await runOnce({ pgPool: pool, noHandleSignals: true, taskList: allTasks(modules), logger: silent });
  // `runOnce` does not wait until the results are stored.
  for (let tries = 0; tries < 200 && (await countLockedJobs(pool)) > lockedByOthers; tries++) await wait(10);
}

async function countLockedJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as count from graphile_worker.jobs where locked_at is not null',
  );
  return rows[0].count;
}

type JobOptions = {
  runAt?: Date;
  /** Replaces the queued job with this key. */
  key?: string;
  /** The queued job keeps its time. */
  keepsTime?: boolean;
};

/** Queued in the caller's transaction. */
export async function addJob(
  db: Db | Tx,
  name: string,
  payload: object,
  { runAt, key, keepsTime = false }: JobOptions = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null},
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'})`,
  );
}

/** A job that runs already is not repeated. */
export async function removeJob(db: Db | Tx, key: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${key})`);
}

const silent = new Logger(() => () => {});
