import { migrateJobQueue } from '../jobs/jobs.ts';
import { type Connection, openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/** On connections of its own without deadlines: an index on a large table takes minutes. */
export async function migrateShop(connection: Connection): Promise<void> {
  const database = openDatabase(connection, { size: 2, deadlineMs: 0 });
  try {
    await refuseUnfinishedRestore(database.pool);
    await migrateDatabase(database);
    await migrateJobQueue(database.pool);
  } finally {
    await database.close();
  }
}
