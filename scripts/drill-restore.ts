// `npm run drill:restore`: a shop of its own is backed up, destroyed and restored; then an external database is destroyed and
// recovered to a moment from its archived write-ahead log. Prints what was lost and how long it took.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createCluster,
  findPostgres,
  makeFolder,
  runPostgresProgram,
  startPostgres,
  stopPostgres,
} from './drill/postgres.ts';
import { freePort, hasOrder, placeOrder, print, runProgram, startShop, stopShop } from './drill/shop.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-drill-'));
// The user of PostgreSQL must be able to enter it.
chmodSync(folder, 0o755);
try {
  await restoreFromBackup();
  const bin = findPostgres();
  if (bin) await recoverToMoment(bin);
  else print('Skipped: recovery to a moment needs pg_basebackup (Debian: apt install postgresql).');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function restoreFromBackup(): Promise<void> {
  print('Backup and restore of the embedded database');
  const target = path.join(folder, 'backups');
  const dataDir = path.join(folder, 'data');
  const environment = { DATA_DIR: dataDir, BACKUP_KEY: newKey(), DATABASE_URL: '' };
  const shop = await startShop(environment);
  const kept = await placeOrder(shop);
  const backupStarted = performance.now();
  runProgram('backup', [target, '--verify'], environment);
  print(`  backed up and verified while open in ${secondsSince(backupStarted)} s`);
  const lost = await placeOrder(shop);
  await stopShop(shop, 'SIGKILL');
  await wait(1000);
  rmSync(dataDir, { recursive: true, force: true });
  const restoreStarted = performance.now();
  runProgram('restore', [target], environment);
  const restored = await startShop(environment);
  print(`  destroyed, restored and open again in ${secondsSince(restoreStarted)} s`);
  require(await hasOrder(restored, kept), 'the order before the backup is there');
  require(!(await hasOrder(restored, lost)), 'the order after the backup is lost, as expected of a backup');
  await placeOrder(restored);
  await stopShop(restored, 'SIGTERM');
  runProgram('audit', [], environment);
}

async function recoverToMoment(bin: string): Promise<void> {
  print('Recovery of an external database to a moment');
  const archive = makeFolder(path.join(folder, 'archive'));
  const data = path.join(makeFolder(path.join(folder, 'postgres')), 'data');
  const port = await freePort();
  createCluster(bin, data);
  const archiving = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    wal_level: 'replica',
  };
  const server = await startPostgres(bin, data, port, archiving);
  const environment = {
    DATA_DIR: path.join(folder, 'external'),
    DATABASE_URL: server.url,
    DEMO_DATA: 'on',
    AUTH_SECRET: newKey(),
  };
  const shop = await startShop(environment);
  const base = path.join(makeFolder(path.join(folder, 'base')), 'data');
  runPostgresProgram(bin, 'pg_basebackup', ['-d', server.url, '-D', base, '--checkpoint=fast', '-X', 'none']);
  const kept = await placeOrder(shop);
  const moment = server.query('select clock_timestamp()');
  await wait(1000);
  const mistaken = await placeOrder(shop);
  server.query('select pg_switch_wal()');
  await waitUntil(
    () => server.query('select last_archived_wal >= pg_walfile_name(pg_switch_wal()) from pg_stat_archiver') !== '',
  );
  await wait(2000);
  await stopShop(shop, 'SIGTERM');
  await stopPostgres(server, 'SIGKILL');
  await wait(1000);
  rmSync(data, { recursive: true, force: true });

  const started = performance.now();
  writeFileSync(path.join(base, 'recovery.signal'), '');
  const recovered = await startPostgres(bin, base, port, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  await waitUntil(() => recovered.query('select pg_is_in_recovery()') === 'f');
  const reopened = await startShop(environment);
  print(`  destroyed, recovered to ${moment} and open again in ${secondsSince(started)} s`);
  require(await hasOrder(reopened, kept), 'the order before that moment is there');
  require(!(await hasOrder(reopened, mistaken)), 'the order after it is not');
  await stopShop(reopened, 'SIGTERM');
  runProgram('audit', [], environment);
  await stopPostgres(recovered);
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (isTrue()) return;
    await wait(200);
  }
  throw new Error('gave up waiting');
}

function require(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`);
  print(`  ✓ ${what}`);
}
