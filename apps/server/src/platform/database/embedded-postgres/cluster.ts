import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../start-failure.ts';
import { bringDatabaseBack, type Installation, installationFor } from './binaries.ts';
import { describeInitdbFailure } from './initdb-failure.ts';

const NOBODY = 65534;
const PORT = 5432;
/** The data folder, as PostgreSQL sees it where it may not enter the parents. Its processes never leave this folder. */
const CURRENT_FOLDER = '/proc/self/cwd';

/**
 * A shell script that runs PostgreSQL and stops it when this process ends, even by kill -9: descriptor 3 is a pipe from this process,
 * and when it closes the script sends SIGINT (fast shutdown).
 */
const GUARD =
  '"$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null 2>&1; kill -INT $p) & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

export type Cluster = {
  /** Folder of the Unix socket; `pg` accepts it as a host. */
  host: string;
  port: number;
  /** Folder of the database files. */
  folder: string;
  pid: () => number;
  stop: () => Promise<void>;
};

type ClusterLog = (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void;

type Options = {
  dir: string;
  settings?: Record<string, string | number>;
  log?: ClusterLog;
};

type Running = { child: ChildProcess; ended: Promise<void>; ready: Promise<void> };

const RETRY_MAX_MS = 2000;

/** Starts PostgreSQL on a private Unix socket and restarts it when it ends unexpectedly. */
export async function startCluster({ dir, settings = {}, log = () => {} }: Options): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const home = path.resolve(dir);
  const installation = installationFor(home, isRoot);
  const { isDataPrivate } = installation;
  bringDatabaseBack(home);
  prepareFolder(home, isRoot);
  const data = path.join(home, 'data');
  const sockets = socketFolder(isDataPrivate ? data : home, isRoot);
  const processOptions = {
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    cwd: isDataPrivate ? data : '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: '/' },
  };
  if (!existsSync(path.join(data, 'PG_VERSION')))
    createData(installation, data, settings.fsync === 'off', processOptions);
  await refuseSecondCopy(data, sockets);

  const parameters = {
    listen_addresses: '',
    unix_socket_directories: sockets === data ? CURRENT_FOLDER : sockets,
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 80,
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    log_line_prefix: '%b|',
    // Without statements and details, which contain values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const program = [path.join(installation.native, 'bin/postgres'), '-D', isDataPrivate ? CURRENT_FOLDER : data];
  for (const [name, value] of Object.entries(parameters)) program.push('-c', `${name}=${value}`);

  const launch = (): Running => {
    // Detached, so that Ctrl-C in the terminal does not reach PostgreSQL before the server has stopped.
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', ...program], {
      ...processOptions,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    return { child, ended, ready: waitUntilReady(child, ended, log) };
  };

  let running = launch();
  await running.ready;
  let stopping = false;
  const restartWhenEnded = async () => {
    await running.ended;
    for (let tries = 1; !stopping; tries++) {
      if (tries === 1) log('error', 'PostgreSQL ended unexpectedly; restarting it');
      // The guard may have been killed alone; PostgreSQL then still runs and holds its data folder.
      if (await isServing(data, sockets)) {
        await wait(RETRY_MAX_MS);
        continue;
      }
      if (stopping) return;
      running = launch();
      try {
        await running.ready;
        tries = 0;
        await running.ended;
      } catch (error) {
        // After kill -9 of PostgreSQL its child processes hold the shared memory for a moment.
        if (tries % 10 === 0) log('error', `PostgreSQL could not be restarted: ${String(error)}`);
        await wait(Math.min(100 * tries, RETRY_MAX_MS));
      }
    }
  };
  const supervised = restartWhenEnded();

  return {
    host: sockets,
    port: PORT,
    folder: home,
    pid: () => readPid(data),
    async stop() {
      stopping = true;
      const pipe = running.child.stdio[3];
      if (pipe && 'destroy' in pipe) pipe.destroy();
      await running.ended;
      await supervised;
    },
  };
}

/** The running server of a data folder, for programs that work on an open shop. */
export async function findRunningCluster(dir: string): Promise<Pick<Cluster, 'host' | 'port'> | undefined> {
  const data = path.join(path.resolve(dir), 'data');
  const pidFile = path.join(data, 'postmaster.pid');
  // The fifth line of postmaster.pid is the folder of the socket.
  const [pid, , , , sockets = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  const host = sockets === CURRENT_FOLDER ? data : sockets;
  return host && isAlive(Number(pid)) && (await accepts(host)) ? { host, port: PORT } : undefined;
}

function prepareFolder(home: string, isRoot: boolean): void {
  try {
    mkdirSync(path.dirname(home), { recursive: true });
    if (!existsSync(home)) mkdirSync(home, { mode: 0o700 });
    if (isRoot) chownSync(home, NOBODY, NOBODY);
  } catch (error) {
    throw new StartFailure(`The database folder ${home} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** "trust" is safe because the folder has mode 0700. The path of a socket is limited to 108 bytes. */
function socketFolder(home: string, isRoot: boolean): string {
  if (Buffer.byteLength(home) < 85) return home;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Created under another name and renamed, so that an interrupted initdb leaves nothing usable. */
function createData(installation: Installation, data: string, unsafe: boolean, processOptions: object): void {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(unfinished, NOBODY, NOBODY);
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const initdb = spawnSync(
    path.join(installation.native, 'bin/initdb'),
    [
      '-D',
      installation.isDataPrivate ? CURRENT_FOLDER : unfinished,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      ...locale,
      '--no-instructions',
      ...(unsafe ? ['--no-sync'] : []),
    ],
    { ...processOptions, ...(installation.isDataPrivate ? { cwd: unfinished } : {}), encoding: 'utf8' },
  );
  if (initdb.status !== 0) {
    const reason = initdb.error ? String(initdb.error) : describeInitdbFailure(initdb.stderr);
    throw new StartFailure(`The database could not be created: ${reason}`);
  }
  renameSync(unfinished, data);
}

async function refuseSecondCopy(data: string, sockets: string): Promise<void> {
  // After kill -9 of the server, PostgreSQL needs a moment to shut down.
  for (let tries = 0; tries < 40 && (await isServing(data, sockets)); tries++) await wait(50);
  if (await isServing(data, sockets)) {
    throw new StartFailure(
      `Another copy of the shop uses this database (PostgreSQL pid ${readPid(data)}); set DATA_DIR to another folder.`,
    );
  }
}

const isServing = async (data: string, sockets: string): Promise<boolean> =>
  isAlive(readPid(data)) && (await accepts(sockets));

/** 0 when PostgreSQL does not run. */
function readPid(data: string): number {
  const pidFile = path.join(data, 'postmaster.pid');
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]) : 0;
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const accepts = (sockets: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(path.join(sockets, `.s.PGSQL.${PORT}`));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Also passes the messages of PostgreSQL on, for as long as it runs. */
async function waitUntilReady(child: ChildProcess, ended: Promise<unknown>, log: ClusterLog): Promise<void> {
  let lastLines: string[] = [];
  let isReady = false;
  const announced = new Promise<void>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines = [...lastLines.slice(-20), line];
      if (/ready to accept (read-only )?connections/.test(line)) {
        isReady = true;
        resolve();
      } else logLine(line, isReady, log);
    });
  });
  const failed = ended.then(() => {
    throw new StartFailure(`PostgreSQL did not start: ${lastLines.join(' ').trim()}`);
  });
  failed.catch(() => {});
  await Promise.race([announced, failed]);
}

const LOG_LEVELS: Record<string, 'info' | 'warn' | 'error'> = {
  LOG: 'info',
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'error',
  PANIC: 'error',
};

/** Errors of client sessions are reported to the client, which logs them without values; PostgreSQL's text may contain some. */
function logLine(line: string, isReady: boolean, log: ClusterLog): void {
  const [, backend = '', severity = ''] = /^([\w ]*)\|(\w+): /.exec(line) ?? [];
  if (backend === 'client backend' && severity !== 'PANIC') return;
  log(isReady ? (LOG_LEVELS[severity] ?? 'warn') : 'debug', `PostgreSQL: ${line}`);
}
