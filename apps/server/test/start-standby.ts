import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { onCluster } from '../src/platform/database/database.ts';
import { type Cluster, startCluster } from '../src/platform/database/embedded-postgres/cluster.ts';

/** A streaming replica of `primary`, made from a base backup of its files. */
export async function startStandby(primary: Cluster, dir: string): Promise<Cluster> {
  const data = path.join(dir, 'data');
  mkdirSync(dir, { recursive: true });
  const client = new pg.Client(onCluster(primary));
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  // Keeps the owner; files that vanish meanwhile are not needed.
  spawnSync('cp', ['-a', path.join(primary.folder, 'data'), data]);
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  for (const [name, text] of Object.entries({ backup_label: rows[0].labelfile, 'standby.signal': '' })) {
    writeFileSync(path.join(data, name), text);
    // PostgreSQL may run as another user.
    chmodSync(path.join(data, name), 0o666);
  }
  return startCluster({
    dir,
    settings: { fsync: 'off', primary_conninfo: `host=${primary.host} port=${primary.port} user=postgres` },
  });
}
