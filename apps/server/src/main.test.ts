import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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
  programFile,
  type StartedServer,
  startServer,
  waitUntilOpen,
} from '../test/start-server.ts';
import type { PicturesToGenerate } from './sites/pregenerate-pictures.ts';

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
  const started = startServer({
    PORT: String(port),
    DATA_DIR: folder,
    DRAIN_SECONDS: '0',
    DEMO_DATA: 'off',
    ...environment,
  });
  running.push(started.child);
  return started;
}

const address = () => `http://127.0.0.1:${port}`;
const statusOf = async (url: string) => (await fetch(address() + url).catch(() => undefined))?.status;

async function typeOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(address() + url, init);
  return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
}

describe('npm start', { timeout: 180_000 }, () => {
  test('serves the demo shop with its files and native libraries, pictures in a bucket, and stops its database', async () => {
    const s3 = await startS3();
    const data = mkdtempSync(path.join(folder, 'demo-'));
    chmodSync(data, 0o755);
    const shop = start({ S3_URL: s3.url(), DATA_DIR: data, DEMO_DATA: '' });
    await waitUntilOpen(shop);
    expect(shop.output()).toMatch(/customer\s+9876543210/);
    expect(await statusOf('/readyz')).toBe(200);
    const home = await (await fetch(address())).text();
    expect(home).toContain('<html');
    expect(await typeOf(/\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '')).toBe('200 application/javascript');
    expect(await typeOf('/assets/missing.js')).toMatch(/^404 /);
    expect(await typeOf('/favicon.svg')).toBe('200 image/svg+xml');
    expect(await typeOf('/admin-login')).toBe('200 text/html');
    expect(await typeOf('/console/.setup')).toMatch(/^404 /);
    expect(await typeOf('/api/docs')).toBe('200 text/html');
    expect(await typeOf('/api/openapi.json')).toBe('200 application/json');
    // the search dictionary: products are called potato
    const found = (await (await fetch(`${address()}/api/search-product/aloo`)).json()) as { results: object[] };
    expect(found.results.length).toBeGreaterThan(0);
    await expectInvoiceOfDemoCustomer();

    const keys = [...s3.objects.keys()];
    expect(keys.filter((key) => key.startsWith('uploads/originals/demo/')).length).toBeGreaterThan(700);
    expect(keys.some((key) => key.startsWith('private/prescriptions/'))).toBe(true);
    expect(keys.filter((key) => key.includes('start-check'))).toEqual([]);
    expect(['uploads', 'private'].filter((name) => existsSync(path.join(data, name)))).toEqual([]);
    // sharp, and the drawings of the demo shop; the second picture is made by the worker
    const [first = '', second = ''] = new Set(home.match(/(?<=\/uploads\/)demo\/[\w-]+-300\.avif/g));
    expect(await typeOf(`/uploads/${first}`)).toBe('200 image/avif');
    expect(s3.objects.has(`uploads/sizes/${second}`)).toBe(false);
    await generatePictures({ storage: { dataDir: data, bucket: s3.bucket }, names: [second] });
    expect(s3.objects.has(`uploads/sizes/${second}`)).toBe(true);

    expect(await end(shop.child, 'SIGTERM')).toBe(0);
    expect(isDatabaseGone(data)).toBe(true);
    await s3.stop();
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
});

/** Needs argon2 for the sign-in, and pdfkit with its fonts. */
async function expectInvoiceOfDemoCustomer(): Promise<void> {
  const signedIn = await fetch(`${address()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '9876543210', password: 'customer123' }),
  });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const orders = (await (await fetch(`${address()}/api/orders/my`, { headers })).json()) as {
    data: { _id: string; status: string }[];
  };
  const delivered = orders.data.find(({ status }) => status === 'delivered');
  expect(await typeOf(`/api/orders/${delivered?._id}/invoice.pdf`, { headers })).toBe('200 application/pdf');
}

async function generatePictures(pictures: PicturesToGenerate): Promise<void> {
  const worker = fork(programFile('picture-worker.js', 'sites/picture-worker.ts'));
  worker.send(pictures);
  await once(worker, 'exit');
}
