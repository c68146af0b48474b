import { expect, test, vi } from 'vitest';
import { openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../database/database.ts';
import { addJob, runDueJobs, startJobs, unlockStaleJobs } from './jobs.ts';

const silent = { error: () => {}, warn: () => {}, debug: () => {} } as never;

test('runs a job only if its transaction commits', async () => {
  const shop = await openStockedShop();
  const { db, pool } = shop.database;
  const done: unknown[] = [];
  const runner = await startJobs(
    pool,
    [{ tasks: { 'test:note': async (payload) => void done.push(payload) } }],
    silent,
  );

  await inTransaction(db, (tx) => addJob(tx, 'test:note', { order: 1 }));
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'test:note', { order: 2 });
    throw new Error('the order could not be placed');
  }).catch(() => {});
  await addJob(db, 'test:note', { order: 3 }, { key: 'once' });
  await vi.waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([{ order: 1 }, { order: 3 }]);
  await runner.stop();
  await shop.close();
});

test('retries a failed job', async () => {
  const shop = await openStockedShop();
  let tries = 0;
  const flaky = async () => {
    if (++tries === 1) throw new Error('the mail server is away');
  };
  const runner = await startJobs(shop.database.pool, [{ tasks: { 'test:flaky': flaky } }], silent);
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
