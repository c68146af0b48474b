import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../start-failure.ts';
import { type Installation, installationFor } from './binaries.ts';

const NOBODY = 65534;
const PORT = 5432;

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
  pid: () => number;
  stop: () => Promise<void>;
};

type Options = {
  dir: string;
  settings?: Record<string, string | number>;
  log?: (line: string) => void;
};

/** Starts PostgreSQL on a private Unix socket and restarts it when it ends unexpectedly. */
export async function startCluster({ dir, settings = {}, log = () => {} }: Options): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const installation = installationFor(path.resolve(dir), isRoot);
  prepareFolder(installation.home, isRoot);
  const data = path.join(installation.home, 'data');
  const sockets = socketFolder(installation.home, isRoot);
  const processOptions = {
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: '/' },
  };
  if (!existsSync(path.join(data, 'PG_VERSION')))
    createData(installation, data, settings.fsync === 'off', processOptions);
  await refuseSecondCopy(data, sockets);

  const parameters = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 80,
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    ...settings,
  };
  const program = [path.join(installation.native, 'bin/postgres'), '-D', data];
  for (const [name, value] of Object.entries(parameters)) program.push('-c', `${name}=${value}`);

  const launch = async (): Promise<{ child: ChildProcess; ended: Promise<unknown> }> => {
    // Detached, so that Ctrl-C in the terminal does not reach PostgreSQL before the server has stopped.
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', ...program], {
      ...processOptions,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await waitUntilReady(child, ended, log);
    return { child, ended };
  };

  let running = await launch();
  let stopping = false;
  const restartWhenEnded = async () => {
    for (;;) {
      await running.ended;
      if (stopping) return;
      log('PostgreSQL ended unexpectedly; restarting it');
      running = await relaunch(launch, () => stopping);
    }
  };
  const supervised = restartWhenEnded().catch((error: unknown) =>
    log(`PostgreSQL could not be restarted: ${String(error)}`),
  );

  return {
    host: sockets,
    port: PORT,
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
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
  const { home } = installationFor(path.resolve(dir), process.getuid?.() === 0);
  const pidFile = path.join(home, 'data', 'postmaster.pid');
  // The fifth line of postmaster.pid is the folder of the socket.
  const [pid, , , , host = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
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
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const initdb = spawnSync(
    path.join(installation.native, 'bin/initdb'),
    [
      '-D',
      unfinished,
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
    { ...processOptions, encoding: 'utf8' },
  );
  if (initdb.status !== 0)
    throw new StartFailure(`The database could not be created: ${initdb.error ?? initdb.stderr}`);
  renameSync(unfinished, data);
}

async function refuseSecondCopy(data: string, sockets: string): Promise<void> {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  // After kill -9 of the server, PostgreSQL needs a moment to shut down.
  for (let tries = 0; tries < 40 && isAlive(pid) && (await accepts(sockets)); tries++) await wait(50);
  if (isAlive(pid) && (await accepts(sockets))) {
    throw new StartFailure(
      `Another copy of the shop uses this database (PostgreSQL pid ${pid}); set DATA_DIR to another folder.`,
    );
  }
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

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<unknown>,
  log: (line: string) => void,
): Promise<void> {
  let output = '';
  const announced = new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
      else log(String(chunk).trimEnd());
    });
  });
  const failed = ended.then(() => {
    throw new StartFailure(`PostgreSQL did not start: ${output.trim()}`);
  });
  await Promise.race([announced, failed]);
  failed.catch(() => {});
}

/** Retries, because after kill -9 of PostgreSQL its child processes hold the shared memory for a moment. */
async function relaunch<Running>(launch: () => Promise<Running>, isStopping: () => boolean): Promise<Running> {
  for (let tries = 1; ; tries++) {
    try {
      return await launch();
    } catch (error) {
      if (tries >= 20 || isStopping()) throw error;
      await wait(100 * tries);
    }
  }
}
