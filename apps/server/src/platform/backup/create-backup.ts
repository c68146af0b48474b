import pg from 'pg';
import type { Connection } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';
import { refuseUnfinishedRestore } from '../database/unfinished-restore.ts';
import { StartFailure } from '../start-failure.ts';
import { backUpFiles, type ShopFiles } from './back-up-files.ts';
import type { BackupTarget } from './backup-target.ts';
import { dumpDatabase, removeDump } from './dump-database.ts';
import { backupIdAt, listBackups, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';

const LOCK_KEY = 7_824_002;

type Options = {
  /** Not through a pooler: the lock belongs to the session. */
  connection: Connection;
  files: ShopFiles;
  target: BackupTarget;
  /** The generated AUTH_SECRET, without which two-step sign-in of staff cannot be restored. */
  authSecret: string | undefined;
  /** How long older backups are kept. Undefined: for ever. */
  keepDays?: number | undefined;
  clock?: () => Date;
};

/** Database and files as of one moment, while the shop is open. The files are read after the database, which refers to them. */
export async function createBackup(options: Options): Promise<Manifest> {
  const { connection, files, target, authSecret, keepDays, clock = () => new Date() } = options;
  const client = new pg.Client({ ...connection, application_name: 'subah backup' });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [LOCK_KEY]);
    if (!rows[0].locked) throw new StartFailure('Another backup of this shop is running.');
    await refuseUnfinishedRestore(client);
    const now = clock();
    const id = backupIdAt(now);
    const newest = (await listBackups(target)).at(-1);
    const previous = newest ? await readManifest(target, newest) : undefined;
    const store = async (): Promise<Manifest> => {
      await client.query('begin isolation level repeatable read read only');
      const migrations = await readMigrations(client);
      const dump = await dumpDatabase(client, target, id);
      await client.query('commit');
      const manifest: Manifest = {
        format: 1,
        id,
        createdAt: now.toISOString(),
        migrations,
        ...dump,
        files: await backUpFiles(files, target, previous),
        authSecret: authSecret ?? null,
      };
      await writeManifest(target, manifest);
      return manifest;
    };
    const manifest = await store().catch(async (error: unknown) => {
      // On a full disk the rows of failed attempts would take the space of the next one.
      await removeDump(target, id).catch(() => {});
      throw error;
    });
    if (keepDays !== undefined) await pruneBackups({ target, keepDays, now });
    return manifest;
  } finally {
    await client.end();
  }
}
