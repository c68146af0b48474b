import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../database/database.ts';
import { beginRestore, endRestore, isRestoreUnfinished } from '../database/unfinished-restore.ts';
import { StartFailure } from '../start-failure.ts';
import { restoreFiles, type ShopFiles } from './back-up-files.ts';
import type { BackupTarget } from './backup-target.ts';
import { createTables, emptyDatabase, fillTables, isEmptyDatabase, readTable } from './load-database.ts';
import { listBackups, type Manifest, readManifest } from './manifest.ts';

type Options = {
  source: BackupTarget;
  connection: Connection;
  /** Undefined: files are read and checked, but not written. */
  files: ShopFiles | undefined;
  /** The newest when undefined. */
  id?: string | undefined;
  /** Deletes what the database contains. */
  replace?: boolean;
};

export async function restoreBackup({ source, connection, files, id, replace = false }: Options): Promise<Manifest> {
  const manifest = await findBackup(source, id);
  const client = new pg.Client({ ...connection, application_name: 'subah restore' });
  await client.connect();
  try {
    await refuseOpenShop(client);
    const isUnfinished = await isRestoreUnfinished(client);
    const isEmpty = await isEmptyDatabase(client);
    if (!isEmpty && !isUnfinished) {
      if (!replace) throw new StartFailure('The database is not empty. To delete what it contains, add --replace.');
      await checkBackup(source, manifest);
    }
    await beginRestore(client);
    if (!isEmpty) await emptyDatabase(client);
    await createTables(connection, manifest.migrations);
    const tables = manifest.tables.map((table) => ({ ...table, read: () => readTable(source, table.parts) }));
    await fillTables(client, tables, manifest.sequences);
    await restoreFiles(source, manifest.files, files);
    await endRestore(client);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Reads all of it, so that a damaged backup does not cost the database that it should replace. */
async function checkBackup(source: BackupTarget, { tables, files }: Manifest): Promise<void> {
  for (const { parts } of tables) for await (const _ of readTable(source, parts));
  await restoreFiles(source, files);
}

/** The newest one without `id`. */
export async function findBackup(source: BackupTarget, id: string | undefined): Promise<Manifest> {
  const ids = await listBackups(source);
  const found = id ? ids.find((candidate) => candidate === id) : ids.at(-1);
  if (!found)
    throw new StartFailure(id ? `There is no backup ${id}; there are: ${ids.join(', ')}.` : 'There is no backup.');
  return readManifest(source, found);
}

/** A running server would write into the tables that are being replaced. Closed connections take a moment to disappear. */
async function refuseOpenShop(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name like 'subah%' and pid <> pg_backend_pid() limit 1`,
    );
    if (rows.length === 0) return;
    await wait(100);
  }
  throw new StartFailure('The shop is open on this database; close it first.');
}
