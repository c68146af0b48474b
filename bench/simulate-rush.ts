// `npm run simulate`: the hour before the cut-off at 11 PM, second by second, with the CPU times of docs/performance.md. It prints with how
// many server processes (one core each) and cores for PostgreSQL no request waits for a second.
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
  for (const isBehindCdn of [false, true])
    print(`  ${isBehindCdn ? 'behind a CDN' : 'without a CDN'}: ${fewestCores(ordersInHour, isBehindCdn)}`);
}
print('a thousand towns: a thousand times a town, each with a database of its own');

function fewestCores(ordersInHour: number, isBehindCdn: boolean): string {
  const fewest = (part: keyof Cost, servers?: number): { cores: number; load: number } => {
    for (let cores = 1; ; cores = Math.ceil(cores * 1.3)) {
      const { waitSeconds, maxLoad } = longestWait({
        ordersInHour,
        servers: servers ?? cores,
        cores,
        part,
        isBehindCdn,
      });
      if (waitSeconds < 1) return { cores, load: maxLoad };
    }
  };
  const server = fewest('server');
  const database = fewest('database', server.cores);
  const describe = ({ cores, load }: typeof server) => `${cores} (${Math.round(load * 100)} % in the busiest second)`;
  return `servers ${describe(server)}, cores of PostgreSQL ${describe(database)}`;
}

type Load = { ordersInHour: number; servers: number; cores: number; part: keyof Cost; isBehindCdn: boolean };

/** Work that does not fit into a second is left for the next. */
function longestWait({ ordersInHour, servers, cores, part, isBehindCdn }: Load) {
  const phases = [
    { seconds: SECONDS - LAST_SECONDS, share: 1 - LAST_SHARE },
    { seconds: LAST_SECONDS, share: LAST_SHARE },
  ];
  let backlogMs = 0;
  let waitSeconds = 0;
  let maxLoad = 0;
  for (const { seconds, share } of phases) {
    const orders = (ordersInHour * share) / seconds;
    const visits = orders * VISITS_PER_ORDER;
    const perOrder = costs.order[part];
    const perVisit = costs.visit(isBehindCdn ? visits : visits / servers, { isBehindCdn })[part];
    for (let second = 0; second < seconds; second++) {
      const work = randomCount(orders) * perOrder + randomCount(visits) * perVisit;
      maxLoad = Math.max(maxLoad, work / (cores * 1000));
      backlogMs = Math.max(0, backlogMs + work - cores * 1000);
      waitSeconds = Math.max(waitSeconds, backlogMs / (cores * 1000));
    }
  }
  return { waitSeconds, maxLoad };
}
