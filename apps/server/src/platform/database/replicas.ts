import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import {
  type Connection,
  type Db,
  isInvalidValue,
  isReplicaConflict,
  openDatabase,
  type PoolOptions,
} from './database.ts';
import { isAtLeast, lagBytes, readLsn, requiredLsn } from './wal-position.ts';

/** A read that takes longer goes to the primary. */
const DEADLINE_MS = 1000;
const CHECK_INTERVAL_MS = 2000;
/** While a replica still has to replay a change. */
const CATCH_UP_INTERVAL_MS = 100;

type ReplicaState = 'ready' | 'behind' | 'promoted' | 'away';

export type Reads = {
  db: Db;
  /** Public data has changed: replicas are used again when they have replayed the change. */
  markChanged: () => void;
  states: () => { replica: string; state: ReplicaState; lagBytes: number }[];
  close: () => Promise<void>;
};

type Options = {
  primary: Db;
  replicas: { name: string; connection: Connection }[];
  pool: Pick<PoolOptions, 'size' | 'preparedStatements'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/** Host and port only: the URL contains the password. */
export const replicasAt = (urls: readonly string[]): Options['replicas'] =>
  urls.map((url) => ({ name: new URL(url).host, connection: { connectionString: url } }));

/**
 * For public data that may be slightly stale. Distributes reads over the replicas that have replayed the last announced
 * change, and falls back to the primary. Without replicas it is the primary.
 */
export function openReads({ primary, replicas: configured, pool, log }: Options): Reads {
  if (configured.length === 0) return { db: primary, markChanged: () => {}, states: () => [], close: async () => {} };
  const replicaPool = { ...pool, deadlineMs: DEADLINE_MS, connectDeadlineMs: DEADLINE_MS };
  const replicas = configured.map(({ name, connection }) => ({
    name,
    database: openDatabase(connection, replicaPool),
    state: 'away' as ReplicaState,
    /** The change that it has replayed. */
    change: -1,
    lagBytes: 0,
  }));
  type Replica = (typeof replicas)[number];
  let lastChange = 0;
  let nextIndex = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const setState = (replica: Replica, state: ReplicaState): void => {
    if (replica.state === state) return;
    if (state === 'ready') log.info({ replica: replica.name }, 'replica is used');
    else if (replica.state === 'ready') log.warn({ replica: replica.name, state }, 'replica is not used');
    replica.state = state;
  };
  const isUsable = ({ state, change }: Replica): boolean => state === 'ready' && change === lastChange;
  let primaryLsn = 0n;
  const required = requiredLsn(async () => {
    primaryLsn = await readLsn(primary);
    return primaryLsn;
  });

  const check = async (replica: Replica, change: number, lsn: bigint): Promise<void> => {
    const { rows } = await drizzle(replica.database.pool).execute<{ is_standby: boolean; lsn: string | null }>(
      sql`select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as lsn`,
    );
    replica.lagBytes = lagBytes(rows[0]?.lsn ?? null, primaryLsn);
    if (!rows[0]?.is_standby) return setState(replica, 'promoted');
    if (!isAtLeast(rows[0].lsn, lsn)) return setState(replica, 'behind');
    replica.change = change;
    setState(replica, 'ready');
  };
  const checkAll = async (): Promise<void> => {
    const change = lastChange;
    // While the primary is away nothing changes, so the replicas stay as they are.
    const lsn = await required(change).catch(() => undefined);
    if (lsn !== undefined)
      await Promise.all(replicas.map((replica) => check(replica, change, lsn).catch(() => setState(replica, 'away'))));
  };
  let checking: Promise<void> | undefined;
  const checkRegularly = (): void => {
    clearTimeout(timer);
    checking ??= checkAll().finally(() => {
      checking = undefined;
      const isCatchingUp = replicas.some(({ state, change }) => state === 'behind' || change !== lastChange);
      if (!isClosed) timer = setTimeout(checkRegularly, isCatchingUp ? CATCH_UP_INTERVAL_MS : CHECK_INTERVAL_MS);
    });
  };
  checkRegularly();

  const query = async (...args: [never]): Promise<unknown> => {
    for (let attempt = 0; attempt < replicas.length; attempt++) {
      const usable = replicas.filter(isUsable);
      const replica = usable[nextIndex++ % usable.length];
      if (!replica) break;
      try {
        return await replica.database.pool.query(...args);
      } catch (error) {
        // A data exception would fail on every server. Any other error is a problem of this replica.
        if (isInvalidValue(error)) throw error;
        if (!isReplicaConflict(error)) setState(replica, 'away');
      }
    }
    return primary.$client.query(...args);
  };

  // The query builder and `runPrepared` need only `query` of a pool; transactions run on the primary.
  const readPool = { query } as unknown as pg.Pool;
  return {
    db: drizzle(readPool),
    markChanged: () => {
      lastChange++;
      checkRegularly();
    },
    states: () => replicas.map(({ name, state, lagBytes }) => ({ replica: name, state, lagBytes })),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}
