import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
const LOCK = 7_824_001;

/** Brings the tables up to date. Copies that start together wait for the first one. */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    try {
      await migrate(db, { migrationsFolder: FOLDER });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
    }
  } finally {
    client.release();
  }
}
