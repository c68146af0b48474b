import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, type Db, isReplicaConflict, isUnfitValue, openDatabase } from './database.ts';

/** After a change has been announced, everybody reads from the primary for so long: replicas are a moment behind. */
const CATCH_UP_MS = 5000;
/** A replica that does not answer is left alone for so long. */
const LEFT_ALONE_MS = 10_000;

export type Reads = { db: Db; noteChange: () => void; close: () => Promise<void> };

type Replica = { database: Database; awayUntil: number };

/**
 * For what everybody may read and a moment's delay does not harm: the replicas in turns. While one is away the others
 * and at last the primary answer, and nobody notices. Without replicas it is the primary.
 */
export function openReads(primary: Db, urls: readonly string[], now: () => number = Date.now): Reads {
  if (urls.length === 0) return { db: primary, noteChange: () => {}, close: async () => {} };
  const replicas = urls.map((connectionString): Replica => {
    return { database: openDatabase({ connectionString }), awayUntil: 0 };
  });
  let turn = 0;
  let changedAt = Number.NEGATIVE_INFINITY;

  const choose = (): Replica | undefined => {
    if (now() - changedAt < CATCH_UP_MS) return undefined;
    const present = replicas.filter(({ awayUntil }) => awayUntil <= now());
    return present[turn++ % present.length];
  };
  const query = async (...args: [never]): Promise<unknown> => {
    for (let tries = 0; tries < replicas.length; tries++) {
      const replica = choose();
      if (!replica) break;
      try {
        return await replica.database.pool.query(...args);
      } catch (error) {
        // A value that does not fit fits nowhere. Anything else is the replica's own trouble.
        if (isUnfitValue(error)) throw error;
        if (!isReplicaConflict(error)) replica.awayUntil = now() + LEFT_ALONE_MS;
      }
    }
    return primary.$client.query(...args);
  };

  // The query builder and `runPrepared` ask nothing but this of a pool; transactions are for the primary.
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
