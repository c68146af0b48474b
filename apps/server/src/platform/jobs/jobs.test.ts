import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../database/database.ts';
import { addJob, runDueJobs, startJobs, unlockStaleJobs } from './jobs.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} } as never;

test('runs a job only if its transaction commits', async () => {
  const shop = await openStockedShop();
  const { db } = shop.database;
  // Jobs run side by side, in any order.
  const done = new Set<unknown>();
  const note = async (payload: unknown) => void done.add((payload as { order: number }).order);
  const runner = await startJobs({
    connection: shop.connection,
    modules: [{ tasks: { 'test:note': note } }],
    log: silent,
  });

  await inTransaction(db, (tx) => addJob(tx, 'test:note', { order: 1 }));
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'test:note', { order: 2 });
    throw new Error('the order could not be placed');
  }).catch(() => {});
  await addJob(db, 'test:note', { order: 3 }, { key: 'once' });
  await vi.waitFor(() => expect(done.size).toBe(2));
  expect(done).toEqual(new Set([1, 3]));
  await runner.stop();
  await shop.close();
});

test('retries a failed job', async () => {
  const shop = await openStockedShop();
  let tries = 0;
  const flaky = async () => {
    if (++tries === 1) throw new Error('the mail server is away');
  };
  const runner = await startJobs({
    connection: shop.connection,
    modules: [{ tasks: { 'test:flaky': flaky } }],
    log: silent,
  });
  await addJob(shop.database.db, 'test:flaky', {});
  await vi.waitFor(() => expect(tries).toBe(2), { timeout: 15_000 });
  await runner.stop();
  await shop.close();
});

test('runs the jobs that a killed server had locked', async () => {
  const shop = await openStockedShop();
  const { db, pool } = shop.database;
  let done = 0;
  const modules = [{ tasks: { 'test:note': async () => void done++ } }];
  await addJob(db, 'test:note', {});
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-was-killed'`);
  await runDueJobs(pool, modules);
  expect(done).toBe(0);
  await unlockStaleJobs(pool);
  await runDueJobs(pool, modules);
  expect(done).toBe(1);
  await shop.close();
});

describe('jobs of another server', () => {
  /** Runs a job that never ends in a process of its own. */
  const startOtherServer = async (shop: OpenShop): Promise<ChildProcess> => {
    const child = fork(path.join(import.meta.dirname, '../../../test/hanging-job-server.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.send(shop.connection);
    await addJob(shop.database.db, 'test:hang', {});
    await once(child, 'message');
    return child;
  };
  const startTakingOver = (shop: OpenShop, onTaken: () => void) =>
    startJobs({
      connection: shop.connection,
      modules: [{ tasks: { 'test:hang': async () => onTaken() } }],
      log: silent,
      takeOverAfterMs: 500,
    });

  test('are taken over when it was killed', async () => {
    const shop = await openStockedShop();
    const other = await startOtherServer(shop);
    const taken = vi.fn();
    const runner = await startTakingOver(shop, taken);
    other.kill('SIGKILL');
    await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await runner.stop();
    await shop.close();
  });

  test('are left alone while it is only slow', async () => {
    const shop = await openStockedShop();
    const other = await startOtherServer(shop);
    other.kill('SIGSTOP');
    const taken = vi.fn();
    const runner = await startTakingOver(shop, taken);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(taken).not.toHaveBeenCalled();
    other.kill('SIGKILL');
    await runner.stop();
    await shop.close();
  });
});

test('goes on with a new worker when its connections are cut while a job runs', async () => {
  const shop = await openStockedShop();
  const { db, pool } = shop.database;
  let runs = 0;
  const slow = async () => {
    runs++;
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const modules = [{ tasks: { 'test:slow': slow } }];
  const runner = await startJobs({ connection: shop.connection, modules, log: silent });
  await addJob(db, 'test:slow', {});
  await vi.waitFor(() => expect(runs).toBe(1));
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const waiting = async () =>
    (await pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'test:slow'`)).rowCount;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
  // The job succeeded while its result could not be stored.
  expect(runs).toBe(1);
  await addJob(db, 'test:slow', {});
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 10_000 });
  await runner.stop();
  await shop.close();
});
