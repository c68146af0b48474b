import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startFreezingProxy } from '../../../test/freezing-proxy.ts';
import { createReadiness } from '../http/readiness.ts';
import { type Database, inTransaction, isDatabaseUnavailable, isDiskFull, openDatabase } from './database.ts';
import { runPrepared } from './run-prepared.ts';

describe('a database that does not answer', () => {
  let proxy: Awaited<ReturnType<typeof startFreezingProxy>>;
  let database: Database;
  beforeAll(async () => {
    proxy = await startFreezingProxy(inject('cluster'));
    const connection = { connectionString: proxy.url(inject('templates').empty) };
    database = openDatabase(connection, { size: 2, deadlineMs: 1000, connectDeadlineMs: 500 });
  });
  afterAll(async () => {
    await database.close();
    proxy.stop();
  });

  test('fails queries at their deadline, is not ready within two seconds, and works again afterwards', async () => {
    const { db } = database;
    const select = () => db.execute(sql`select 1`);
    const readiness = createReadiness({ db, folders: [] });
    await Promise.all([select(), select()]);
    expect(await readiness.findFault()).toBeUndefined();

    proxy.freeze();
    const failures = await Promise.all(
      [select(), inTransaction(db, async (tx) => tx.execute(sql`select 1`)), select()].map((query) =>
        query.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    const startedAt = performance.now();
    expect(await readiness.findFault()).toBe('The database does not answer.');
    expect(performance.now() - startedAt).toBeLessThan(2500);

    proxy.thaw();
    await expect.poll(() => readiness.findFault(), { timeout: 10_000 }).toBeUndefined();
    expect((await select()).rowCount).toBe(1);
    expect(database.pool.totalCount).toBeLessThanOrEqual(2);
  });
});

test('cancels a statement that runs too long on the server', async () => {
  const { host, port } = inject('cluster');
  const connection = { host, port, user: 'postgres', database: inject('templates').empty };
  const { db, close } = openDatabase(connection, { size: 1, deadlineMs: 600 });
  const error = await db.execute(sql`select pg_sleep(5)`).catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await close();
});

test.each([true, false])('keeps named statements on a connection only when they are switched on: %s', async (isOn) => {
  const { host, port } = inject('cluster');
  const connection = { host, port, user: 'postgres', database: inject('templates').empty };
  const { db, close } = openDatabase(connection, { size: 1, preparedStatements: isOn });
  const statement = { name: 'add_one', text: 'select $1::int + 1 as sum', row: undefined };
  expect(await runPrepared(db, statement, [4])).toEqual([{ sum: 5 }]);
  const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
  expect(rows).toEqual(isOn ? [{ name: 'add_one' }] : []);
  await close();
});

test('a full disk of the database or of the server makes it not ready', async () => {
  expect(isDiskFull(Object.assign(new Error(), { code: '53100' }))).toBe(true);
  expect(isDiskFull(new Error('Failed query', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) }))).toBe(true);
  const db = { execute: async () => ({}) } as never;
  const readiness = createReadiness({ db, folders: ['/'] });
  expect(await readiness.findFault()).toBeUndefined();
  readiness.markDiskFull();
  expect(await readiness.findFault()).toBe('The disk is full.');
  // A file system without free blocks.
  expect(await createReadiness({ db, folders: ['/proc'] }).findFault()).toBe('The disk is full.');
});
