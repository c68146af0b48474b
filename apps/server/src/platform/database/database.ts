import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Cluster } from './embedded-postgres/cluster.ts';

/** Queries take it first. Inside a transaction only the transaction is used, never the pool. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string };

export const onCluster = (cluster: Pick<Cluster, 'host' | 'port'>, database = 'postgres'): Connection => ({
  host: cluster.host,
  port: cluster.port,
  user: 'postgres',
  database,
});

type PoolOptions = { size?: number; onError?: (error: Error) => void };

export function openDatabase(connection: Connection, { size = 20, onError = () => {} }: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    application_name: 'subah',
    // Questions that are asked at once over one connection are sent at once. Waking the other side costs more than answering.
    pipeline: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });
  return { db, pool, close: () => pool.end() };
}

const dialect = new PgDialect();

/** Everything asked of it travels over this connection, in the order in which it is asked. */
const questionsOn = (client: pg.PoolClient): Tx =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);

/**
 * Drizzle's own transactions never give a connection back that breaks at their `begin`: after a crash of the database the
 * pool would be used up by connections that nobody holds. A broken one is thrown away.
 */
const transactionsOn =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const tx = questionsOn(client);
    let broken: Error | undefined;
    try {
      // Not awaited here: the first question of the work travels with it, and fails with it.
      const begun = client.query('begin');
      begun.catch(() => {});
      if (config) await tx.setTransaction(config);
      const result = await work(tx);
      await begun;
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

/** Questions that do not wait for each other's answers, over one connection: they travel together. */
export async function askTogether<Answers>(db: Db, ask: (one: Tx) => Promise<Answers>): Promise<Answers> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    return await ask(questionsOn(client));
  } catch (error) {
    if (error instanceof Error && isDatabaseAway(error)) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** For hot paths: the statement is planned once per connection under its name, so its plan must not depend on the values. */
export async function askPrepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.$client.query({ name, text, values });
  return rows as Row[];
}

/** PostgreSQL's or the socket's code, however deep the driver's error is wrapped. */
function postgresCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Somebody else has this already: the named unique constraint said so, however deep the driver's error is wrapped. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { constraint?: unknown }).constraint === constraint) return true;
  }
  return false;
}

/** A value does not fit where it stands: letters for a number, a day that the calendar does not have. */
export const isUnfitValue = (error: unknown): boolean => postgresCode(error)?.startsWith('22') ?? false;

/** A replica gave up a read, because it had to take over a change of the primary that was in its way. */
export const isReplicaConflict = (error: unknown): boolean => postgresCode(error) === '40001';

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

/** The database is away for a moment: the answer is 503, not 500. */
export function isDatabaseAway(error: unknown): boolean {
  const code = postgresCode(error);
  if (code) return GONE.has(code);
  return (
    error instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(deepest(error))
  );
}

const deepest = (error: Error): string => (error.cause instanceof Error ? deepest(error.cause) : error.message);
