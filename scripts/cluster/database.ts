import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createCluster,
  makeFolder,
  type RunningPostgres,
  runPostgresProgram,
  startPostgres,
} from '../drill/postgres.ts';
import { freePort } from '../drill/shop.ts';
import { waitUntil } from './wait-until.ts';

export type PostgresServer = RunningPostgres & { name: string; port: number };

/** Quick to notice that the other end is gone; without fsync, because no power fails here. */
const SETTINGS = { max_connections: '200', fsync: 'off', wal_receiver_status_interval: '1', hot_standby: 'on' };

export async function startPrimary(bin: string, folder: string): Promise<PostgresServer> {
  const data = path.join(makeFolder(path.join(folder, 'primary')), 'data');
  const port = await freePort();
  createCluster(bin, data);
  return { ...(await startPostgres(bin, data, port, SETTINGS)), name: 'primary', port };
}

/** A streaming replica. Its name is the one that `synchronous_standby_names` of the primary refers to. */
export async function startReplica(
  bin: string,
  folder: string,
  { url }: PostgresServer,
  name: string,
): Promise<PostgresServer> {
  const data = path.join(makeFolder(path.join(folder, name)), 'data');
  const port = await freePort();
  runPostgresProgram(bin, 'pg_basebackup', ['-d', url, '-D', data, '--checkpoint=fast', '-R']);
  return { ...(await startPostgres(bin, data, port, { ...SETTINGS, cluster_name: name })), name, port };
}

/** A commit is acknowledged when one of the replicas has it too: one may be away, and no acknowledged order is lost with the primary. */
export async function replicateSynchronously(primary: PostgresServer, replicas: PostgresServer[]): Promise<void> {
  const names = replicas.map(({ name }) => name).join(', ');
  primary.query(`alter system set synchronous_standby_names = 'ANY 1 (${names})'`);
  primary.query('select pg_reload_conf()');
  await waitUntil('both replicas are synchronous', () => {
    const count = primary.query(`select count(*) from pg_stat_replication where sync_state = 'quorum'`);
    return count === String(replicas.length);
  });
}

/** The replica that has received most; an acknowledged commit is in it. */
export async function promoteNewest(replicas: PostgresServer[]): Promise<PostgresServer> {
  const received = replicas.map((replica) => ({
    replica,
    bytes: Number(replica.query(`select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')`)),
  }));
  const [newest] = received.sort((a, b) => b.bytes - a.bytes);
  if (!newest) throw new Error('there is no replica');
  newest.replica.query('select pg_promote()');
  return newest.replica;
}

export function follow(replica: PostgresServer, { port }: PostgresServer): void {
  replica.query(`alter system set primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'`);
  replica.query('select pg_reload_conf()');
}

/** All processes of a server; each backend is a session of its own, so a signal to the group would miss them. */
export function signalAll({ child }: PostgresServer, signal: NodeJS.Signals): void {
  const postmaster = child.pid ?? 0;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number);
  for (const pid of [postmaster, ...children]) process.kill(pid, signal);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // The process ended after it was listed.
    return undefined;
  }
}

/** Requests use `shop`; jobs, LISTEN and migrations the sessions of `shop_sessions`. */
export function writePoolerSettings(file: string, port: number, { port: databasePort }: PostgresServer): void {
  const server = `host=127.0.0.1 port=${databasePort} dbname=postgres user=postgres`;
  const lines = [
    '[databases]',
    `shop = ${server}`,
    `shop_sessions = ${server} pool_mode=session pool_size=60`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    // A pooler that waits for a dead primary would hold the requests of all servers.
    'query_wait_timeout = 5',
    'server_connect_timeout = 2',
    'server_login_retry = 1',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
