// `npm run bench:console -- [products] [orders] [rounds] [filter]` measures all reads of the console over 250,000 products and
// 1,000,000 orders and prints the query plans of slow ones; with --report it writes the section of docs/performance.md instead.
// DATA_DIR keeps the generated shop for the next run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import { indiaDate } from '@subah/rules/india-time';
import { onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { readSettings } from '@subah/server/platform/settings';
import { startShop } from '@subah/server/start-shop';
import { CONSOLE_CALLS, findParameters } from './console-calls.ts';
import { readCpuTime } from './cpu-time.ts';
import { growOrders } from './grow-orders.ts';
import { growShop } from './grow-shop.ts';
import { writeSection } from './performance-page.ts';
import { explain, recordStatements } from './record-statements.ts';

const isReport = process.argv.includes('--report');
const [products, orders, rounds, filter = ''] = process.argv.slice(2).filter((argument) => argument !== '--report');
const PRODUCTS = Number(products ?? 250_000);
const ORDERS = Number(orders ?? 1_000_000);
const ROUNDS = Number(rounds ?? 5);
/** Only calls that match this expression. */
const FILTER = new RegExp(filter);
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
    // Without jobs, whose CPU time would be counted as that of the calls.
    SERVER_ROLE: 'web',
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

type Measured = { call: string; url: string; size: number; median: number; slowest: number; cpuMs: number };

async function measure(database: ReturnType<typeof openDatabase>): Promise<void> {
  const request = await signIn();
  const parameters = await findParameters(database, request);
  const [load = 0] = os.loadavg();
  const calls = CONSOLE_CALLS.filter((call) => FILTER.test(call)).map((call) => {
    const url = call.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
    return { call, url, times: [] as number[], cpuTimes: [] as number[], size: 0 };
  });
  const cpuMs = () => {
    const { serverMs, databaseMs } = readCpuTime({ pid: process.pid, dataDir: folder });
    return serverMs + databaseMs;
  };
  // Interleaved, so that a load peak of the machine affects all calls alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of calls) {
      const cpuBefore = cpuMs();
      const started = performance.now();
      each.size = (await request(each.url)).length;
      each.times.push(performance.now() - started);
      each.cpuTimes.push(cpuMs() - cpuBefore);
    }
  }
  const found = calls.map(({ call, url, times, cpuTimes, size }) => ({
    call,
    url,
    size,
    median: medianOf(times),
    slowest: Math.max(...times),
    cpuMs: medianOf(cpuTimes),
  }));
  found.sort((a, b) => b.cpuMs - a.cpuMs || b.median - a.median);
  print('p50 ms  slowest  CPU ms   kB  call');
  for (const { call, median, slowest, cpuMs: cpu, size } of found) {
    const figures = [median.toFixed(1).padStart(6), slowest.toFixed(1).padStart(8), String(cpu).padStart(7)];
    print(`${figures.join(' ')} ${String(size >> 10).padStart(4)}  ${call}`);
  }
  if (isReport) return writeSection(sectionOf(found, load));
  for (const { call, url } of found.filter(({ median }) => median > QUICK_MS)) {
    print(`\n## GET ${call}\n`);
    for (const statement of await recordStatements(() => request(url))) print(await explain(database, statement));
  }
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

/** The calls that need the most, and how many need less. */
function sectionOf(found: Measured[], load: number): string {
  const count = (number: number) => number.toLocaleString('en-IN');
  const within = (ms: number) => found.filter(({ cpuMs }) => cpuMs <= ms).length;
  const listed = found.filter(({ cpuMs }) => cpuMs > QUICK_MS);
  return `## Console

Measured ${indiaDate(new Date())} by \`npm run bench:console -- --report\`: ${found.length} reads of the console${filter && ' that were slow'} with ${count(PRODUCTS)} products and ${count(ORDERS)} orders,
in turn, ${ROUNDS} round${ROUNDS === 1 ? '' : 's'}, the parts of the server and of PostgreSQL together. The load average before was ${load.toFixed(1)}: above 1, other programs competed for the
cores, and only the CPU times are comparable. ${within(QUICK_MS)} calls need at most ${QUICK_MS} ms of CPU time, ${within(200)} at most 200 ms; the others are

| call | CPU ms | p50 ms | slowest ms |
|---|---|---|---|
${listed.map(({ call, cpuMs, median, slowest }) => `| ${call.replaceAll('|', '\\|')} | ${cpuMs} | ${median.toFixed(0)} | ${slowest.toFixed(0)} |`).join('\n')}
`;
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
