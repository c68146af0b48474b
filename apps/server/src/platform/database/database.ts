import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Cluster } from './embedded-postgres/cluster.ts';

type Drizzle = NodePgDatabase<Record<string, never>>;

/** Drizzle on the pool. Query functions take it, or a transaction, as their first argument. */
export type Db = Drizzle & { $client: pg.Pool };
/** Drizzle on one connection with an open transaction. Inside it, all queries must use it instead of the pool. */
export type Tx = Drizzle & { $client: pg.PoolClient };

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string };

export const onCluster = (cluster: Pick<Cluster, 'host' | 'port'>, database = 'postgres'): Connection => ({
  host: cluster.host,
  port: cluster.port,
  user: 'postgres',
  database,
});

/** Detects a peer that is gone without a closed connection. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const DEADLINE_MS = 30_000;
/** The server cancels a statement a little earlier, so that a connection is given up only if the server hangs. */
const CANCEL_SHARE = 0.95;

/** A new connection plans every statement anew, which makes a search twice as slow; docs/decisions/086 has the measurements. */
export const KEPT_CONNECTIONS = 4;

export type PoolOptions = {
  size?: number;
  /** False: statements are sent without their names, so that no connection has to remember them. */
  preparedStatements?: boolean;
  /** After this time a query fails and its connection is closed. 0: no limit. */
  deadlineMs?: number;
  connectDeadlineMs?: number;
  /** Connections above KEPT_CONNECTIONS are closed after this time without a query. */
  idleMs?: number;
  onError?: (error: Error) => void;
};

export function openDatabase(connection: Connection, options: PoolOptions = {}): Database {
  const { size = 20, preparedStatements = true } = options;
  const { deadlineMs = DEADLINE_MS, connectDeadlineMs = 5000, idleMs = 60_000, onError = () => {} } = options;
  const pool = new pg.Pool({
    ...connection,
    ...KEEP_ALIVE,
    max: size,
    min: Math.min(size, KEPT_CONNECTIONS),
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: connectDeadlineMs,
    query_timeout: deadlineMs,
    application_name: 'subah',
    // Independent queries on one connection are sent without waiting for each other's results.
    pipeline: true,
    Client: preparedStatements ? NamedStatementsClient : UnnamedStatementsClient,
  });
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    // The first query of a connection. Not a startup parameter: PgBouncer refuses unknown ones.
    client.query(setUpConnection(deadlineMs * CANCEL_SHARE, connectDeadlineMs)).catch(() => {});
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** Sends the statements of one turn of the event loop with one system call; docs/decisions/072 has the measurements. */
class OneWriteClient extends pg.Client {
  override query(...args: unknown[]): never {
    const { stream } = this.connection;
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return super.query(...(args as [never])) as never;
  }
}

/**
 * PostgreSQL compares the cost of one plan for all values with that of a plan for each call, and estimates the former only
 * once. Autovacuum analyzes tables one by one; a plan estimated between two of them looks expensive, and the connection would
 * plan every call until it closes. So named statements always use one plan for all values; docs/decisions/096.
 */
class NamedStatementsClient extends OneWriteClient {
  #planMode = 'auto';

  override query(...args: unknown[]): never {
    const planMode = planModeOf(args);
    if (planMode && planMode !== this.#planMode) {
      this.#planMode = planMode;
      const changed: Promise<unknown> = super.query(`set plan_cache_mode = ${planMode}`);
      changed.catch(() => {});
    }
    // It takes back a mode that was set in its transaction.
    if (String(args[0]).startsWith('rollback')) this.#planMode = 'unknown';
    return super.query(...args);
  }
}

/** None for statements without values, which have one plan. */
function planModeOf([statement, values]: unknown[]): string | undefined {
  if (nameOfStatement(statement) !== undefined) return 'force_generic_plan';
  // Drizzle passes the values beside the statement.
  const inStatement = typeof statement === 'object' && statement !== null && 'values' in statement && statement.values;
  return [values, inStatement].some((list) => Array.isArray(list) && list.length > 0) ? 'auto' : undefined;
}

/** For poolers in transaction mode that give each transaction another connection, without the statements prepared before. */
class UnnamedStatementsClient extends OneWriteClient {
  override query(...args: unknown[]): never {
    const [statement, ...others] = args;
    const isNamed = nameOfStatement(statement) !== undefined;
    return super.query(
      ...([isNamed ? { ...(statement as object), name: undefined } : statement, ...others] as [never]),
    ) as never;
  }
}

function nameOfStatement(statement: unknown): string | undefined {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return undefined;
  return typeof statement.name === 'string' ? statement.name : undefined;
}

/** Nothing reads notices, and PostgreSQL sends one for every empty tsquery of a search. */
const setUpConnection = (timeoutMs: number, deadlineMs: number) => ({
  text: `set statement_timeout = ${Math.round(timeoutMs)}; set client_min_messages = warning`,
  query_timeout: deadlineMs,
});

type Work<Result> = (tx: Tx) => Promise<Result>;

/** `begin` is the statement that opens the transaction, with its isolation level where it matters. */
export async function inTransaction<Result>(db: Db, work: Work<Result>, begin = 'begin'): Promise<Result> {
  const client = await db.$client.connect();
  let connectionError: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      connectionError = reason;
    });
    throw error;
  } finally {
    // With an error the pool discards the connection. Drizzle's own `transaction` leaks it when `begin` fails.
    client.release(connectionError);
  }
}

/** Runs independent reads on one connection, where they are pipelined. */
export async function onOneConnection<Result>(db: Db, read: Work<Result>): Promise<Result> {
  const client = await db.$client.connect();
  let connectionError: Error | undefined;
  try {
    return await read(drizzle(client));
  } catch (error) {
    if (error instanceof Error && isDatabaseUnavailable(error)) connectionError = error;
    throw error;
  } finally {
    client.release(connectionError);
  }
}

/** Rolls back only `work` when it throws; the transaction stays usable. */
export async function inSavepoint<Result>(tx: Tx, work: Work<Result>): Promise<Result> {
  await tx.$client.query('savepoint work');
  try {
    const result = await work(tx);
    await tx.$client.query('release savepoint work');
    return result;
  } catch (error) {
    await tx.$client.query('rollback to savepoint work');
    throw error;
  }
}

/** The error code of PostgreSQL or the socket. Drizzle wraps driver errors, so the causes are searched. */
function postgresCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** True when the error, or one of its causes, violates the named constraint. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { constraint?: unknown }).constraint === constraint) return true;
  }
  return false;
}

/** SQLSTATE class 22: too long, out of range, no such date or time zone, a character or text that the type does not take. */
const INVALID_VALUE_CODES = new Set(['22001', '22003', '22007', '22008', '22009', '22021', '22023', '22P02', '22P05']);

export const isInvalidValue = (error: unknown): boolean => INVALID_VALUE_CODES.has(postgresCode(error) ?? '');

/** A replica cancelled a query that conflicts with replaying changes of the primary. */
export const isReplicaConflict = (error: unknown): boolean => postgresCode(error) === '40001';

const UNAVAILABLE_CODES = new Set([
  // sockets and name resolution
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // a statement that ran too long, a shutdown, a crash, a start
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // connection exceptions, also those that PgBouncer reports
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // too many connections, out of memory
  '53300',
  '53200',
  // the primary became a standby
  '25006',
]);

const UNAVAILABLE_MESSAGES =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|after calling end on the pool/;

/** The database is temporarily unreachable; the response is 503 instead of 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = postgresCode(error);
  if (code) return UNAVAILABLE_CODES.has(code);
  return error instanceof Error && UNAVAILABLE_MESSAGES.test(rootMessage(error));
}

/** No space left, for the database or for a file. */
export const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(postgresCode(error) ?? '');

const rootMessage = (error: Error): string => (error.cause instanceof Error ? rootMessage(error.cause) : error.message);
