import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { analyzeGrowingTables } from './analyze-growing-tables.ts';
import { openDatabase } from './database.ts';
import { runPrepared } from './run-prepared.ts';

test('a statement that was first used on an empty table is planned again for the full one', async () => {
  const { host, port } = inject('cluster');
  const { db, close } = openDatabase({ host, port, user: 'postgres', database: inject('templates').empty });
  onTestFinished(close);
  await db.execute(sql`create table growing (id int primary key)`);
  onTestFinished(() => db.execute(sql`drop table growing`).then(() => undefined));
  await db.execute(sql`vacuum analyze growing`);
  const statement = { name: 'find_growing', text: 'select id from growing where id = $1', row: undefined };
  await runPrepared(db, statement, [1]);
  const plan = async () => JSON.stringify((await db.execute(sql`explain execute find_growing(1)`)).rows);
  expect(await plan()).toContain('Seq Scan');

  await db.execute(sql`insert into growing select generate_series(1, 10000)`);
  onTestFinished(analyzeGrowingTables({ db, log: createLogger('silent'), intervalMs: 100 }));
  await expect.poll(plan, { timeout: 15_000 }).toContain('Index');
});
