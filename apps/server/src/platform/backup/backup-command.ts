import path from 'node:path';
import { describeFailure } from '../describe-failure.ts';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import type { Manifest } from './manifest.ts';

/** Reports a known failure in one line. */
export async function runBackupCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = describeFailure(error);
    if (!message) throw error;
    process.stderr.write(`subah: ${message}\n`);
    process.exitCode = 1;
  }
}

/** The argument, relative to the folder where npm was called, or BACKUP_TARGET. */
export function backupPlace({ backup }: Settings, positionals: string[]): { place: string; key: string } {
  const [argument] = positionals;
  const place = argument && !/^https?:/.test(argument) ? path.resolve(process.env.INIT_CWD ?? '.', argument) : argument;
  const chosen = place ?? backup.target;
  if (!chosen || positionals.length > 1) throw new StartFailure('Name one folder or bucket, or set BACKUP_TARGET.');
  if (!backup.key) throw new StartFailure('Set BACKUP_KEY or BACKUP_KEY_FILE: openssl rand -base64 32 makes a key.');
  return { place: chosen, key: backup.key };
}

export function describeBackup({ id, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Backup ${id}: ${rows} rows in ${tables.length} tables, ${files.length} files.`;
}
