import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { onCluster } from '../database.ts';
import { findRunningCluster, startCluster } from './cluster.ts';

test('keeps the database in DATA_DIR, also for root in a private folder, and finds it after a move', async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'subah-private-'));
  const dir = (name: string) => path.join(parent, name, 'database');
  const settings = { fsync: 'off' };
  const run = async (folder: string, statement: string) => {
    const cluster = await startCluster({ dir: folder, settings });
    const found = await findRunningCluster(folder);
    const client = new pg.Client(onCluster(found ?? cluster));
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    expect(found).toEqual({ host: cluster.host, port: cluster.port });
    await expect(startCluster({ dir: folder, settings })).rejects.toThrow(
      /Another copy of the shop uses this database/,
    );
    await cluster.stop();
    return rows;
  };
  try {
    expect(statSync(parent).mode & 0o777).toBe(0o700);
    await run(dir('data'), 'create table kept as select 42 as value');
    renameSync(path.join(parent, 'data'), path.join(parent, 'moved'));
    expect(await run(dir('moved'), 'select value from kept')).toEqual([{ value: 42 }]);

    // Where earlier versions placed it.
    const outside = path.join(parent, 'outside');
    renameSync(dir('moved'), outside);
    mkdirSync(path.join(parent, 'next'));
    const record = path.join(parent, 'next', 'database-folder');
    writeFileSync(record, `${outside}\n`);
    expect(await run(dir('next'), 'select value from kept')).toEqual([{ value: 42 }]);
    writeFileSync(record, `${path.join(parent, 'lost')}\n`);
    await expect(startCluster({ dir: dir('next') })).rejects.toThrow('should be in');
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
