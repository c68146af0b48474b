import { readFileSync } from 'node:fs';
import path from 'node:path';

/** CPU time in milliseconds. */
export type Cost = { server: number; database: number };

/** Requests of one visit besides the order. Reads repeat those of other visitors, so that the cache answers most of them; searches are new. */
export const VISIT = { pages: 6, reads: 6, searches: 2, cartChanges: 1 };
export const VISITS_PER_ORDER = 8;

const PERFORMANCE = path.resolve(import.meta.dirname, '../docs/performance.md');

/** As measured by `npm run bench -- --report` and `npm run bench:search`. */
export function readCosts() {
  const order = costOf('cart, quote and order');
  const cart = costOf('add 3 products to a cart');
  const read = costOf('search, 1,000 different');
  const search = costOf('search | 25,000');
  const page = costOf('home page');
  const visit = (part: keyof Cost) =>
    VISIT.pages * page[part] +
    VISIT.reads * read[part] +
    VISIT.searches * search[part] +
    VISIT.cartChanges * cart[part];
  return { order, visit: { server: visit('server'), database: visit('database') } };
}

function costOf(name: string): Cost {
  const line = readFileSync(PERFORMANCE, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`| ${name} |`));
  const cells = line?.split('|') ?? [];
  return { server: Number(cells[5]), database: Number(cells[6]) };
}

/** About Poisson-distributed. */
export function randomCount(mean: number): number {
  const gauss = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * gauss));
}
