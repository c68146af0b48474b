import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedDemoShop } from '@subah/demo-shop/seed-demo-shop';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { onCluster, openDatabase } from '../src/platform/database/database.ts';
import { startCluster } from '../src/platform/database/embedded-postgres/cluster.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { prepareJobs } from '../src/platform/jobs/jobs.ts';

const TEMPLATE = 'demo_shop';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; template: string };
  }
}

/** One PostgreSQL for the whole run, holding a filled demo shop that each test copies in a few milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'subah-pg-'));
  // PostgreSQL does not run as root; whoever it runs as must be able to pass through.
  chmodSync(dir, 0o755);
  const cluster = await startCluster({
    dir: path.join(dir, 'database'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 },
  });
  const client = new pg.Client(onCluster(cluster));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();

  const database = openDatabase(onCluster(cluster, TEMPLATE));
  await migrateDatabase(database);
  await prepareJobs(database.pool);
  await seedDemoShop(database.db, new Date());
  await database.close();

  project.provide('cluster', { host: cluster.host, port: cluster.port, template: TEMPLATE });
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
