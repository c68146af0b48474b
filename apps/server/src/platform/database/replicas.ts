import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, type Db, isInvalidValue, isReplicaConflict, openDatabase } from './database.ts';

/** How long all reads use the primary after a change, because of replication lag. */
const CATCH_UP_MS = 5000;
/** How long a failed replica is skipped. */
const RETRY_AFTER_MS = 10_000;

export type Reads = { db: Db; noteChange: () => void; close: () => Promise<void> };

type Replica = { database: Database; unavailableUntil: number };

/**
 * For public data that may be slightly stale. Distributes reads over the replicas round-robin and falls back to the other
 * replicas, then to the primary. Without replicas it is the primary.
 */
export function openReads(primary: Db, urls: readonly string[], now: () => number = Date.now): Reads {
  if (urls.length === 0) return { db: primary, noteChange: () => {}, close: async () => {} };
  const replicas = urls.map((connectionString): Replica => {
    return { database: openDatabase({ connectionString }), unavailableUntil: 0 };
  });
  let nextIndex = 0;
  let changedAt = Number.NEGATIVE_INFINITY;

  const pickReplica = (): Replica | undefined => {
    if (now() - changedAt < CATCH_UP_MS) return undefined;
    const available = replicas.filter(({ unavailableUntil }) => unavailableUntil <= now());
    return available[nextIndex++ % available.length];
  };
  const query = async (...args: [never]): Promise<unknown> => {
    for (let attempt = 0; attempt < replicas.length; attempt++) {
      const replica = pickReplica();
      if (!replica) break;
      try {
        return await replica.database.pool.query(...args);
      } catch (error) {
        // A data exception would fail on every server. Any other error is a problem of this replica.
        if (isInvalidValue(error)) throw error;
        if (!isReplicaConflict(error)) replica.unavailableUntil = now() + RETRY_AFTER_MS;
      }
    }
    return primary.$client.query(...args);
  };

  // The query builder and `runPrepared` need only `query` of a pool; transactions run on the primary.
  const pool = { query } as unknown as pg.Pool;
  return {
    db: drizzle(pool),
    noteChange: () => {
      changedAt = now();
    },
    close: async () => {
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}
