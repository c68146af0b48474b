// `npm run move-database -- postgres://…` copies the embedded database of a closed shop into an empty external one.
import path from 'node:path';
import { PassThrough } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { checkDatabase } from './check-database.ts';
import { runBackupCommand } from './platform/backup/backup-command.ts';
import { copyStatement, listTables, readSequences } from './platform/backup/dump-database.ts';
import { createTables, emptyDatabase, fillTables, isEmptyDatabase } from './platform/backup/load-database.ts';
import { onCluster } from './platform/database/database.ts';
import { findRunningCluster, startCluster } from './platform/database/embedded-postgres/cluster.ts';
import { readMigrations } from './platform/database/migrate.ts';
import { beginRestore, endRestore, isRestoreUnfinished } from './platform/database/unfinished-restore.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { readSettings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';

await runBackupCommand(async () => {
  const [url = ''] = process.argv.slice(2);
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartFailure('Name the empty database: npm run move-database -- postgres://user:password@host/shop');
  const { dataDir } = readSettings({
    ...process.env,
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    DATABASE_REPLICA_URLS: '',
  });
  const dir = path.join(dataDir, 'database');
  if (await findRunningCluster(dir))
    throw new StartFailure('The shop is open; close it first, so that no order is lost.');
  await waitForDatabase(url, { seconds: 0, report: () => {} });
  const cluster = await startCluster({ dir });
  const source = new pg.Client(onCluster(cluster));
  const target = new pg.Client({ connectionString: url });
  try {
    await Promise.all([source.connect(), target.connect()]);
    const rows = await copyDatabase(source, target, url);
    process.stdout.write(`Moved ${rows} rows. Set DATABASE_URL; ${dir} is unchanged and no longer used.\n`);
  } finally {
    await Promise.all([source.end(), target.end()]);
    await cluster.stop();
  }
});

async function copyDatabase(source: pg.Client, target: pg.Client, url: string): Promise<number> {
  const isEmpty = await isEmptyDatabase(target);
  if (!isEmpty && !(await isRestoreUnfinished(target))) throw new StartFailure('The external database is not empty.');
  await beginRestore(target);
  if (!isEmpty) await emptyDatabase(target);
  await createTables({ connectionString: url }, await readMigrations(source));
  let total = 0;
  const tables = [];
  for (const { name, columns } of await listTables(source)) {
    const { rows } = await source.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    total += rows[0]?.count ?? 0;
    const read = () => source.query(copyTo(copyStatement(name, columns, 'to stdout'))).pipe(new PassThrough());
    tables.push({ name, columns, rows: rows[0]?.count ?? 0, read });
  }
  await fillTables(target, tables, await readSequences(source));
  await endRestore(target);
  const { faults } = await checkDatabase({ connectionString: url });
  if (faults.length > 0)
    throw new StartFailure(`The moved database has ${faults.length} faults; npm run audit lists them.`);
  return total;
}
