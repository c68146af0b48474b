// `npm run simulate`: the hour before the cut-off at 11 PM, second by second, with the CPU times of docs/performance.md. It prints how long
// requests wait at most with a number of server processes (one core each) and of cores for PostgreSQL.
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Cost = { server: number; database: number };

const print = (text: string) => process.stdout.write(`${text}\n`);

const SECONDS = 3600;
/** Orders arrive faster towards the cut-off: the last ten minutes have this share of the hour. */
const LAST_SHARE = 0.4;
const LAST_SECONDS = 600;
/** Requests of one visit besides the order: pages, reads that are not cached, and one change of the cart. */
const PAGES = 6;
const READS = 8;
const VISITS_PER_ORDER = 8;

const costs = {
  order: costOf('cart, quote and order'),
  cart: costOf('add 3 products to a cart'),
  read: costOf('search, 1,000 different'),
  page: costOf('home page'),
};

const places = [
  { name: 'a town', ordersInHour: 600 },
  { name: 'a city', ordersInHour: 12_000 },
  { name: 'a state in one database', ordersInHour: 120_000 },
];

for (const { name, ordersInHour } of places) {
  const peak = (ordersInHour * LAST_SHARE) / LAST_SECONDS;
  print(`${name}: ${ordersInHour} orders in the hour, ${peak.toFixed(1)} a second at its end`);
  for (const [servers, databaseCores] of [
    [1, 1],
    [2, 2],
    [4, 4],
    [8, 8],
    [16, 16],
    [32, 32],
  ] as const) {
    const server = longestWait(ordersInHour, ({ server }) => server, servers);
    const database = longestWait(ordersInHour, ({ database }) => database, databaseCores);
    print(`  ${servers} servers: ${describe(server)}; ${databaseCores} cores for PostgreSQL: ${describe(database)}`);
    if (server.waitSeconds < 1 && database.waitSeconds < 1) break;
  }
}
print('a thousand towns: a thousand times a town, each with a database of its own');

/** Work that does not fit into a second is left for the next. */
function longestWait(ordersInHour: number, pick: (cost: Cost) => number, cores: number) {
  const perOrder = pick(costs.order);
  const perVisit = PAGES * pick(costs.page) + READS * pick(costs.read) + pick(costs.cart);
  let backlogMs = 0;
  let waitSeconds = 0;
  let maxLoad = 0;
  for (let second = 0; second < SECONDS; second++) {
    const isLast = second >= SECONDS - LAST_SECONDS;
    const share = isLast ? LAST_SHARE / LAST_SECONDS : (1 - LAST_SHARE) / (SECONDS - LAST_SECONDS);
    const orders = randomCount(ordersInHour * share);
    const work = orders * perOrder + randomCount(ordersInHour * share * VISITS_PER_ORDER) * perVisit;
    maxLoad = Math.max(maxLoad, work / (cores * 1000));
    backlogMs = Math.max(0, backlogMs + work - cores * 1000);
    waitSeconds = Math.max(waitSeconds, backlogMs / (cores * 1000));
  }
  return { waitSeconds, maxLoad };
}

function describe({ waitSeconds, maxLoad }: ReturnType<typeof longestWait>): string {
  return `busiest second ${Math.round(maxLoad * 100)} %, longest wait ${waitSeconds.toFixed(1)} s`;
}

/** About Poisson-distributed. */
function randomCount(mean: number): number {
  const gauss = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * gauss));
}

function costOf(name: string): Cost {
  const text = readFileSync(path.resolve(import.meta.dirname, '../docs/performance.md'), 'utf8');
  const cells =
    text
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
      ?.split('|') ?? [];
  return { server: Number(cells[5]), database: Number(cells[6]) };
}
