import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startFreezingProxy } from '../../../test/freezing-proxy.ts';
import { createReadiness } from '../http/readiness.ts';
import {
  inTransaction,
  isDatabaseUnavailable,
  isDiskFull,
  KEPT_CONNECTIONS,
  openDatabase,
  type PoolOptions,
} from './database.ts';
import { runPrepared } from './run-prepared.ts';

describe('a database that does not answer', () => {
  let proxy: Awaited<ReturnType<typeof startFreezingProxy>>;
  beforeAll(async () => {
    proxy = await startFreezingProxy(inject('cluster'));
  });
  afterEach(() => proxy.thaw());
  afterAll(() => proxy.stop());

  const open = (options: PoolOptions) => {
    const database = openDatabase({ connectionString: proxy.url(inject('templates').empty) }, options);
    return { ...database, select: () => database.db.execute(sql`select 1`) };
  };

  test('fails queries at their deadline, and works again afterwards', async () => {
    const { db, pool, close, select } = open({ size: 2, deadlineMs: 1500, connectDeadlineMs: 1500 });
    await Promise.all([select(), select()]);

    proxy.freeze();
    const queries = [select(), inTransaction(db, async (tx) => tx.execute(sql`select 1`)), select()];
    const failures = await Promise.allSettled(queries);
    expect(failures.map((failure) => failure.status === 'rejected' && isDatabaseUnavailable(failure.reason))).toEqual([
      true,
      true,
      true,
    ]);

    proxy.thaw();
    await expect
      .poll(
        () =>
          select().then(
            ({ rowCount }) => rowCount,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(pool.totalCount).toBeLessThanOrEqual(2);
    await close();
  }, 30_000);

  test('makes the server not ready before its queries fail, and ready again afterwards', async () => {
    const { db, close, select } = open({ size: 2, deadlineMs: 20_000, connectDeadlineMs: 20_000 });
    const readiness = createReadiness({ db, folders: [] });
    await select();
    expect(await readiness.findFault()).toBeUndefined();

    proxy.freeze();
    const query = select().catch(() => 'The query failed first.');
    expect(await Promise.race([readiness.findFault(), query])).toBe('The database does not answer.');

    proxy.thaw();
    await query;
    await expect.poll(() => readiness.findFault(), { timeout: 20_000 }).toBeUndefined();
    await close();
  }, 30_000);
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

test('a named statement is planned once for all values, and another one for its own', async () => {
  const { host, port } = inject('cluster');
  const connection = { host, port, user: 'postgres', database: inject('templates').empty };
  const { db, close } = openDatabase(connection, { size: 1 });
  const statement = { name: 'double', text: 'select 2 * $1::int as double', row: undefined };
  const planMode = async () =>
    (await db.execute(sql`select current_setting(${'plan_cache_mode'}) as mode`)).rows[0]?.mode;
  expect(await planMode()).toBe('auto');
  await runPrepared(db, statement, [1]);
  const named = await db.execute(sql`select generic_plans::int, custom_plans::int from pg_prepared_statements`);
  expect(named.rows).toEqual([{ generic_plans: 1, custom_plans: 0 }]);

  const undone = inTransaction(db, async (tx) => {
    await tx.execute(sql`select ${1}::int`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await planMode()).toBe('auto');
  await close();
});

test('keeps a few connections through a quiet time, and closes the others', async () => {
  const { host, port } = inject('cluster');
  const connection = { host, port, user: 'postgres', database: inject('templates').empty };
  const size = KEPT_CONNECTIONS + 3;
  const { db, pool, close } = openDatabase(connection, { size, idleMs: 20 });
  await Promise.all(Array.from({ length: size }, () => db.execute(sql`select pg_sleep(0.2)`)));
  await expect.poll(() => pool.totalCount).toBe(KEPT_CONNECTIONS);
  await setTimeout(100);
  expect(pool.totalCount).toBe(KEPT_CONNECTIONS);
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
