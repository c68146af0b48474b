// `npm run bench:search`: searches and suggestions over 1,000, 25,000 and 250,000 products. Writes the section "Search" of docs/performance.md.
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { sql } from 'drizzle-orm';
import { readCpuTime } from './cpu-time.ts';
import { growShop } from './grow-shop.ts';
import { writeSection } from './performance-page.ts';
import { residentMiB, serveShop } from './serve-shop.ts';

const SIZES = [1000, 25_000, 250_000];
const QUERIES = 1000;
const SUGGESTIONS = 300;
const CONNECTIONS = 32;

type Measured = { p50: number; p99: number; perSecond: number; serverMs: number; databaseMs: number };
type Row = {
  size: number;
  searches: Measured;
  resultPages: Measured;
  concurrent: Measured;
  suggestions: Measured;
  memoryMiB: number;
  load: number;
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const searchPath = (query: string): string => `/api/search-product/${encodeURIComponent(query)}?limit=24`;
/** As the page of results asks: with the counts of all filters. */
const resultsPath = (query: string): string => `${searchPath(query)}&facets=true&grouped=true`;
const suggestPath = (beginning: string): string => `/api/search-suggest?q=${beginning}`;
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const shop = await serveShop();
try {
  const cluster = await findRunningCluster(path.join(shop.dataDir, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: 1, deadlineMs: 0 });
  const rows: Row[] = [];
  for (const size of SIZES) {
    await growShop(database, size);
    await waitForSearchWords(database);
    const load = os.loadavg()[0] ?? 0;
    const queries = await createQueries(database);
    for (const query of queries.slice(0, 50)) await send(`${searchPath(query)}&warm`);
    const half = Math.floor(queries.length / 2);
    rows.push({
      size,
      load,
      searches: await measure(queries.slice(0, half).map(searchPath), 1),
      concurrent: await measure(queries.slice(half).map(searchPath), CONNECTIONS),
      resultPages: await measure(queries.slice(0, half).map(resultsPath), 1),
      suggestions: await measure((await createBeginnings(database)).map(suggestPath), 1),
      memoryMiB: residentMiB(shop),
    });
    print(describe(rows));
  }
  writeSection(describe(rows));
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

/** Beginnings of three to six letters, as they are sent while a word is typed. */
async function createBeginnings({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ beginning: string }>(
    sql`select beginning from (
      select distinct left(word, length) as beginning from search_words, generate_series(3, 6) as length
      where word ~ '^[a-z]{3,}$') as beginnings order by md5(beginning) limit ${SUGGESTIONS}`,
  );
  return rows.map(({ beginning }) => beginning);
}

/** The shop counts its words again after a change of the catalog; this must not run beside the measurement. */
async function waitForSearchWords({ db }: Database): Promise<void> {
  const isQueued = async () => {
    const { rows } = await db.execute(
      sql`select from graphile_worker.jobs where task_identifier = 'search:refresh-words'`,
    );
    return rows.length > 0;
  };
  while (await isQueued()) await setTimeout(1000);
  // The server looks for new words every few seconds.
  await setTimeout(6000);
  await send(searchPath('milk'));
  await setTimeout(2000);
}

async function measure(paths: string[], concurrency: number): Promise<Measured> {
  const times: number[] = [];
  const before = readCpuTime(shop);
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const start = performance.now();
      await send(path);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const count = paths.length;
  const perSecond = (count / (performance.now() - started)) * 1000;
  const after = readCpuTime(shop);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(count * part)] ?? 0;
  return {
    p50: at(0.5),
    p99: at(0.99),
    perSecond,
    serverMs: (after.serverMs - before.serverMs) / count,
    databaseMs: (after.databaseMs - before.databaseMs) / count,
  };
}

function send(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${shop.address}${path}`, { agent }, (response) => {
      response.resume();
      response.once('end', resolve);
      if (response.statusCode !== 200 && response.statusCode !== 404)
        reject(new Error(`${path}: ${response.statusCode}`));
    });
    request.once('error', reject);
  });
}

function describe(rows: Row[]): string {
  const line = (name: string, { p50, p99, serverMs, databaseMs }: Measured, { size, load }: Row) =>
    `| ${name} | ${size.toLocaleString('en-IN')} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${serverMs.toFixed(1)} | ${databaseMs.toFixed(1)} | ${load.toFixed(1)} |`;
  return `## Search

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:search\`: up to ${QUERIES.toLocaleString('en-IN')} searches and ${SUGGESTIONS} suggestions one after the other, all different, so that no response comes from the
cache. The load average is that before the measurement: above ${(os.cpus().length / 2).toFixed(0)}, other programs competed for the ${os.cpus().length} cores, and only the CPU times are comparable.

| | products | p50 ms | p99 ms | CPU ms of the server | CPU ms of PostgreSQL | load average |
|---|---|---|---|---|---|---|
${rows.map((row) => line('search', row.searches, row)).join('\n')}
${rows.map((row) => line('search with filters', row.resultPages, row)).join('\n')}
${rows.map((row) => line('suggestions', row.suggestions, row)).join('\n')}

${rows.map(({ size, concurrent, memoryMiB }) => `With ${size.toLocaleString('en-IN')} products, ${CONNECTIONS} connections got ${concurrent.perSecond.toFixed(0)} searches a second; afterwards the server held ${memoryMiB.toFixed(0)} MiB.`).join('\n')}
`;
}
