import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-dev-'));
// The embedded PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755);

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { dev: string } };
const shop = spawn('sh', ['-c', scripts.dev], {
  cwd: root,
  // A group of its own, which gets the signal as it does from a terminal: the watcher alone does not pass it on.
  detached: true,
  env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO_DATA: 'off' },
});
let output = '';
let address = '';
for (const stream of [shop.stdout, shop.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));

afterAll(async () => {
  const exited = new Promise((resolve) => shop.once('exit', resolve));
  process.kill(-Number(shop.pid), 'SIGTERM');
  await exited;
  // The watcher ends before the server that it started.
  await vi.waitFor(() => expect(fetch(`${address}/readyz`)).rejects.toThrow(), { timeout: 10_000, interval: 200 });
  rmSync(folder, { recursive: true, force: true });
});

test('serves both sites and both languages from their sources with npm run dev and does not restart', {
  timeout: 240_000,
}, async () => {
  await vi.waitFor(() => expect(output).toContain('Subah is open at'), { timeout: 200_000, interval: 200 });
  address = /Subah is open at (\S+)/.exec(output)?.[1] ?? '';
  const storefront = await fetch(address);
  expect(storefront.status).toBe(200);
  expect(await storefront.text()).toContain('/app/routes/home.tsx');
  const hindi = await (await fetch(`${address}/hi`)).text();
  const [source = ''] = /\/hi-sources\/app\/routes\/home\.tsx/.exec(hindi) ?? [];
  expect(await (await fetch(address + source)).text()).toContain('/hi-sources/');
  expect((await fetch(`${address}/admin-login`)).status).toBe(200);
  // Detects a watcher that restarts the server on Vite's temporary files.
  await setTimeout(3000);
  expect(output).not.toContain('Restarting');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
