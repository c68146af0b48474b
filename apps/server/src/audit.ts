// `npm run audit` runs the consistency checks of stock, orders, coupons, coins, payments and refunds.
import { checkConsistency } from './modules/reports/index.ts';
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { openDatabase } from './platform/database/database.ts';
import { refuseUnfinishedRestore } from './platform/database/unfinished-restore.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { readSettings } from './platform/settings.ts';

try {
  process.exitCode = await audit();
} catch (error) {
  const message = describeFailure(error);
  if (!message) throw error;
  process.stderr.write(`subah: ${message}\n`);
  process.exitCode = 1;
}

async function audit(): Promise<number> {
  const { connection, disconnect } = await connectToShop(readSettings(process.env));
  const database = openDatabase(connection, { size: 1, deadlineMs: 0 });
  try {
    await refuseUnfinishedRestore(database.pool);
    const { checks, faults } = await checkConsistency(database.db);
    for (const { check, fault } of faults) process.stdout.write(`${check}: ${fault}\n`);
    process.stdout.write(
      faults.length === 0 ? `All ${checks} consistency checks passed.\n` : `${faults.length} faults found.\n`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await disconnect();
  }
}
