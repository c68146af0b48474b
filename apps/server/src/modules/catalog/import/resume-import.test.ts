import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../../test/import-list.ts';
import { subscribeToChanges } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { createLogger } from '../../../platform/logger.ts';
import { products } from '../catalog.tables.ts';
import { importRuns } from '../import.tables.ts';

let lists: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  lists = await openImports();
});
afterAll(() => lists.close());

const HEADER = 'code,name,brand,category,subcategory,price,mrp,quantity,unit,stock,description,tags,image\n';

test('resumes a stopped import and reports the same errors', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `i-go-${n},Go ${n},,Go,,${n % 20 === 7 ? 0 : 10},,1 kg,,5,,,`).join(
    '\n',
  );
  const file = path.join(lists.folder, 'stopped.csv');
  writeFileSync(file, HEADER + rows);
  const stop = new AbortController();
  const first = await lists.importList(undefined, {
    file,
    rowsPerBatch: 10,
    signal: stop.signal,
    onProgress: ({ rows: done }) => done >= 30 && stop.abort(),
  });
  expect(first).toMatchObject({ isFinished: false, rows: 30, created: 28, failed: 2 });
  expect((await lists.findByCodePrefix('i-go-')).length).toBe(28);
  const before = new Map((await lists.findByCodePrefix('i-go-')).map((row) => [row.code, row.updatedAt.getTime()]));
  const second = await lists.importList(undefined, { file, rowsPerBatch: 10 });
  expect(second).toMatchObject({ isFinished: true, resumedAfter: 30, rows: 60, created: 57, unchanged: 0, failed: 3 });
  expect(second.errors.map(([line]) => line)).toEqual([9, 29, 49]);
  for (const row of await lists.findByCodePrefix('i-go-')) {
    if (before.has(row.code)) expect(row.updatedAt.getTime()).toBe(before.get(row.code));
  }
  expect((await lists.findByCodePrefix('i-go-')).length).toBe(57);
  const [run] = await lists.db.select().from(importRuns).where(eq(importRuns.fileName, 'stopped.csv'));
  expect(run).toMatchObject({ rowsDone: 60, created: 57, failed: 3, finishedAt: expect.any(Date) });
});

test('starts a new run for another column mapping', async () => {
  const file = path.join(lists.folder, 'other-way.csv');
  writeFileSync(file, `${HEADER}i-way,Way,,Way,,10,,1 kg,,5,,,\ni-way-2,Way,,Way,,10,,1 kg,,5,,,\n`);
  const stop = new AbortController();
  await lists.importList(undefined, { file, rowsPerBatch: 1, signal: stop.signal, onProgress: () => stop.abort() });
  const done = await lists.importList(undefined, { file, columnOptions: { scale: ['price=2'] } });
  expect(done).toMatchObject({ resumedAfter: 0, created: 1, changed: 1 });
});

test('restarts a run that was paused for more than a day', async () => {
  const file = path.join(lists.folder, 'rested.csv');
  writeFileSync(file, `${HEADER}i-rest,Rest,,Rest,,10,,1 kg,,5,,,\ni-rest-2,Rest,,Rest,,10,,1 kg,,5,,,\n`);
  const stop = new AbortController();
  await lists.importList(undefined, { file, rowsPerBatch: 1, signal: stop.signal, onProgress: () => stop.abort() });
  await lists.db.update(products).set({ name: 'Changed since' }).where(eq(products.code, 'i-rest'));
  await lists.db
    .update(importRuns)
    .set({ updatedAt: sql`now() - interval '25 hours'` })
    .where(eq(importRuns.fileName, 'rested.csv'));
  const done = await lists.importList(undefined, { file });
  expect(done).toMatchObject({ resumedAfter: 0, created: 1, changed: 1 });
  expect((await lists.findProduct('i-rest'))?.name).toBe('Rest');
});

test('does not duplicate products in concurrent imports of one file', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `i-race-${n},Race ${n},,Race,Sub ${n % 3},10,,1 kg,,5,,,`).join(
    '\n',
  );
  const file = path.join(lists.folder, 'race.csv');
  writeFileSync(file, HEADER + rows);
  const both = await Promise.allSettled([
    lists.importList(undefined, { file, rowsPerBatch: 5 }),
    lists.importList(undefined, { file, rowsPerBatch: 5 }),
  ]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const result of both) {
    if (result.status === 'rejected')
      expect(String(result.reason)).toContain('This file is being imported at this moment');
  }
  expect((await lists.findByCodePrefix('i-race-')).length).toBe(40);
});

test('keeps sales made during an import without stock', async () => {
  await lists.importList(`${HEADER}i-sold,Sold,,Sold,,10,,1 kg,,5,,,\n`);
  const { db } = lists;
  let importing: Promise<unknown> | undefined;
  await inTransaction(db, async (tx) => {
    await tx.update(products).set({ stock: sql`stock - 2` }).where(eq(products.code, 'i-sold'));
    importing = lists.importList('code,name,category,price\ni-sold,Sold,Sold,12\n');
    // Long enough for the import to wait for the row.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await importing;
  expect(await lists.findProduct('i-sold')).toMatchObject({ stock: 3, pricePaise: 1200 });
});

test('publishes a change only when something has changed', async () => {
  const heard: string[] = [];
  const feed = await subscribeToChanges({
    connection: lists.shop.connection,
    log: createLogger('silent'),
    onChange: (tag) => heard.push(tag),
    onEvent: () => {},
    onLost: () => {},
    onConnected: () => {},
  });
  const list = `${HEADER}i-told,Told,,Told,,10,,1 kg,,5,,,\n`;
  await lists.importList(list);
  await lists.importList(list);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await feed.stop();
  expect(heard).toEqual(['catalog']);
});
