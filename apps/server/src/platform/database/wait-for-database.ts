import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { isDatabaseUnavailable } from './database.ts';

const RETRY_MS = 1000;
const REPORT_EVERY_MS = 5000;
const CONNECT_DEADLINE_MS = 5000;

type Options = { seconds: number; report: (line: string) => void };

/** The database may start later than this server. Errors that waiting does not cure, such as a wrong password, end it at once. */
export async function waitForDatabase(connectionString: string, { seconds, report }: Options): Promise<void> {
  const { host, pathname } = new URL(connectionString);
  const name = `${host}${pathname}`;
  const startedAt = performance.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await tryToConnect(connectionString);
    if (!error) return;
    if (!isDatabaseUnavailable(error))
      throw new StartFailure(`The database ${name} refuses the connection: ${error.message}.`);
    const now = performance.now();
    if (now - startedAt >= seconds * 1000)
      throw new StartFailure(`The database ${name} does not answer (${reasonOf(error)}); check DATABASE_URL.`);
    if (now - reportedAt >= REPORT_EVERY_MS) {
      report(`waiting for the database ${name} (${reasonOf(error)})`);
      reportedAt = now;
    }
    await wait(RETRY_MS);
  }
}

async function tryToConnect(connectionString: string): Promise<Error | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_DEADLINE_MS,
    query_timeout: CONNECT_DEADLINE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    // Node reports one error per address of a name.
    return error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  } finally {
    void client.end().catch(() => {});
  }
}

const reasonOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.message;
