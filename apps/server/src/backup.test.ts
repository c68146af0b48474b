import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseCrontab } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenShop, openDemoShop, openStockedShop } from '../test/open-shop.ts';
import { startS3 } from '../test/s3-simulator.ts';
import { checkConsistency } from './modules/reports/index.ts';
import type { ShopFiles } from './platform/backup/back-up-files.ts';
import { backupJobs } from './platform/backup/backup.jobs.ts';
import { openBackupTarget } from './platform/backup/backup-target.ts';
import { createBackup } from './platform/backup/create-backup.ts';
import { listBackups, momentOfBackup } from './platform/backup/manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { openShopFiles } from './platform/backup/shop-files.ts';
import { onCluster, openDatabase } from './platform/database/database.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { addJob, runDueJobs } from './platform/jobs/jobs.ts';

const KEY = 'a key of at least thirty-two characters';
const PICTURE = 'originals/picture-one';
const PRESCRIPTION = 'prescriptions/00000000-0000-7000-8000-000000000001';

let shop: Awaited<ReturnType<typeof openDemoShop>>;
let smallShop: Awaited<ReturnType<typeof openStockedShop>>;
let folder: string;
const databases: string[] = [];

beforeAll(async () => {
  shop = await openDemoShop();
  smallShop = await openStockedShop();
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-backup-'));
  for (const { deps } of [shop, smallShop]) {
    const files = openShopFiles(deps.settings);
    await files.uploads?.write(PICTURE, 'a picture');
    await files.private?.write(PRESCRIPTION, 'a prescription');
  }
});

afterAll(async () => {
  await shop.close();
  await smallShop.close();
  for (const name of databases) await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(onCluster(inject('cluster')));
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function emptyDatabase() {
  const name = `restored_${databases.length}`;
  await onServer(`create database ${name}`);
  databases.push(name);
  return onCluster(inject('cluster'), name);
}

const targetAt = (name: string, key = KEY) => openBackupTarget(path.join(folder, name), key);

const backUp = (from: OpenShop, name: string, options: { clock?: () => Date; keepDays?: number } = {}) =>
  createBackup({
    connection: from.connection,
    files: openShopFiles(from.deps.settings),
    target: targetAt(name),
    authSecret: 'generated secret',
    ...options,
  });

/** Every row of every table, in a fixed order. */
async function contentOf(connection: pg.ClientConfig): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker', 'drizzle') order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const row = name === 'drizzle.__drizzle_migrations' ? 'hash' : 't::text';
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(${row}, '|' order by ${row})) as content from ${name} as t`,
    );
    content[name] = rows[0];
  }
  const { rows } = await client.query(`select sequencename, last_value from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1`);
  await client.end();
  return { ...content, sequences: rows };
}

describe('a backup', () => {
  test('restores every row, sequence, waiting job and file into an empty place', async () => {
    await addJob(shop.database.db, 'send-mail', { to: 'someone@shop.example' }, { runAt: new Date('2999-01-01') });
    const target = targetAt('complete');
    const { authSecret } = await backUp(shop, 'complete');
    expect(authSecret).toBe('generated secret');

    const connection = await emptyDatabase();
    const place = openShopFiles({ bucket: undefined, dataDir: path.join(folder, 'place') });
    await restoreBackup({ source: target, connection, files: place });
    // The restore applies graphile-worker's own migrations anew.
    const [before, after] = await Promise.all([contentOf(shop.connection), contentOf(connection)]);
    for (const content of [before, after]) delete content['graphile_worker.migrations'];
    expect(after).toEqual(before);
    expect(String(await place.uploads?.read(PICTURE))).toBe('a picture');
    expect(String(await place.private?.read(PRESCRIPTION))).toBe('a prescription');

    const database = openDatabase(connection);
    expect((await checkConsistency(database.db)).faults).toEqual([]);
    const { rows } = await database.pool.query(`select count(*)::int as count from pg_constraint where contype = 'f'`);
    expect(rows[0].count).toBeGreaterThan(40);
    await database.close();
  });

  test('contains one moment while orders are placed', async () => {
    const { accessToken: token } = await shop.signIn('customer');
    const addresses = await shop.get('/api/addresses', { token });
    const addressId = addresses.body.data.find((address: { isDefault: boolean }) => address.isDefault)._id;
    const { rows } = await shop.database.pool.query(`select id from products
      where catalog = 'grocery' and stock > 20 and price_paise > 10000 and deleted_at is null limit 1`);
    let isDone = false;
    let placed = 0;
    const ordering = (async () => {
      while (!isDone) {
        await shop.post('/api/cart/add', { productId: rows[0].id, quantity: 1 }, { token });
        const order = await shop.post('/api/payment/order', { addressId, paymentMode: 'COD' }, { token });
        if (order.status === 200) placed++;
      }
    })();
    const target = targetAt('open');
    await backUp(shop, 'open');
    isDone = true;
    await ordering;
    expect(placed).toBeGreaterThan(2);
    const connection = await emptyDatabase();
    await restoreBackup({ source: target, connection, files: undefined });
    const database = openDatabase(connection);
    expect((await checkConsistency(database.db)).faults).toEqual([]);
    await database.close();
  });

  test('is encrypted, and a changed, exchanged or missing object is noticed', async () => {
    const name = 'damaged';
    const { tables } = await backUp(smallShop, name);
    const [first = '', second = ''] = tables.flatMap(({ parts }) => parts);
    const file = (key: string) => path.join(folder, name, key);
    const names = readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' });
    const stored = names
      .filter((entry) => /\d{6}$|files\/..\/|manifests\//.test(entry))
      .map((entry) => readFileSync(file(entry)));
    expect(stored.length).toBeGreaterThan(40);
    expect(Buffer.concat(stored).includes('a prescription')).toBe(false);

    const connection = await emptyDatabase();
    const restore = (key = KEY) =>
      restoreBackup({ source: targetAt(name, key), connection, files: undefined, replace: true });
    await expect(restore('another key of at least thirty-two characters')).rejects.toThrow(/BACKUP_KEY is another/);
    const original = readFileSync(file(first));
    const changed = Buffer.from(original);
    changed[20] = (changed[20] ?? 0) ^ 1;
    writeFileSync(file(first), changed);
    await expect(restore()).rejects.toThrow(/cannot be decrypted/);
    writeFileSync(file(first), readFileSync(file(second)));
    await expect(restore()).rejects.toThrow(/cannot be decrypted/);
    rmSync(file(first));
    await expect(restore()).rejects.toThrow(`${first} of the backup is missing.`);
    writeFileSync(file(first), original);
    await restore();
  });

  test('does not overwrite a database that contains something or is in use', async () => {
    await backUp(smallShop, 'small');
    const source = targetAt('small');
    const restore = (options: { replace?: boolean; id?: string }) =>
      restoreBackup({ source, connection: smallShop.connection, files: undefined, ...options });
    await smallShop.database.pool.query('select 1');
    await expect(restore({ replace: true })).rejects.toThrow(/The shop is open/);
    const connection = await emptyDatabase();
    await migrateShop(connection);
    await expect(restoreBackup({ source, connection, files: undefined })).rejects.toThrow(/not empty/);
    await expect(restore({ id: 'none' })).rejects.toThrow(/^There is no backup none; there are: \d{8}t\d{6}z\.$/);
  });

  test('keeps the database that a damaged backup should replace, and closes one that it filled only partly', async () => {
    const { tables } = await backUp(smallShop, 'cut');
    const source = targetAt('cut');
    const last = path.join(folder, 'cut', tables.flatMap(({ parts }) => parts).at(-1) ?? '');
    const whole = readFileSync(last);
    writeFileSync(last, whole.subarray(0, 40));
    const full = await emptyDatabase();
    await migrateShop(full);
    const before = await contentOf(full);
    await expect(restoreBackup({ source, connection: full, files: undefined, replace: true })).rejects.toThrow(
      /damaged/,
    );
    expect(await contentOf(full)).toEqual(before);

    const empty = await emptyDatabase();
    const restore = () => restoreBackup({ source, connection: empty, files: undefined });
    await expect(restore()).rejects.toThrow(/damaged/);
    await expect(migrateShop(empty)).rejects.toThrow(/^A restore or move into this database did not finish/);
    const files = openShopFiles(smallShop.deps.settings);
    const saving = createBackup({ connection: empty, files, target: source, authSecret: undefined });
    await expect(saving).rejects.toThrow(/did not finish/);
    writeFileSync(last, whole);
    await restore();
    await migrateShop(empty);
  });

  test('that fails leaves no rows behind, and one that cannot read the files of the shop fails', async () => {
    const target = targetAt('failing');
    const files = openShopFiles(smallShop.deps.settings);
    const unreadable = { ...files, private: { ...files.private, list: () => Promise.reject(new Error('no disk')) } };
    const options = { connection: smallShop.connection, target, authSecret: undefined };
    await expect(createBackup({ ...options, files: unreadable as ShopFiles })).rejects.toThrow('no disk');
    expect(await target.list('database')).toEqual([]);
    expect(await listBackups(target)).toEqual([]);
  });

  test('stores unchanged files once, and removes what only expired backups contain', async () => {
    const target = targetAt('expiring');
    const day = (n: number) => () => new Date(Date.UTC(2026, 0, n));
    const files = openShopFiles(smallShop.deps.settings);
    await files.uploads?.write('originals/soon-replaced', 'the old picture');
    await backUp(smallShop, 'expiring', { clock: day(1) });
    const stored = (await target.list('files')).length;
    await files.uploads?.write('originals/soon-replaced', 'the new picture');
    await backUp(smallShop, 'expiring', { clock: day(5), keepDays: 7 });
    expect((await target.list('files')).length).toBe(stored + 1);
    await backUp(smallShop, 'expiring', { clock: day(10), keepDays: 7 });
    expect(await listBackups(target)).toEqual(['20260105t000000z', '20260110t000000z']);
    expect((await target.list('files')).length).toBe(stored);
    expect((await target.list('database')).some(({ key }) => key.includes('20260101'))).toBe(false);
    await backUp(smallShop, 'expiring', { clock: day(60), keepDays: 7 });
    expect(await listBackups(target)).toEqual(['20260301t000000z']);
    await restoreBackup({ source: target, connection: await emptyDatabase(), files: undefined });
  });

  test('is made by the scheduled job, which removes old ones; without a target there is no job', async () => {
    const { host, port, database } = smallShop.connection as { host: string; port: number; database: string };
    const target = path.join(folder, 'scheduled');
    const settings = {
      ...smallShop.deps.settings,
      databaseDirectUrl: `postgres://postgres@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      backup: { target, key: KEY, schedule: '30 20 * * *', keepDays: 30 },
    };
    const now = Date.now();
    const daysAgo = (days: number) => () => new Date(now - days * 24 * 60 * 60 * 1000);
    for (const days of [40, 20]) await backUp(smallShop, 'scheduled', { clock: daysAgo(days) });
    const [, recent] = await listBackups(targetAt('scheduled'));

    const jobs = backupJobs({ settings });
    expect(parseCrontab(jobs.crontab ?? '')).toMatchObject([{ task: 'backup', options: { maxAttempts: 5 } }]);
    await addJob(smallShop.database.db, 'backup', {});
    await runDueJobs(smallShop.database.pool, [jobs]);
    const kept = await listBackups(targetAt('scheduled'));
    expect([kept.length, kept[0]]).toEqual([2, recent]);
    expect(momentOfBackup(kept[1] ?? '').getTime()).toBeGreaterThan(now - 1000);
    expect(backupJobs({ settings: smallShop.deps.settings })).toEqual({ tasks: {} });
  });

  test('goes to a bucket and takes the files of the shop from one', async () => {
    const s3 = await startS3();
    const target = openBackupTarget(s3.url(), KEY);
    const bucketFiles = openShopFiles({ bucket: s3.bucket, dataDir: '' });
    for (let n = 0; n < 25; n++) await bucketFiles.uploads?.write(`originals/p-${n}`, `picture ${n}`);
    await bucketFiles.uploads?.write('sizes/p-1-320.avif', 'made again');
    await bucketFiles.private?.write(PRESCRIPTION, 'a prescription');
    const options = { connection: smallShop.connection, files: bucketFiles, target, authSecret: undefined };
    const { files } = await createBackup(options);
    expect(files.map(({ storage, key }) => `${storage}/${key}`).sort()).toEqual(
      [...Array.from({ length: 25 }, (_, n) => `uploads/originals/p-${n}`), `private/${PRESCRIPTION}`].sort(),
    );
    for (const key of s3.objects.keys()) if (!key.startsWith('backups/')) s3.objects.delete(key);
    await restoreBackup({ source: target, connection: await emptyDatabase(), files: bucketFiles });
    expect(String(await bucketFiles.uploads?.read('originals/p-7'))).toBe('picture 7');
    expect(String(await bucketFiles.private?.read(PRESCRIPTION))).toBe('a prescription');
    await s3.stop();
  });
});
