// `npm run bench:console` measures all reads of the console over 250,000 products and 1,000,000 orders and prints the query
// plans of slow ones. DATA_DIR keeps the generated shop for the next run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import { onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { readSettings } from '@subah/server/platform/settings';
import { startShop } from '@subah/server/start-shop';
import { CONSOLE_CALLS, findParameters } from './console-calls.ts';
import { growOrders } from './grow-orders.ts';
import { growShop } from './grow-shop.ts';
import { explain, recordStatements } from './record-statements.ts';

const PRODUCTS = Number(process.argv[2] ?? 250_000);
const ORDERS = Number(process.argv[3] ?? 1_000_000);
const ROUNDS = Number(process.argv[4] ?? 5);
/** Only calls that contain this text. */
const FILTER = process.argv[5] ?? '';
const QUICK_MS = 50;

const print = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = process.env.DATA_DIR;
const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'subah-console-'));
if (!dataDir) chmodSync(folder, 0o755);
const shop = await startShop(
  readSettings({
    PORT: process.env.PORT ?? '3919',
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
  }),
  async () => {},
);
try {
  const cluster = await findRunningCluster(path.join(folder, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: 1, deadlineMs: 0 });
  const started = performance.now();
  await growShop(database, PRODUCTS);
  await growOrders(database, ORDERS);
  print(`grown in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  await measure(database);
  await database.close();
} finally {
  await shop.stop();
  if (!dataDir) rmSync(folder, { recursive: true, force: true });
}

async function measure(database: ReturnType<typeof openDatabase>): Promise<void> {
  const request = await signIn();
  const parameters = await findParameters(database, request);
  const calls = CONSOLE_CALLS.filter((call) => call.includes(FILTER)).map((call) => {
    const url = call.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
    return { call, url, times: [] as number[], size: 0 };
  });
  // Interleaved, so that a load peak of the machine affects all calls alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of calls) {
      const started = performance.now();
      one.size = (await request(one.url)).length;
      one.times.push(performance.now() - started);
    }
  }
  const found = calls.map(({ call, url, times, size }) => ({
    call,
    url,
    size,
    median: times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0,
    slowest: Math.max(...times),
  }));
  found.sort((a, b) => b.median - a.median);
  print('p50 ms  slowest   kB  call');
  for (const { call, median, slowest, size } of found) {
    print(
      `${median.toFixed(1).padStart(6)}  ${slowest.toFixed(1).padStart(7)}  ${String(size >> 10).padStart(3)}  ${call}`,
    );
  }
  for (const { call, url } of found.filter(({ median }) => median > QUICK_MS)) {
    print(`\n## GET ${call}\n`);
    for (const statement of await recordStatements(() => request(url))) print(await explain(database, statement));
  }
}

/** Sends a request as admin; returns the response text, and throws for a status of 500 or more. */
async function signIn(): Promise<(call: string) => Promise<string>> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const response = await fetch(`${shop.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: admin?.mobile, password: admin?.password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return async (call) => {
    const sent = await fetch(`${shop.address}/api/${call}`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
    });
    if (sent.status >= 500 || sent.status === 404) throw new Error(`${call}: ${sent.status} ${await sent.text()}`);
    return sent.text();
  };
}
