import type { CacheTag } from '@subah/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, Db, Tx } from '../database/database.ts';
import { type DedicatedConnection, openDedicatedConnection } from '../database/dedicated-connection.ts';

const CHANNEL = 'subah_changed';

/** Notifies all server processes at commit; they invalidate the tag in their response cache. */
export async function publishChange(db: Db | Tx, tag: CacheTag): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

type Options = {
  connection: Connection;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  onChange: (tag: CacheTag) => void;
  /** From now on changes are missed. */
  onLost: () => void;
  /** Changes since the connection was lost may have been missed. */
  onConnected: () => void;
};

export function subscribeToChanges(options: Options): Promise<DedicatedConnection> {
  const { connection, log, onChange, onLost, onConnected } = options;
  return openDedicatedConnection({
    connection,
    name: 'changes',
    log,
    onLost,
    onOpen: async (client) => {
      client.on('notification', ({ payload }) => onChange(payload as CacheTag));
      await client.query(`listen ${CHANNEL}`);
      onConnected();
    },
  });
}
