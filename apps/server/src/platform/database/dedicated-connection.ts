import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Connection, KEEP_ALIVE } from './database.ts';

const CONNECT_DEADLINE_MS = 5000;
const QUERY_DEADLINE_MS = 10_000;
const CHECK_INTERVAL_MS = 5000;
const CHECK_DEADLINE_MS = 3000;
const CLOSE_DEADLINE_MS = 1000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 2000;

type Options = {
  connection: Connection;
  /** Shown in pg_stat_activity and in the log. */
  name: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** After every connect. When it throws, the connection is closed and opened again. */
  onOpen: (client: pg.Client) => Promise<void>;
  onLost?: () => void;
};

export type DedicatedConnection = { stop: () => Promise<void> };

/** One connection outside the pools, for LISTEN and session locks. Reconnects when it breaks or no longer answers. */
export async function openDedicatedConnection(options: Options): Promise<DedicatedConnection> {
  const { connection, name, log, onOpen, onLost = () => {} } = options;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = async (): Promise<void> => {
    const candidate = new pg.Client({
      ...connection,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_DEADLINE_MS,
      query_timeout: QUERY_DEADLINE_MS,
      application_name: `subah ${name}`,
    });
    candidate.on(
      'error',
      (error) => isStopped || log.warn({ err: error, connection: name }, 'database connection lost'),
    );
    await candidate.connect();
    try {
      await onOpen(candidate);
    } catch (error) {
      void candidate.end();
      throw error;
    }
    if (isStopped) return candidate.end();
    client = candidate;
    const check = checkRegularly(candidate);
    candidate.once('end', () => {
      clearInterval(check);
      client = undefined;
      if (isStopped) return;
      onLost();
      reconnect(FIRST_RETRY_MS);
    });
  };
  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      open().then(
        () => log.info({ connection: name }, 'database connection restored'),
        () => isStopped || reconnect(Math.min(delayMs * 2, MAX_RETRY_MS)),
      );
    }, delayMs);
  };

  await open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      // A server that hangs does not close the connection.
      await Promise.race([client?.end().catch(() => {}), wait(CLOSE_DEADLINE_MS, undefined, { ref: false })]);
    },
  };
}

/** A server that hangs, or a lost network, leaves the connection open. */
function checkRegularly(client: pg.Client): NodeJS.Timeout {
  const timer = setInterval(() => {
    const deadline = setTimeout(() => void client.end(), CHECK_DEADLINE_MS);
    client.query('select 1').then(
      () => clearTimeout(deadline),
      () => clearTimeout(deadline),
    );
  }, CHECK_INTERVAL_MS);
  return timer.unref();
}
