import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFreezingProxy } from '../../../test/freezing-proxy.ts';
import { startStandby } from '../../../test/start-standby.ts';
import { type Database, onCluster, openDatabase } from './database.ts';
import { type Cluster, startCluster } from './embedded-postgres/cluster.ts';
import { openReads, type Reads, replicasAt } from './replicas.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-replica-'));
chmodSync(folder, 0o755);
let primary: Cluster;
let standby: Cluster;
let database: Database;
let onStandby: pg.Client;
let proxy: Awaited<ReturnType<typeof startFreezingProxy>>;
let reads: Reads;
const logged: string[] = [];

beforeAll(async () => {
  primary = await startCluster({ dir: path.join(folder, 'primary'), settings: { fsync: 'off' } });
  database = openDatabase(onCluster(primary), { size: 4 });
  await database.pool.query('create table prices (paise int); insert into prices values (2800)');
  standby = await startStandby(primary, path.join(folder, 'standby'));
  onStandby = new pg.Client(onCluster(standby));
  await onStandby.connect();
  proxy = await startFreezingProxy(standby);
  const note = (fields: unknown, message?: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  reads = openReads({
    primary: database.db,
    replicas: replicasAt([proxy.url('postgres')]),
    pool: { size: 4 },
    log: { info: note, warn: note },
  });
}, 120_000);
afterAll(async () => {
  await reads.close();
  proxy.stop();
  await onStandby.end();
  await database.close();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Read = { paise: number; from_standby: boolean };
async function read(): Promise<Read | undefined> {
  const { rows } = await reads.db.execute<Read>(sql`select paise, pg_is_in_recovery() as from_standby from prices`);
  return rows[0];
}
async function setPrice(paise: number): Promise<void> {
  await database.pool.query(`update prices set paise = ${paise}`);
  reads.markChanged();
}
const waitForStandby = () => expect.poll(async () => (await read())?.from_standby, { timeout: 15_000 }).toBe(true);

test('reads from a replica, and after a change as soon as it has replayed the change', async () => {
  await waitForStandby();
  await setPrice(2900);
  expect((await read())?.paise).toBe(2900);
  await waitForStandby();
  expect((await read())?.paise).toBe(2900);
});

test('leaves out a replica that is behind for as long as it is', async () => {
  await onStandby.query('select pg_wal_replay_pause()');
  await setPrice(3500);
  for (let round = 0; round < 10; round++) {
    expect(await read()).toEqual({ paise: 3500, from_standby: false });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(reads.states().map(({ state }) => state)).toEqual(['behind']);
  await onStandby.query('select pg_wal_replay_resume()');
  await waitForStandby();
  expect((await read())?.paise).toBe(3500);
});

test('reads from the primary when a replica does not answer, and uses it again afterwards', async () => {
  proxy.freeze();
  expect(await read()).toEqual({ paise: 3500, from_standby: false });
  await expect.poll(() => reads.states()[0]?.state).toBe('away');
  proxy.thaw();
  await waitForStandby();
});

test('leaves out a promoted replica and logs it once', async () => {
  logged.length = 0;
  await onStandby.query('select pg_promote()');
  await expect.poll(() => reads.states()[0]?.state, { timeout: 15_000 }).toBe('promoted');
  await setPrice(4000);
  expect((await read())?.paise).toBe(4000);
  expect(logged.filter((line) => line.includes('promoted'))).toHaveLength(1);
  expect(logged.join()).not.toContain('postgres@');
});
