// `npm run backup -- <target>` stores database and files, also while the shop is open. The target is a folder or a bucket written
// like S3_URL; without one BACKUP_TARGET is used.
//   --verify   restore it into an empty database and run the consistency checks
import { parseArgs } from 'node:util';
import { backUpShop } from './platform/backup/back-up-shop.ts';
import { backupPlace, describeBackup, runBackupCommand } from './platform/backup/backup-command.ts';
import { openBackupTarget } from './platform/backup/backup-target.ts';
import { readSettings } from './platform/settings.ts';
import { verifyBackup } from './verify-backup.ts';

await runBackupCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { verify: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  const { place, key } = backupPlace(settings, positionals);
  const manifest = await backUpShop(settings, place, key);
  process.stdout.write(`${describeBackup(manifest)}\n`);
  if (!values.verify) return;
  const { checks } = await verifyBackup(openBackupTarget(place, key), manifest.id);
  process.stdout.write(
    `Restored into an empty database: all rows, all files, all ${checks} consistency checks passed.\n`,
  );
});
