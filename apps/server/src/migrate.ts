// `npm run migrate` runs new migrations without starting the shop, for updates of several servers.
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { isDatabaseUnavailable } from './platform/database/database.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { readSettings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';

try {
  const { connection, disconnect } = await connectToShop(readSettings(process.env));
  try {
    await migrateShop(connection);
  } finally {
    await disconnect();
  }
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  if (!(error instanceof StartFailure) && !isDatabaseUnavailable(error)) throw error;
  const message = error instanceof StartFailure ? error.message : 'The database does not answer.';
  process.stderr.write(`subah: ${message}\n`);
  process.exitCode = 1;
}
