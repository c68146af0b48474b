import { readFileSync } from 'node:fs';
import { StartFailure } from './start-failure.ts';

type BackupEnvironment = {
  BACKUP_TARGET?: string | undefined;
  BACKUP_KEY?: string | undefined;
  BACKUP_KEY_FILE?: string | undefined;
  BACKUP_SCHEDULE: string;
  BACKUP_KEEP_DAYS: number;
};

export type BackupSettings = {
  /** A folder, or a bucket written like S3_URL. Undefined: no scheduled backup. */
  target: string | undefined;
  key: string | undefined;
  /** Crontab in UTC. */
  schedule: string;
  keepDays: number;
};

export function readBackupSettings(env: BackupEnvironment): BackupSettings {
  const key = env.BACKUP_KEY ?? (env.BACKUP_KEY_FILE && readKeyFile(env.BACKUP_KEY_FILE));
  if (env.BACKUP_TARGET && !key)
    throw new StartFailure('Bad setting: BACKUP_TARGET needs BACKUP_KEY or BACKUP_KEY_FILE; backups are encrypted.');
  return { target: env.BACKUP_TARGET, key, schedule: env.BACKUP_SCHEDULE, keepDays: env.BACKUP_KEEP_DAYS };
}

function readKeyFile(file: string): string {
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key.length >= 32) return key;
  } catch (error) {
    throw new StartFailure(`Bad setting: BACKUP_KEY_FILE ${file} cannot be read (${reason(error)}).`);
  }
  throw new StartFailure('Bad setting: BACKUP_KEY_FILE must contain at least 32 characters.');
}

const reason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);
