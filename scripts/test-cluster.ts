// `npm run test:cluster`: three servers behind nginx and PgBouncer, with a primary and two replicas of PostgreSQL, all on this machine.
// While customers place orders, servers are restarted and killed, a replica freezes and the primary dies. Every confirmed order
// must be in the database once, and the books must be clean.
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Customers, startCustomers } from './cluster/customers.ts';
import {
  follow,
  type PostgresServer,
  promoteNewest,
  replicateSynchronously,
  signalAll,
  startPrimary,
  startReplica,
  writePoolerSettings,
} from './cluster/database.ts';
import { findProgram, startPooler, startProxy } from './cluster/programs.ts';
import { createServers, fillShelves, type ShopServers } from './cluster/servers.ts';
import { waitUntil } from './cluster/wait-until.ts';
import { findPostgres } from './drill/postgres.ts';
import { freePort, print, runProgram } from './drill/shop.ts';

const SERVERS = [0, 1, 2];
const CUSTOMERS = 4;
const CALM_MS = 3000;
/** A machine that is this slow proves nothing. */
const DEADLINE_MS = 6 * 60_000;

type Cluster = {
  servers: ShopServers;
  customers: Customers;
  primary: PostgresServer;
  replicas: PostgresServer[];
  /** Sends new connections of PgBouncer to another server. */
  repoint: (database: PostgresServer) => void;
};

const bin = findPostgres();
const pgbouncer = findProgram('pgbouncer');
const nginx = findProgram('nginx');
if (!bin || !pgbouncer || !nginx) {
  print(
    'Skipped: test:cluster needs PostgreSQL, PgBouncer and nginx (Debian: apt install postgresql pgbouncer nginx).',
  );
  process.exit(0);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-cluster-'));
// The user of PostgreSQL and PgBouncer must be able to enter it.
chmodSync(folder, 0o755);
const databases: PostgresServer[] = [];
const logFile = path.join(folder, 'server.log');
const log = openSync(logFile, 'a');
setTimeout(() => {
  print('test:cluster did not end in time');
  process.exit(1);
}, DEADLINE_MS).unref();
try {
  await testCluster(bin, pgbouncer, nginx);
} catch (error) {
  print(`The end of the log of the servers:\n${readFileSync(logFile, 'utf8').slice(-5000)}`);
  throw error;
} finally {
  // A frozen process would outlive its killed parent.
  for (const database of databases) signalAll(database, 'SIGCONT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(0);

async function testCluster(postgresBin: string, poolerProgram: string, proxyProgram: string): Promise<void> {
  const primary = await startPrimary(postgresBin, folder);
  databases.push(primary);
  const poolerPort = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  writePoolerSettings(settings, poolerPort, primary);
  const pooler = startPooler(poolerProgram, settings);
  const replicas = [];
  for (const name of ['replica_1', 'replica_2']) replicas.push(await startReplica(postgresBin, folder, primary, name));
  databases.push(...replicas);
  await replicateSynchronously(primary, replicas);

  const url = (database: string) => `postgres://postgres@127.0.0.1:${poolerPort}/${database}`;
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: url('shop'),
    DATABASE_DIRECT_URL: url('shop_sessions'),
    DATABASE_REPLICA_URLS: replicas.map((replica) => replica.url).join(','),
    // PgBouncer knows them from 1.21 on; Debian 12 has 1.18.
    PREPARED_STATEMENTS: 'off',
    POOL_SIZE: '10',
    AUTH_SECRET: 'a secret of this test, and of nothing else',
    DEMO_DATA: 'on',
  };
  const ports = await Promise.all(SERVERS.map(() => freePort()));
  const servers = createServers(environment, ports, log);
  for (const at of SERVERS) await servers.start(at);
  const proxyPort = await freePort();
  startProxy(proxyProgram, path.join(folder, 'nginx'), proxyPort, ports);
  const address = `http://127.0.0.1:${proxyPort}`;
  await waitUntil('nginx answers', async () => (await fetch(`${address}/readyz`)).ok);
  const readOtp = (email: string) =>
    primary.query(`select left(subject, 6) from outbox where "to" = '${email}' order by created_at desc limit 1`);
  const customers = await startCustomers({
    address,
    count: CUSTOMERS,
    readOtp,
    productIds: await fillShelves(address),
  });
  const repoint = (database: PostgresServer) => {
    writePoolerSettings(settings, poolerPort, database);
    pooler.kill('SIGHUP');
  };
  const cluster = { servers, customers, primary, replicas, repoint };
  print('phase                 orders  repeated  slowest');
  await runPhase(cluster, 'all is well', async () => {});
  await runPhase(cluster, 'rolling restart', () => restartAll(cluster));
  await runPhase(cluster, 'a server is killed', () => killServer(cluster));
  await runPhase(cluster, 'a replica freezes', () => freezeReplica(cluster));
  let newPrimary = primary;
  await runPhase(cluster, 'the primary dies', async () => {
    newPrimary = await failOver(cluster);
  });
  await customers.stop();
  await compareOrders(cluster, newPrimary);
  await servers.stopAll();
  runProgram('audit', [], environment);
}

async function runPhase(cluster: Cluster, name: string, work: () => Promise<void>): Promise<void> {
  const { customers, servers } = cluster;
  await work();
  await wait(CALM_MS);
  await servers.changePrice();
  const { orders, retries, slowestMs, failures } = customers.takeCounts();
  print(
    `${name.padEnd(22)}${String(orders).padStart(6)}${String(retries).padStart(10)}${`${(slowestMs / 1000).toFixed(1)} s`.padStart(9)}`,
  );
  if (failures.length > 0) throw new Error(`${failures.length} orders failed, the first: ${failures[0]}`);
  if (orders === 0) throw new Error('no orders were placed');
}

async function restartAll({ servers }: Cluster): Promise<void> {
  for (const at of SERVERS) {
    await servers.stop(at, 'SIGTERM');
    await servers.start(at);
  }
}

async function killServer({ servers }: Cluster): Promise<void> {
  await servers.stop(1, 'SIGKILL');
  await wait(CALM_MS);
  await servers.start(1);
}

async function freezeReplica({ servers, replicas: [frozen] }: Cluster): Promise<void> {
  if (!frozen) return;
  await servers.whenReplica(frozen, 'ready');
  signalAll(frozen, 'SIGSTOP');
  const leftOut = await servers.whenReplica(frozen, 'away');
  await wait(CALM_MS);
  signalAll(frozen, 'SIGCONT');
  const usedAgain = await servers.whenReplica(frozen, 'ready');
  print(
    `  the replica is left out after ${leftOut.toFixed(1)} s, and used again ${usedAgain.toFixed(1)} s after its return`,
  );
}

async function failOver({ servers, primary, replicas, repoint }: Cluster): Promise<PostgresServer> {
  signalAll(primary, 'SIGKILL');
  await wait(1000);
  const promoted = await promoteNewest(replicas);
  repoint(promoted);
  const started = performance.now();
  const leftOut = await servers.whenReplica(promoted, 'promoted');
  print(`  ${promoted.name} is promoted, and no longer read as a replica after ${leftOut.toFixed(1)} s`);
  for (const replica of replicas) if (replica !== promoted) follow(replica, promoted);
  for (const replica of replicas) if (replica !== promoted) await servers.whenReplica(replica, 'ready');
  print(
    `  the other replica follows it and is used ${((performance.now() - started) / 1000).toFixed(1)} s after the promotion`,
  );
  return promoted;
}

/** No confirmed order is missing, none was placed twice, and no job of a dead server is left behind. */
async function compareOrders({ customers: { confirmed } }: Cluster, database: PostgresServer): Promise<void> {
  const stored = database
    .query(`select o.id from orders o join users u on u.id = o.user_id where u.email like 'customer-%@shop.example'`)
    .split('\n');
  const missing = confirmed.filter((id) => !stored.includes(id));
  if (missing.length > 0) throw new Error(`${missing.length} confirmed orders are lost: ${missing.join(' ')}`);
  const unknown = stored.filter((id) => !confirmed.includes(id));
  if (unknown.length > 0) throw new Error(`${unknown.length} orders were placed twice: ${unknown.join(' ')}`);
  if (new Set(confirmed).size !== confirmed.length) throw new Error('two orders were confirmed with one id');
  print(`✓ ${confirmed.length} confirmed orders, all in the database, each once`);
  const seconds = await waitUntil(
    'no due job waits',
    () => database.query('select count(*) from graphile_worker.jobs where run_at < now()') === '0',
    60,
  );
  print(`✓ no due job is left ${seconds.toFixed(0)} s later`);
}
