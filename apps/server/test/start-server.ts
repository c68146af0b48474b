import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { BUNDLE_FOLDER, isBundleCurrent } from '../src/current-bundle.ts';

export type StartedServer = { child: ChildProcess; output: () => string };

const SOURCES = path.resolve(import.meta.dirname, '../src');
const isBundled = isBundleCurrent();

/** A program of the bundle, which starts in a fifth of the time; its sources when they are newer than the bundle. */
export const programFile = (bundled: string, source: string): string =>
  isBundled ? path.join(BUNDLE_FOLDER, bundled) : path.join(SOURCES, source);

/** Runs the server as `npm start` does. */
export function startServer(
  environment: Record<string, string>,
  program = programFile('main.js', 'serve.ts'),
): StartedServer {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

export const waitUntilOpen = ({ output }: StartedServer) =>
  vi.waitFor(() => expect(output()).toContain('Ctrl-C closes the shop'), { timeout: 120_000, interval: 50 });

export const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = exitOf(child);
  child.kill(signal);
  return ended;
}

const pidFile = (dataDir: string) => path.join(dataDir, 'database/data/postmaster.pid');

/** From the PID file of the embedded PostgreSQL. */
export const databasePid = (dataDir: string) => Number(readFileSync(pidFile(dataDir), 'utf8').split('\n', 1)[0]);

export const isDatabaseGone = (dataDir: string) => !existsSync(pidFile(dataDir));

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
