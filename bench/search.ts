// `npm run bench:search`: search over 1,000, 25,000 and 250,000 products. No query may grow with the size of the catalog.
import http from 'node:http';
import path from 'node:path';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { sql } from 'drizzle-orm';
import { readCpuTime } from './cpu-time.ts';
import { growShop } from './grow-shop.ts';
import { serveShop } from './serve-shop.ts';

const SIZES = [1000, 25_000, 250_000];
const QUERIES = 1000;
const CONNECTIONS = 32;
/** Vendure 3.7.3 with 1,000 products on two cores of the same kind, measured in 2026. */
const VENDURE_PER_SECOND = 18.7;

const print = (text: string) => process.stdout.write(`${text}\n`);
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const shop = await serveShop();
try {
  const cluster = await findRunningCluster(path.join(shop.dataDir, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: 1 });
  const p99s: number[] = [];
  for (const size of SIZES) {
    await growShop(database, size);
    const queries = await createQueries(database);
    for (const query of queries.slice(0, 50)) await sendQuery(query);
    const half = Math.floor(queries.length / 2);
    const before = readCpuTime(shop);
    const sequential = await measure(queries.slice(0, half), 1);
    const after = readCpuTime(shop);
    const concurrent = await measure(queries.slice(half), CONNECTIONS);
    p99s.push(sequential.p99);
    print(
      `${size.toLocaleString('en-IN').padStart(8)} products  one at a time: p50 ${sequential.p50.toFixed(1)} ms, p99 ${sequential.p99.toFixed(1)} ms` +
        `, CPU ${((after.serverMs - before.serverMs) / half).toFixed(1)} ms server and ${((after.databaseMs - before.databaseMs) / half).toFixed(1)} ms PostgreSQL` +
        `  ${CONNECTIONS} at a time: ${Math.round(concurrent.perSecond)}/s, ${(concurrent.perSecond / VENDURE_PER_SECOND).toFixed(0)} times Vendure's rate`,
    );
  }
  print(
    `p99 at ${SIZES.at(-1)} products: ${((p99s.at(-1) ?? 0) / (p99s[0] ?? 1)).toFixed(1)} times that at ${SIZES[0]}`,
  );
  await database.close();
} finally {
  agent.destroy();
  await shop.stop();
}

/** Words of names, prefixes and misspellings. All queries differ, so that no response is cached. */
async function createQueries({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from (select distinct name from products) as names order by md5(name) limit ${QUERIES * 6}`,
  );
  const queries = rows.map(({ name }, index) => {
    const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? ['atta'];
    const word = words[index % words.length] ?? 'atta';
    if (index % 10 === 0) return word.replace(/(.)(.)(.*)$/, '$1$3') + word.slice(-1);
    if (index % 10 < 3) return word.slice(0, Math.max(3, word.length - 2));
    return index % 2 === 0 ? words.slice(0, 2).join(' ') : `${word} ${words.at(-1)}`;
  });
  return [...new Set(queries)].slice(0, QUERIES * 2);
}

async function measure(
  queries: string[],
  concurrency: number,
): Promise<{ p50: number; p99: number; perSecond: number }> {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    for (let query = queries[next++]; query !== undefined; query = queries[next++]) {
      const start = performance.now();
      await sendQuery(query);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const perSecond = (queries.length / (performance.now() - started)) * 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond };
}

function sendQuery(query: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = `${shop.address}/api/search-product/${encodeURIComponent(query)}?limit=24`;
    const request = http.get(url, { agent }, (response) => {
      response.resume();
      response.once('end', resolve);
      if (response.statusCode !== 200 && response.statusCode !== 404)
        reject(new Error(`${query}: ${response.statusCode}`));
    });
    request.once('error', reject);
  });
}
