import { checkConsistency } from './modules/reports/index.ts';
import { openDatabase } from './platform/database/database.ts';

/** Runs the checks of `npm run audit` over a database that no server uses. */
export async function checkDatabase(connection: Parameters<typeof openDatabase>[0]) {
  const database = openDatabase(connection, { size: 1, deadlineMs: 0 });
  try {
    return await checkConsistency(database.db);
  } finally {
    await database.close();
  }
}
