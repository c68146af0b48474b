import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startS3 } from '../test/s3-simulator.ts';

// Runs the program as `npm start` does, with its own database.

const running: ChildProcess[] = [];
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-main-'));
  chmodSync(folder, 0o755);
  port = await freePort();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => end(child, 'SIGKILL')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Started = { child: ChildProcess; output: () => string };

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

const waitUntilOpen = ({ output }: Started) =>
  vi.waitFor(() => expect(output()).toContain('Ctrl-C closes the shop'), { timeout: 30_000, interval: 50 });
const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = exitOf(child);
  child.kill(signal);
  return ended;
}

const statusOf = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined))?.status;

/** From the PID file of the embedded PostgreSQL. */
const databasePid = () =>
  Number(readFileSync(path.join(folder, 'database/data/postmaster.pid'), 'utf8').split('\n', 1)[0]);
const isDatabaseGone = () => !existsSync(path.join(folder, 'database/data/postmaster.pid'));

describe('npm start', { timeout: 60_000 }, () => {
  test('starts with the demo shop and its accounts, and stops its database', async () => {
    const shop = start();
    await waitUntilOpen(shop);
    expect(shop.output()).toMatch(/customer\s+9876543210/);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/admin-login')).toBe(200);
    expect(await end(shop.child, 'SIGTERM')).toBe(0);
    expect(isDatabaseGone()).toBe(true);
  });

  test('stops the database after kill -9 and recovers at the next start', async () => {
    const killed = start();
    await waitUntilOpen(killed);
    await end(killed.child, 'SIGKILL');
    const next = start();
    await waitUntilOpen(next);
    expect(await statusOf('/api/areas')).toBe(200);
    await end(next.child, 'SIGINT');
    await vi.waitFor(() => expect(isDatabaseGone()).toBe(true), { timeout: 5000 });
  });

  test('restarts a killed database while the server runs', async () => {
    const shop = start();
    await waitUntilOpen(shop);
    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    // Backends survive the postmaster briefly and would still accept connections.
    await vi.waitFor(() => expect(databasePid()).not.toBe(killed), { timeout: 20_000, interval: 100 });
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000, interval: 100 });
    const login = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '9876543210', password: 'customer123' }),
    });
    expect(login.status).toBe(200);
    expect(await end(shop.child, 'SIGTERM')).toBe(0);
  });

  test('refuses a second instance on the same data folder', async () => {
    const first = start();
    await waitUntilOpen(first);
    const second = start({ PORT: '0' });
    expect(await exitOf(second.child)).toBe(1);
    expect(second.output()).toMatch(/^subah: Another copy of the shop uses this database.*\n$/);
    await end(first.child, 'SIGTERM');
  });

  test('reports a port in use and stops the database', async () => {
    const holder = net.createServer().listen(port, '127.0.0.1');
    const shop = start();
    expect(await exitOf(shop.child)).toBe(1);
    holder.close();
    expect(shop.output()).toBe(`subah: Port ${port} is already in use; set PORT to another number.\n`);
    expect(isDatabaseGone()).toBe(true);
  });

  test('reports an invalid setting in one line', async () => {
    const shop = start({ PORT: 'many' });
    expect(await exitOf(shop.child)).toBe(1);
    expect(shop.output()).toMatch(/^subah: Bad setting: PORT .*\n$/);
  });

  test('reports a bucket that rejects the keys, without printing them, before anything is started', async () => {
    const s3 = await startS3();
    const shop = start({ S3_URL: s3.url({ secret: 'hush-hush' }) });
    expect(await exitOf(shop.child)).toBe(1);
    await s3.stop();
    expect(shop.output()).toMatch(
      /^subah: The bucket of S3_URL at http:.* cannot be used: .*the secret key is wrong\.\n$/,
    );
    expect(shop.output()).not.toMatch(/hush-hush|AKIA/);
    expect(isDatabaseGone()).toBe(true);
  });

  test('stores demo pictures and private files only in the bucket', async () => {
    const s3 = await startS3();
    const data = mkdtempSync(path.join(folder, 'bucket-'));
    chmodSync(data, 0o755);
    const shop = start({ S3_URL: s3.url(), DATA_DIR: data });
    await waitUntilOpen(shop);
    const keys = [...s3.objects.keys()];
    expect(keys.filter((key) => key.startsWith('uploads/originals/demo/')).length).toBeGreaterThan(700);
    expect(keys.some((key) => key.startsWith('private/prescriptions/'))).toBe(true);
    expect(keys.filter((key) => key.includes('start-check'))).toEqual([]);
    expect(['uploads', 'private'].filter((name) => existsSync(path.join(data, name)))).toEqual([]);
    // Written by the helper process, which gets the bucket settings too.
    await vi.waitFor(() => expect([...s3.objects.keys()].some((key) => /sizes\/.*avif$/.test(key))).toBe(true), 20_000);
    expect(await end(shop.child, 'SIGTERM')).toBe(0);
    await s3.stop();
  });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
