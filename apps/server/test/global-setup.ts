import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { seedDemoShop } from '@subah/demo-shop/seed/seed-demo-shop';
import { seedShopFacts } from '@subah/demo-shop/seed/seed-shop-facts';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { onCluster, openDatabase } from '../src/platform/database/database.ts';
import { startCluster } from '../src/platform/database/embedded-postgres/cluster.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { migrateJobQueue } from '../src/platform/jobs/jobs.ts';
import { PASSWORD } from './builders/password.ts';

const EMPTY = 'empty_shop';
const DEMO = 'demo_shop';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number };
    templates: { empty: string; demo: string };
    /** Hash of PASSWORD. */
    passwordHash: string;
  }
}

/** A hash contains its parameters. With these a sign-in takes 35 ms less; signing up uses the real ones. */
const hashQuickly = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * In memory where there is room: every test file copies and drops a database of a thousand files, and on ext4 a third of the machine's time
 * went into looking for inodes that were not deleted a moment ago.
 */
function databaseFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > NEEDED_BYTES ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Starts one PostgreSQL for the run with two template databases: migrated and empty, and migrated with the demo shop. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(databaseFolder(), 'subah-pg-'));
  // PostgreSQL does not run as root; the user that it runs as must be able to enter the folder.
  chmodSync(dir, 0o755);
  const cluster = await startCluster({
    dir: path.join(dir, 'database'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 },
  });
  const client = new pg.Client(onCluster(cluster));
  await client.connect();

  await client.query(`create database ${EMPTY}`);
  const empty = openDatabase(onCluster(cluster, EMPTY));
  await migrateDatabase(empty);
  await migrateJobQueue(empty.pool);
  await empty.close();

  await client.query(`create database ${DEMO} template ${EMPTY}`);
  const demo = openDatabase(onCluster(cluster, DEMO));
  await seedDemoShop(demo.db, new Date());
  for (const { mobile, password } of demoAccounts) {
    const values = [mobile, await hashQuickly(password)];
    await demo.pool.query('update users set password_hash = $2 where mobile = $1', values);
  }
  await demo.close();

  const opened = openDatabase(onCluster(cluster, EMPTY));
  await seedShopFacts(opened.db, new Date());
  await opened.close();
  await client.end();

  project.provide('cluster', { host: cluster.host, port: cluster.port });
  project.provide('templates', { empty: EMPTY, demo: DEMO });
  project.provide('passwordHash', await hashQuickly(PASSWORD));
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
