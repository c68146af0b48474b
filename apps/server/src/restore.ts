// `npm run restore -- <source>` restores the newest backup into the database and the files of the settings.
//   --list          only list the backups
//   --backup <id>   restore this one
//   --replace       delete what the database contains
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDatabase } from './check-database.ts';
import { backupPlace, describeBackup, runBackupCommand } from './platform/backup/backup-command.ts';
import { openBackupTarget } from './platform/backup/backup-target.ts';
import { listBackups } from './platform/backup/manifest.ts';
import { findBackup, restoreBackup } from './platform/backup/restore-backup.ts';
import { openShopFiles } from './platform/backup/shop-files.ts';
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { readSettings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';

await runBackupCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, backup: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const settings = readSettings(process.env);
  const { place, key } = backupPlace(settings, positionals);
  const source = openBackupTarget(place, key);
  if (values.list) {
    for (const id of await listBackups(source)) process.stdout.write(`${id}\n`);
    return;
  }
  // Before a database is started or created: a wrong key or name then changes nothing.
  const { id } = await findBackup(source, values.backup);
  const { connection, disconnect } = await connectToShop(settings);
  try {
    const files = openShopFiles(settings);
    const manifest = await restoreBackup({ source, connection, files, id, replace: values.replace ?? false });
    if (manifest.authSecret && settings.isAuthSecretGenerated)
      writeFileSync(path.join(settings.dataDir, 'auth-secret'), manifest.authSecret, { mode: 0o600 });
    process.stdout.write(`${describeBackup(manifest)}\n`);
    const { checks, faults } = await checkDatabase(connection);
    if (faults.length > 0) throw new StartFailure(`Restored, with ${faults.length} faults; npm run audit lists them.`);
    process.stdout.write(`Restored. All ${checks} consistency checks passed.\n`);
  } finally {
    await disconnect();
  }
});
