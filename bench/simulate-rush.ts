// `npm run simulate`: the hour before the cut-off at 11 PM, second by second, with the CPU times of docs/performance.md. It prints how long
// requests wait at most with a number of server processes (one core each) and of cores for PostgreSQL.
import { type Cost, randomCount, readCosts, VISITS_PER_ORDER } from './visit-costs.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const SECONDS = 3600;
/** Orders arrive faster towards the cut-off: the last ten minutes have this share of the hour. */
const LAST_SHARE = 0.4;
const LAST_SECONDS = 600;

const costs = readCosts();

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
  const perVisit = pick(costs.visit);
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
