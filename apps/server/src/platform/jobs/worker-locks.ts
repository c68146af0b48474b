import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

const CHECK_INTERVAL_MS = 5000;
/** Longer than a living server needs to reconnect and lock again after the database was restarted. */
const UNLOCKED_FOR_MS = 20_000;

const lockKey = (parameter: string) => `hashtextextended('subah job worker ' || ${parameter}, 0)`;

/**
 * A session lock per job worker shows that its server is alive: PostgreSQL frees it when the connection ends, and a slow
 * server keeps it. The server that holds no lock any more has died, and others may run its jobs.
 */
export async function lockWorkers(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockKey('id')}) from unnest($1::text[]) id`, [ids]);
}

export async function unlockWorker(client: pg.Client, id: string): Promise<void> {
  await client.query(`select pg_advisory_unlock(${lockKey('$1')})`, [id]);
}

/** Makes PostgreSQL notice within 25 seconds that the machine of this server is gone. */
export async function shortenKeepAlive(client: pg.Client): Promise<void> {
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set statement_timeout = 0',
  );
}

const FREE_WORKERS = `select id from (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null) w
  where not (id = any($1::text[])) and pg_try_advisory_xact_lock(${lockKey('id')})`;

type TakeOverOptions = { pool: pg.Pool; ownIds: () => string[]; log: FastifyBaseLogger; unlockedForMs?: number };

/** Unlocks the jobs of servers that have died. Returns a function that ends it. */
export function takeOverJobs({ pool, ownIds, log, unlockedForMs = UNLOCKED_FOR_MS }: TakeOverOptions): () => void {
  /** When each worker was first seen without its lock. */
  let unlockedSince = new Map<string, number>();
  const check = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(FREE_WORKERS, [ownIds()]);
    const now = performance.now();
    unlockedSince = new Map(rows.map(({ id }) => [id, unlockedSince.get(id) ?? now]));
    const dead = [...unlockedSince].filter(([, since]) => now - since >= unlockedForMs).map(([id]) => id);
    if (dead.length === 0) return;
    log.warn({ workers: dead }, 'taking over the jobs of a server that has died');
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
  };
  const timer = setInterval(
    () => {
      // While the database is away nothing is known about the others.
      check().catch(() => unlockedSince.clear());
    },
    Math.min(CHECK_INTERVAL_MS, unlockedForMs),
  );
  return () => clearInterval(timer);
}
