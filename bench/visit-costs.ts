import { readFileSync } from 'node:fs';
import path from 'node:path';

/** CPU time in milliseconds. */
export type Cost = { server: number; database: number };

/** Requests of one visit besides the order. Only the first pages are documents; a tap on a link reads the data of the next page. */
export const VISIT = { pages: 2, navigations: 4, searches: 8, cartChanges: 1 };
export const VISITS_PER_ORDER = 8;

/** As many different pages, and as many different searches, are asked for: the most popular by every 13th request, the thousandth by one in 9,000. */
export const DIFFERENT_REQUESTS = 10_000;
/** As FRESH_MS of the response cache, and KEEP_SECONDS of a CDN. */
const FRESH_SECONDS = { server: 10, cdn: 300 };
const PERFORMANCE = path.resolve(import.meta.dirname, '../docs/performance.md');

/** As measured by `npm run bench -- --report` and `npm run bench:search`. */
export function readCosts() {
  const calls = costOf('cart, quote and order');
  const jobs = costOf('jobs after an order');
  const cart = costOf('add 3 products to a cart');
  const kinds = [
    { count: VISIT.pages, stored: costOf('home page'), anew: costOf('page rendered anew') },
    { count: VISIT.navigations, stored: costOf('home page'), anew: costOf('data of a page read anew') },
    { count: VISIT.searches, stored: costOf('search, 6 words'), anew: costOf('search | 25,000') },
  ];
  return {
    order: { server: calls.server + jobs.server, database: calls.database + jobs.database },
    /** The more visits a server gets, the more of their pages and searches it has in its cache. A CDN answers what it has. */
    visit(visitsPerSecond: number, { isBehindCdn = false } = {}): Cost {
      const cost = { server: VISIT.cartChanges * cart.server, database: VISIT.cartChanges * cart.database };
      for (const { count, stored, anew } of kinds) {
        const share = shareAnew(visitsPerSecond * count, isBehindCdn ? FRESH_SECONDS.cdn : FRESH_SECONDS.server);
        for (const part of ['server', 'database'] as const)
          cost[part] += count * ((isBehindCdn ? share : 1) * stored[part] + share * anew[part]);
      }
      return cost;
    },
  };
}

function costOf(name: string): Cost {
  const line = readFileSync(PERFORMANCE, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`| ${name} |`));
  if (!line) throw new Error(`docs/performance.md has no row "${name}"`);
  const cells = line.split('|');
  return { server: Number(cells[5]), database: Number(cells[6]) };
}

const shareOfRank = (rank: number): number => Math.log((rank + 1) / rank) / Math.log(DIFFERENT_REQUESTS + 1);

/** Of requests that arrive at this rate, the share for which no fresh response is stored. */
function shareAnew(requestsPerSecond: number, freshSeconds: number): number {
  let share = 0;
  for (let rank = 1; rank <= DIFFERENT_REQUESTS; rank++) {
    const popularity = shareOfRank(rank);
    share += popularity / (1 + requestsPerSecond * popularity * freshSeconds);
  }
  return share;
}

/** The first of the list most often, by the popularity that the costs assume. */
export function chooseByPopularity<Item>(list: readonly Item[]): Item {
  const rank = Math.floor((list.length + 1) ** Math.random());
  return list[Math.min(rank, list.length) - 1] as Item;
}

/** About Poisson-distributed. */
export function randomCount(mean: number): number {
  const gauss = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * gauss));
}
