import type pg from 'pg';
import { vi } from 'vitest';
import type { OpenShop } from './open-shop.ts';

/** The next transaction that writes to this table commits, but its connection breaks before the answer arrives. */
export function loseCommit({ database: { pool } }: Pick<OpenShop, 'database'>, table: string): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const write = new RegExp(`^\\s*(with .*)?(insert into|update) "?${table}"?\\s`, 's');
  let isLost = false;
  const connectAndWatch = async (callback?: unknown) => {
    // Single queries of the pool are no transactions.
    if (callback) return connect(callback);
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    let isWriting = false;
    const watched = async (...args: unknown[]) => {
      const [statement] = args;
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
      isWriting ||= write.test(text);
      const result = await query(...args);
      if (text !== 'commit' || !isWriting || isLost) return result;
      isLost = true;
      spy.mockRestore();
      throw new Error('Connection terminated unexpectedly');
    };
    Object.assign(client, { query: watched });
    const release = client.release.bind(client);
    client.release = (error) => {
      Object.assign(client, { query, release });
      release(error);
    };
    return client;
  };
  const spy = vi.spyOn(pool, 'connect').mockImplementation(connectAndWatch as never);
}
