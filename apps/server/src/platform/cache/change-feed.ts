import type { CacheTag } from '@subah/contract/endpoint';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection, Db, Tx } from '../database/database.ts';

const CHANNEL = 'subah_changed';

/** Tells every copy of the server, when the transaction commits, that something public has changed. */
export async function publishChange(db: Db | Tx, tag: CacheTag): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

export type ChangeFeed = { stop: () => Promise<void> };

type Listener = { onChange: (tag: CacheTag) => void; onReset: () => void };

/** Listens on a connection of its own. While it is broken changes may be missed, so the listener is told of the gap. */
export async function subscribeToChanges(connection: Connection, { onChange, onReset }: Listener): Promise<ChangeFeed> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connection, application_name: 'subah changes' });
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => onChange(payload as CacheTag));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    fresh.once('end', () => {
      if (stopped) return;
      onReset();
      listenAgain();
    });
    client = fresh;
    onReset();
  };
  const listenAgain = (): void => {
    retry = setTimeout(() => void listen().catch(() => stopped || listenAgain()), 250);
  };

  await listen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
