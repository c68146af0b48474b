import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { end, freePort, type StartedServer, startServer, waitUntilOpen } from '../test/start-server.ts';

const bundle = path.resolve(import.meta.dirname, '../build/main.js');
const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-bundle-'));
// The embedded PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755);
let shop: StartedServer | undefined;
afterAll(async () => {
  if (shop) await end(shop.child, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!existsSync(bundle))('the bundle finds its files and native libraries', { timeout: 180_000 }, async () => {
  const port = await freePort();
  shop = startServer({ PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '0' }, bundle);
  await waitUntilOpen(shop);
  const address = `http://127.0.0.1:${port}`;
  const typeOf = async (url: string, init?: RequestInit) => {
    const response = await fetch(address + url, init);
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
  };

  const home = await (await fetch(address)).text();
  expect(home).toContain('<html');
  expect(await typeOf(/\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '')).toBe('200 application/javascript');
  expect(await typeOf('/assets/missing.js')).toMatch(/^404 /);
  expect(await typeOf('/favicon.svg')).toBe('200 image/svg+xml');
  expect(await typeOf('/admin-login')).toBe('200 text/html');
  expect(await typeOf('/console/.setup')).toMatch(/^404 /);
  expect(await typeOf('/api/docs')).toBe('200 text/html');
  expect(await typeOf('/api/openapi.json')).toBe('200 application/json');
  // sharp, and the drawings of the demo shop
  expect(await typeOf(/\/uploads\/demo\/[\w-]+-300\.avif/.exec(home)?.[0] ?? '')).toBe('200 image/avif');
  // the search dictionary: products are called potato
  const found = (await (await fetch(`${address}/api/search-product/aloo`)).json()) as { results: object[] };
  expect(found.results.length).toBeGreaterThan(0);

  // argon2, and pdfkit with its fonts
  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '9876543210', password: 'customer123' }),
  });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const orders = (await (await fetch(`${address}/api/orders/my`, { headers })).json()) as {
    data: { _id: string; status: string }[];
  };
  const delivered = orders.data.find(({ status }) => status === 'delivered');
  expect(await typeOf(`/api/orders/${delivered?._id}/invoice.pdf`, { headers })).toBe('200 application/pdf');
  expect(await end(shop.child, 'SIGTERM')).toBe(0);
});
