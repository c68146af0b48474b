import type { CacheTag } from '@subah/contract/endpoint';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection, Db, Tx } from '../database/database.ts';

const CHANNEL = 'subah_changed';

/** Notifies all server processes at commit; they invalidate the tag in their response cache. */
export async function publishChange(db: Db | Tx, tag: CacheTag): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

export type ChangeFeed = { stop: () => Promise<void> };

type Listener = {
  onChange: (tag: CacheTag) => void;
  /** The connection was lost or opened: changes may have been missed. */
  onReset: () => void;
};

/** Listens on a dedicated connection and reconnects when it breaks. */
export async function subscribeToChanges(connection: Connection, { onChange, onReset }: Listener): Promise<ChangeFeed> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const listen = async (): Promise<void> => {
    const candidate = new pg.Client({ ...connection, application_name: 'subah changes' });
    candidate.on('error', () => {});
    candidate.on('notification', ({ payload }) => onChange(payload as CacheTag));
    await candidate.connect();
    await candidate.query(`listen ${CHANNEL}`);
    candidate.once('end', () => {
      if (stopped) return;
      onReset();
      reconnect();
    });
    client = candidate;
    onReset();
  };
  const reconnect = (): void => {
    retry = setTimeout(() => void listen().catch(() => stopped || reconnect()), 250);
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
