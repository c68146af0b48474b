import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThisProcess } from './shop.ts';

const NOBODY = 65534;
const DEBIAN = '/usr/lib/postgresql';
const START_DEADLINE_MS = 30_000;

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Folder of the programs of the newest PostgreSQL of the system, or undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .findLast((bin) => existsSync(path.join(bin, 'pg_basebackup')));
}

/** A folder that the user of PostgreSQL may write to. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

export function runPostgresProgram(bin: string, program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(path.join(bin, program), args, { ...user, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

export const createCluster = (bin: string, data: string): string =>
  runPostgresProgram(bin, 'initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]);

export type RunningPostgres = { child: ChildProcess; url: string; query: (sql: string) => string };

export async function startPostgres(
  bin: string,
  data: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningPostgres> {
  const parameters = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings };
  const options = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  endWithThisProcess(child);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query = (sql: string): string => runPostgresProgram(bin, 'psql', ['-At', '-d', url, '-c', sql]).trim();
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      query('select 1');
      return { child, url, query };
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

/** SIGINT is the fast shutdown. */
export async function stopPostgres(
  { child }: Pick<RunningPostgres, 'child'>,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
