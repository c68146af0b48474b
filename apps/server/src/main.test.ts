import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startS3 } from '../test/s3-simulator.ts';
import {
  end,
  exitOf,
  freePort,
  isDatabaseGone,
  type StartedServer,
  startServer,
  waitUntilOpen,
} from '../test/start-server.ts';

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

function start(environment: Record<string, string> = {}): StartedServer {
  const started = startServer({ PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '0', ...environment });
  running.push(started.child);
  return started;
}

const statusOf = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined))?.status;

describe('npm start', { timeout: 180_000 }, () => {
  test('starts with the demo shop and its accounts, and stops its database', async () => {
    const shop = start();
    await waitUntilOpen(shop);
    expect(shop.output()).toMatch(/customer\s+9876543210/);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/admin-login')).toBe(200);
    expect(await end(shop.child, 'SIGTERM')).toBe(0);
    expect(isDatabaseGone(folder)).toBe(true);
  });

  test('stops the database after kill -9 and recovers at the next start', async () => {
    const killed = start();
    await waitUntilOpen(killed);
    await end(killed.child, 'SIGKILL');
    const next = start();
    await waitUntilOpen(next);
    expect(await statusOf('/api/areas')).toBe(200);
    await end(next.child, 'SIGINT');
    await vi.waitFor(() => expect(isDatabaseGone(folder)).toBe(true), { timeout: 5000 });
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
    expect(isDatabaseGone(folder)).toBe(true);
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
    expect(isDatabaseGone(folder)).toBe(true);
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
    await vi.waitFor(() => expect([...s3.objects.keys()].some((key) => /sizes\/.*avif$/.test(key))).toBe(true), 90_000);
    expect(await end(shop.child, 'SIGTERM')).toBe(0);
    await s3.stop();
  });
});
