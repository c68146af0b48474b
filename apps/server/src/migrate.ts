// `npm run migrate` runs new migrations without starting the shop, for updates of several servers.
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { readSettings } from './platform/settings.ts';

try {
  const { connection, disconnect } = await connectToShop(readSettings(process.env));
  try {
    await migrateShop(connection);
  } finally {
    await disconnect();
  }
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  const message = describeFailure(error);
  if (!message) throw error;
  process.stderr.write(`subah: ${message}\n`);
  process.exitCode = 1;
}
