import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedDemoShop } from '@subah/demo-shop/seed/seed-demo-shop';
import { seedShopFacts } from '@subah/demo-shop/seed/seed-shop-facts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { hashPassword } from '../src/modules/accounts/index.ts';
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
    /** Hash of PASSWORD: hashing it again for each account would take longer than most tests. */
    passwordHash: string;
  }
}

/** Starts one PostgreSQL for the run with two template databases: migrated and empty, and migrated with the demo shop. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'subah-pg-'));
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
  await demo.close();

  const opened = openDatabase(onCluster(cluster, EMPTY));
  await seedShopFacts(opened.db, new Date());
  await opened.close();
  await client.end();

  project.provide('cluster', { host: cluster.host, port: cluster.port });
  project.provide('templates', { empty: EMPTY, demo: DEMO });
  project.provide('passwordHash', await hashPassword(PASSWORD));
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
