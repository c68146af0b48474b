import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, inTransaction } from './database.ts';

const CHECK_INTERVAL_MS = 2000;
const GROWTH = 4;
/** Scanning fewer rows than these costs no more than an index. */
const FEW_ROWS = 100;
/** Larger tables do not quadruple between two visits of autovacuum. */
const MANY_ROWS = 100_000;

const GROWING_TABLES = sql.raw(`select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and pg_stat_get_live_tuples(oid) between ${GROWTH} * greatest(reltuples, ${FEW_ROWS}) and ${MANY_ROWS}`);

type Options = { db: Db; log: FastifyBaseLogger; intervalMs?: number };

/**
 * PostgreSQL keeps a plan until its tables are analyzed, which autovacuum does once a minute at most. A plan made while a
 * table was empty scans all of it, so tables that grow fast are analyzed earlier. Returns a function that ends it.
 */
export function analyzeGrowingTables({ db, log, intervalMs = CHECK_INTERVAL_MS }: Options): () => void {
  let isBusy = false;
  const check = async (): Promise<void> => {
    const { rows } = await db.execute<{ name: string }>(GROWING_TABLES);
    if (rows.length === 0) return;
    const names = sql.raw(rows.map(({ name }) => name).join(', '));
    // One transaction: a plan made between two tables of a join would seem dearer than it is.
    await inTransaction(db, (tx) => tx.execute(sql`analyze ${names}`));
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    check()
      .catch((error: unknown) => log.debug({ err: error }, 'growing tables were not analyzed'))
      .finally(() => {
        isBusy = false;
      });
  }, intervalMs);
  return () => clearInterval(timer);
}
