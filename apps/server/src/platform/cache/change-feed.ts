import type { CacheTag } from '@subah/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, Db, Tx } from '../database/database.ts';
import { type DedicatedConnection, openDedicatedConnection } from '../database/dedicated-connection.ts';

const CHANNEL = 'subah_changed';
const EVENT_CHANNEL = 'subah_event';
const SOON_MS = 200;

/** Notifies all server processes at commit; they invalidate the tag in their response cache. */
export async function publishChange(db: Db | Tx, tag: CacheTag): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

/** Notifies the open event streams of all server processes at commit. */
export async function publishEvent(db: Db | Tx, topic: string): Promise<void> {
  await db.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${topic})`);
}

export async function publishEvents(db: Db | Tx, topics: string[]): Promise<void> {
  if (topics.length === 0) return;
  await db.execute(sql`select pg_notify(${EVENT_CHANNEL}, topic) from unnest(${sql.param(topics)}::text[]) as topic`);
}

const pendingEvents = new WeakMap<Db, Set<string>>();

/**
 * For frequent transactions, after their commit: one notification for all events of a moment. NOTIFY inside a transaction
 * holds a lock of the whole cluster until the commit is on disk, so that orders would be placed one after another.
 */
export function publishEventSoon(db: Db, topic: string): void {
  const pending = pendingEvents.get(db) ?? new Set();
  pendingEvents.set(db, pending);
  if (pending.has(topic)) return;
  pending.add(topic);
  const timer = setTimeout(() => {
    pending.delete(topic);
    // A console that misses it polls.
    publishEvent(db, topic).catch(() => undefined);
  }, SOON_MS);
  timer.unref();
}

type Options = {
  connection: Connection;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  onChange: (tag: CacheTag) => void;
  onEvent: (topic: string) => void;
  /** From now on changes are missed. */
  onLost: () => void;
  /** Changes since the connection was lost may have been missed. */
  onConnected: () => void;
};

export function subscribeToChanges(options: Options): Promise<DedicatedConnection> {
  const { connection, log, onChange, onEvent, onLost, onConnected } = options;
  return openDedicatedConnection({
    connection,
    name: 'changes',
    log,
    onLost,
    onOpen: async (client) => {
      client.on('notification', ({ channel, payload = '' }) =>
        channel === EVENT_CHANNEL ? onEvent(payload) : onChange(payload as CacheTag),
      );
      await client.query(`listen ${CHANNEL}; listen ${EVENT_CHANNEL}`);
      onConnected();
    },
  });
}
